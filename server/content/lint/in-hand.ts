import { languages } from '#shared/languages.ts'
import { listNames } from '#shared/templates/conditions/condition.ts'
import { parseCondition } from '#shared/templates/conditions/parse-condition.ts'
import { createScope, cutControls, parseControlLine } from '#shared/templates/conditions/scope.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import { isTableLine } from '#shared/templates/parse-table.ts'
import type { FormDraft, TextLine } from '../draft.ts'
import { rememberByObject } from './by-text.ts'

/** The place of a line: inside {each group}, or in a table, whose first line is the header. */
export type Standing = { line: TextLine; each?: string; table?: 'header' | 'row' }

/** All lines of the texts with the {each} and the table around them. */
export function listStandings({ texts }: FormDraft): readonly Standing[] {
  return standingsOf(texts)
}

const standingsOf = rememberByObject((texts: FormDraft['texts']): readonly Standing[] =>
  languages.flatMap(language => {
    const scope = createScope(text => ({ is: 'answered', name: text }))
    let inTable = false
    return texts[language].lines.map((line): Standing => {
      const control = parseControlLine(line.text)
      // The line that opens a group is still outside of it; the line that closes it is inside.
      const before = scope.each()?.group
      if (control) scope.apply(control)
      const each = control ? before : scope.each()?.group
      const isRow = isTableLine(line.text)
      const table = isRow ? (inTable ? 'row' : 'header') : undefined
      inTable = isRow
      return { line, ...(each !== undefined && { each }), ...(table && { table }) }
    })
  }),
)

/**
 * The repeat groups of which a line prints one item: those named in its table row, and the one of {each}.
 */
export function groupsInHand({ line, each, table }: Standing, draft: FormDraft): string[] {
  const own = table === 'row' ? listGroupsNamed(line.text, draft) : []
  return [...new Set([...(each === undefined ? [] : [each]), ...own])]
}

/** The repeat groups whose questions a text uses, in placeholders and conditions. */
export function listGroupsNamed(text: string, { view }: FormDraft): string[] {
  const repeats = view.groups.filter(({ repeat }) => repeat).map(({ id }) => id)
  const inConditions = cutControls(text).flatMap(piece => {
    if (typeof piece === 'string' || !('text' in piece)) return []
    const read = parseCondition(piece.text, view.conditions)
    return 'condition' in read ? listNames(read.condition) : []
  })
  const names = new Set([...listPlaceholders(text), ...inConditions])
  const groups = view.fields.filter(({ name }) => names.has(name)).map(({ group }) => group)
  return [...new Set(groups.filter(group => repeats.includes(group)))]
}
