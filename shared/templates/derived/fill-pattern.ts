import type { Line, Run } from '../blocks.ts'
import { splitPlaceholders } from '../parse-line.ts'
import { isEmpty, type Resolved, type ResolvedItem } from '../resolved.ts'

/**
 * Fills one line of `listOf`. When an optional answer is missing, the words that join it to its neighbour
 * are also removed: without a date, both '{name} dated {date}' and 'dated {date}: {name}' become
 * '{name}'.
 */
export function fillPattern(pattern: string, item: ResolvedItem): Line {
  const parts = splitPlaceholders(pattern)
  const isMissing = (index: number) => {
    const part = parts[index]
    const value = part && 'field' in part ? item[part.field] : undefined
    return value !== undefined && isEmpty(value) && value.optional
  }
  const isLast = (index: number) => !parts.slice(index + 1).some(part => 'field' in part)
  const isFirst = (index: number) => !parts.slice(0, index).some(part => 'field' in part)
  const dropped = new Set<number>()
  for (const index of parts.keys()) {
    if (!isMissing(index)) continue
    dropped.add(index).add(index - 1)
    if (isLast(index) || isFirst(index)) dropped.add(index + 1)
  }
  return parts.flatMap((part, index): Line => {
    if (dropped.has(index)) return []
    return 'text' in part ? [{ text: part.text }] : onOneLine(item[part.field])
  })
}

function onOneLine(value: Resolved | undefined): Run[] {
  return value?.lines.flatMap((line, index) => (index === 0 ? line : [{ text: ', ' }, ...line])) ?? []
}
