import { splitSentences } from '#server/lib/split-sentences.ts'
import type { Paragraph } from '#shared/cases/judgment.ts'
import { isCourt, opensPleading } from './whose-voice.ts'

export type OwnSentence = {
  paragraphId: string
  sentence: string
  /** The own sentences before it, the nearest last. */
  before: string[]
}

const remembered = 5

/** The sentences that the court speaks itself: neither quoted nor counsel's. */
export function listOwnSentences(paragraphs: readonly Paragraph[]): OwnSentence[] {
  const own: OwnSentence[] = []
  let opensQuote = false
  for (const { id, text } of paragraphs) {
    let isPleading = false
    for (const line of text.split('\n')) {
      const isQuoted = opensQuote || /^\s*["“'‘]/.test(line)
      let marks = 0
      for (const { text: sentence } of splitSentences(line)) {
        const isInside = marks % 2 === 1
        marks += countQuotes(sentence)
        if (opensPleading(sentence)) isPleading = true
        else if (isCourt(sentence)) isPleading = false
        if (isQuoted || isInside || isPleading) continue
        const before = own.slice(-remembered).map(each => each.sentence)
        own.push({ paragraphId: id, sentence, before })
      }
      opensQuote = /(?::|:\s?-+|\bthus|as under|as follows)\s*$/.test(line)
    }
  }
  return own
}

export function countQuotes(text: string): number {
  return text.match(/["“”]|''/g)?.length ?? 0
}
