import type { FormField } from '#shared/contract/forms.ts'
import { languages } from '#shared/languages.ts'
import { annexureGroup } from '#shared/templates/annexures/names.ts'
import type { Segment, TableRow, TemplateBlock, TemplateLine } from '#shared/templates/blocks.ts'
import { type Condition, listNames } from '#shared/templates/conditions/condition.ts'
import { type Facts, holds } from '#shared/templates/conditions/holds.ts'
import { indexGroup } from '#shared/templates/papers/index-rows.ts'
import { parseForm } from '#shared/templates/parse-form.ts'
import { isTableLine } from '#shared/templates/parse-table.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'

/**
 * In the line of a table about an item, the cell of an optional question is not left empty: a reader cannot see whether
 * there is nothing or it was forgotten. It says so itself, in an {else}.
 */
export function cellsAreFilled(draft: FormDraft): Problem[] {
  return languages.flatMap(language => {
    const { lines } = draft.texts[language]
    if (!lines.some(({ text }) => isTableLine(text))) return []
    const tables = parseForm(draft.view, language).flatMap(({ blocks }) => blocks.filter(isTable))
    const empty = tables.flatMap(({ when, rows }) => rows.flatMap(row => listEmpty(row, when, draft)))
    return [...new Set(empty)].flatMap(name => {
      const line = lines.find(({ text }) => isTableLine(text) && text.includes(`{${name}}`))
      const message = `The cell of {${name}}, which need not be answered, may be empty: say so in it, {if ${name} is answered}{${name}}{else}not known{end}.`
      return line ? [atLine(line, message)] : []
    })
  })
}

type Table = Extract<TemplateBlock, { kind: 'table' }>

function isTable(block: TemplateBlock): block is Table {
  return block.kind === 'table'
}

/** The optional questions whose cell may be empty while another cell of the line, told of the same item, is not. */
function listEmpty({ cells, group }: TableRow, when: Condition | undefined, { view }: FormDraft): string[] {
  if (group === undefined || ofTheProgram.includes(group)) return []
  const asked = view.fields.filter(field => field.group === group)
  const must = new Set(asked.filter(field => field.required && !field.showIf).map(({ name }) => name))
  const names = new Set(asked.map(({ name }) => name))
  const free = new Set(asked.filter(isFree).map(({ name }) => name))
  const around = when ? listNames(when) : []
  return cells.flatMap((cell, index) => {
    const own = cell.flatMap(segment => ('field' in segment ? [segment.field] : []))
    const [first] = own
    if (first === undefined || !own.every(name => free.has(name) && !around.includes(name))) return []
    const isTold = (other: TemplateLine, at: number) =>
      other.some(
        segment =>
          'field' in segment &&
          !segment.when &&
          (at < index ? names : must).has(segment.field) &&
          at !== index,
      )
    const facts = { answer: (name: string) => (own.includes(name) ? '' : 'told'), count: () => 1 }
    return cells.some(isTold) && !cell.some(segment => isWord(segment, facts)) ? [first] : []
  })
}

/** What the index and the lists of annexures print is not asked for. */
const ofTheProgram = [annexureGroup, indexGroup]

function isFree({ required, requiredIf }: FormField): boolean {
  return !required && requiredIf === undefined
}

function isWord({ when, ...segment }: Segment, facts: Facts): boolean {
  return 'text' in segment && segment.text.trim() !== '' && (!when || holds(when, facts))
}
