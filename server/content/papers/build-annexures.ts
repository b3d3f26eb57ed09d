import type { FormAnnexures, FormView } from '#shared/contract/forms.ts'
import { annexurePlace } from '#shared/templates/annexures/names.ts'
import type { AnnexuresFile } from './paper-schema.ts'

/** What a form declares of its annexures; of the list of documents the first text names a document, the first date is its own. */
export function buildAnnexures(
  { mark, documents, list }: AnnexuresFile,
  { fields }: Pick<FormView, 'fields'>,
): FormAnnexures {
  const own = fields.filter(({ group }) => group === documents)
  const name = own.find(({ type }) => type === 'text')
  const date = own.find(({ type }) => type === 'date')
  return {
    mark,
    list: Object.entries(list).map(([key, { title, electronic, 'show if': showIf }]) => ({
      name: key,
      titles: title,
      ...(showIf && { showIf }),
      ...(electronic && { electronic }),
    })),
    ...(documents &&
      name && { documents: { group: documents, name: name.name, ...(date && { date: date.name }) } }),
  }
}

/** {annexure notice} -> {annexureNotice}, so that a compiled text knows placeholders only. */
export function placeAnnexures(line: string): string {
  return line.replace(/\{annexure ([a-z][A-Za-z0-9]*)\}/g, (_, name: string) => `{${annexurePlace(name)}}`)
}
