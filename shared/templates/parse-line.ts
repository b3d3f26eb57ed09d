import type { Segment, TemplateLine } from './blocks.ts'
import { splitPlaceholders } from './placeholders.ts'

/** '**Rs {amount}** only' -> bold words, a bold place and plain words. */
export function parseLine(text: string): TemplateLine {
  return text.split('**').flatMap((part, index): Segment[] => {
    const bold = index % 2 === 1
    return splitPlaceholders(part).map(piece => ({ ...piece, bold }))
  })
}

export function fieldsOfLine(line: TemplateLine): string[] {
  return line.flatMap(segment => ('field' in segment ? [segment.field] : []))
}
