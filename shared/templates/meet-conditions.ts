import type { TemplateBlock, TemplateLine } from './blocks.ts'
import { countKey, genderKey } from './conditions/condition.ts'
import { type Facts, holds } from './conditions/holds.ts'
import { fieldsOfLine } from './parse-line.ts'
import type { Gender } from './parties/agreement.ts'
import type { Resolved } from './resolved.ts'

type LookUp = (name: string) => Resolved

/** The block without the parts whose conditions are not met; undefined when nothing is left. */
export function meetConditions(block: TemplateBlock, lookUp: LookUp): TemplateBlock | undefined {
  if (!block.reads) return block
  const facts = factsOf(lookUp, block.each?.group)
  if (block.when && !holds(block.when, facts)) return undefined
  // Rows of a table may have answers of their own item, so fill-table.ts decides on each row.
  if (block.kind === 'pageBreak' || block.kind === 'table') return block
  const keep = (line: TemplateLine) => keepSegments(line, facts)
  if (block.kind === 'columns') {
    const rows = block.rows.flatMap(row => {
      const kept = { left: keep(row.left), right: keep(row.right) }
      return isEmptied([...row.left, ...row.right], [...kept.left, ...kept.right]) ? [] : [kept]
    })
    if (rows.length === 0) return undefined
    return { ...block, rows, fields: rows.flatMap(row => fieldsOfLine([...row.left, ...row.right])) }
  }
  const lines = block.lines.flatMap(line => {
    const kept = keep(line)
    return isEmptied(line, kept) ? [] : [kept]
  })
  return lines.length > 0 ? { ...block, lines, fields: lines.flatMap(fieldsOfLine) } : undefined
}

/** Conditions in texts use the values that print in the document, including computed values. */
export function factsOf(lookUp: LookUp, inHand?: string): Facts {
  const count = (group: string) => Number(lookUp(countKey(group)).raw || 1)
  return {
    answer: name => lookUp(name).raw,
    count,
    gender: group => asGender(lookUp(genderKey(group)).raw),
    several: group => group !== inHand && count(group) > 1,
  }
}

function asGender(raw: string): Gender {
  return raw === 'she' || raw === 'it' ? raw : 'he'
}

export function keepSegments(line: TemplateLine, facts: Facts): TemplateLine {
  const kept = line.filter(({ when }) => !when || holds(when, facts))
  return kept.length === line.length ? line : tidyJoints(kept)
}

/** Whether conditions removed all words and placeholders of a line. Punctuation alone does not count. */
export function isEmptied(line: TemplateLine, kept: TemplateLine): boolean {
  if (kept.length === line.length) return false
  return kept.every(segment => 'text' in segment && !/[^\s\p{P}]/u.test(segment.text))
}

/** The row of dots between a party and its role is not punctuation. */
const mark = /^\s*(?:[,;:!?।)]|\.(?!\.))/

/**
 * Where words were removed, two spaces become one, and no space stays at the start, at the end or before
 * a comma.
 */
function tidyJoints(line: TemplateLine): TemplateLine {
  return line.map((segment, index) => {
    if (!('text' in segment)) return segment
    const [before, next] = [line[index - 1], line[index + 1]]
    const isAfterSpace = !before || ('text' in before && /\s$/.test(before.text))
    const isBeforeMark = !next || ('text' in next && mark.test(next.text))
    const start = isAfterSpace || mark.test(segment.text) ? segment.text.trimStart() : segment.text
    return { ...segment, text: isBeforeMark ? start.trimEnd() : start }
  })
}
