import type { FormField } from '#shared/contract/forms.ts'
import { formatAmount, parseAmount } from './amounts.ts'
import type { Run } from './blocks.ts'
import { cleanText } from './clean-text.ts'
import { formatDay, parseDay } from './dates.ts'
import { readOn, readStructure } from './read-structure.ts'
import type { ResolveContext, Resolved } from './resolved.ts'

/** The answer to one question, as it prints. */
export function resolveField(
  field: FormField,
  answer: string | undefined,
  context: ResolveContext,
  item?: number,
): Resolved {
  const raw = cleanText(answer ?? '').trim()
  const from = { sources: [field.name], ...(item !== undefined && { item }) }
  const optional = !field.required
  if (raw === '' && field.default !== undefined)
    return { state: 'nothing', optional: true, raw: field.default, lines: [] }
  if (raw === '') return { state: 'blank', optional, raw, lines: [[context.blankRun(field.name, from)]] }
  const toRun = (text: string): Run => ({ text, field: field.name, ...from })
  if (field.structure) {
    const parts = readStructure(cutLines(raw), context.language, toRun)
    return { state: 'filled', optional, raw, lines: parts.map(readOn), parts }
  }
  const lines = readLines(field, raw, context).map((text): Run[] => [toRun(text)])
  return { state: 'filled', optional, raw, lines }
}

function readLines(field: FormField, raw: string, { language }: ResolveContext): string[] {
  if (field.type === 'date') {
    const day = parseDay(raw)
    return [day ? formatDay(day) : onOneLine(raw)]
  }
  if (field.type === 'select') {
    const index = field.options?.indexOf(raw) ?? -1
    return [field.optionLabels?.[index]?.[language] ?? onOneLine(raw)]
  }
  if (field.input === 'amount') {
    const amount = parseAmount(raw)
    return [amount === undefined ? onOneLine(raw) : formatAmount(amount)]
  }
  return withoutOwnNumbers(cutLines(raw))
}

/** A comma at the very end of an answer ('Pune - 411038,') would meet the one of the sentence around it. */
function cutLines(raw: string): string[] {
  const text = raw.replace(/(?<=[^\s,])[\s,]+$/, '')
  return text
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

const ownNumber = /^(?:[\d०-९]{1,3}[.)]|\([a-z0-9]{1,3}\)|[-•*])\s+/i
const firstNumber = /^(?:[1१][.)]|\([ai1]\)|[-•*])\s/i

/**
 * Pasted lists have their own numbers. The document adds numbers too, so the pasted ones are removed. A list that does not
 * begin at its beginning speaks of numbers that stand elsewhere.
 */
function withoutOwnNumbers(lines: string[]): string[] {
  const [first = ''] = lines
  if (lines.length < 2 || !firstNumber.test(first) || !lines.every(line => ownNumber.test(line))) return lines
  return lines.map(line => line.replace(ownNumber, ''))
}
