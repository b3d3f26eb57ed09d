import type { FormAnnexures, FormView } from '#shared/contract/forms.ts'
import { annexurePlace } from '#shared/templates/annexures/names.ts'
import type { AnnexuresFile } from './paper-schema.ts'

/**
 * The annexures that a form declares. In the list of documents, the first text question is the name of a
 * document and the first date is its date.
 */
export function buildAnnexures(
  { mark, documents, list }: AnnexuresFile,
  { fields }: Pick<FormView, 'fields'>,
): FormAnnexures {
  const own = fields.filter(({ group }) => group === documents)
  const name = own.find(({ type }) => type === 'text')
  const date = own.find(({ type }) => type === 'date')
  return {
    mark,
    list: Object.entries(list).map(
      ([key, { title, electronic, unmarked, last, was, 'show if': showIf }]) => ({
        name: key,
        titles: title,
        ...(showIf && { showIf }),
        ...(electronic && { electronic }),
        ...(unmarked && { unmarked }),
        ...(last && { last }),
        ...(was && { was }),
      }),
    ),
    ...(documents &&
      name && { documents: { group: documents, name: name.name, ...(date && { date: date.name }) } }),
  }
}

/**
 * The condition under which one of these annexures is electronic: '' means always, undefined never. The
 * certificate is then proposed as if the advocate had said so.
 */
export function whenElectronic(annexures: AnnexuresFile | undefined): string | undefined {
  const electronic = Object.values(annexures?.list ?? {}).filter(one => one.electronic)
  if (electronic.length === 0) return undefined
  const conditions = electronic.map(one => one['show if'] ?? '')
  return conditions.includes('') ? '' : conditions.map(text => `(${text})`).join(' or ')
}

/** Changes {annexure notice} to {annexureNotice}, so that a compiled text has only plain placeholders. */
export function placeAnnexures(line: string): string {
  return line.replace(/\{annexure ([a-z][A-Za-z0-9]*)\}/g, (_, name: string) => `{${annexurePlace(name)}}`)
}
