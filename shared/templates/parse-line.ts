import type { Segment, TemplateLine } from './blocks.ts'
import { type ConditionScope, createScope, cutControls, type ParseCondition } from './conditions/scope.ts'
import { splitPlaceholders } from './placeholders.ts'

/** '**Rs {amount}** only' -> bold words, a bold place and plain words; '{if several}and others{end}' -> words with a condition. */
export function parseLine(text: string, read?: ParseCondition): TemplateLine {
  const scope: ConditionScope | undefined = read && createScope(read)
  let bold = false
  return cutControls(text).flatMap((piece): Segment[] => {
    if (typeof piece !== 'string') {
      scope?.apply(piece)
      return []
    }
    const when = scope?.when()
    return piece.split('**').flatMap((part, index): Segment[] => {
      if (index > 0) bold = !bold
      return splitPlaceholders(part).map(place => ({ ...place, bold, ...(when && { when }) }))
    })
  })
}

export function fieldsOfLine(line: TemplateLine): string[] {
  return line.flatMap(segment => ('field' in segment ? [segment.field] : []))
}
