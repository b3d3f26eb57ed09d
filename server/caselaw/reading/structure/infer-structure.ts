import { splitSentences } from '#server/lib/split-sentences.ts'
import type { Paragraph } from '#shared/cases/judgment.ts'
import type { TextPart } from '#shared/cases/text-parts.ts'
import { isCounsel } from '../treatments/whose-voice.ts'
import {
  isAnswer,
  isFactsOpening,
  isIssue,
  isOfCourt,
  isOutcome,
  isPleading,
  isReasoning,
  partHeaded,
} from './part-patterns.ts'

/** The outcome stands at the end. */
const nearEnd = 4

/** What a paragraph does in the judgment, where its own words leave no doubt; most paragraphs say nothing of it. */
export function inferStructure(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.map((paragraph, at) => {
    const part =
      inferPart(paragraph.text, paragraphs.length - at <= nearEnd) ??
      partHeaded(lastLine(paragraphs[at - 1]?.text ?? ''))
    return part ? { ...paragraph, part } : paragraph
  })
}

/** A heading between two numbered paragraphs is the last line of the first. */
function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1).trim()
}

function inferPart(text: string, isNearEnd: boolean): TextPart | undefined {
  const sentences = splitSentences(withoutQuotations(text)).map(sentence => sentence.text)
  const [first = '', second = ''] = sentences
  if (isNearEnd && sentences.some(isOutcome)) return 'outcome'
  const isPleaded = isPleading(first)
  if (isIssue(first) && !isPleaded) return asksOnly(first, text) ? 'issues' : undefined
  const isDecided = sentences.some(isOfCourt)
  if (isPleaded)
    return isDecided || sentences.some(isAnswer) || !pleadsToTheEnd(sentences) ? undefined : 'arguments'
  if (isFactsOpening(first) || (isFactsOpening(second) && sentences.length > 2))
    return isDecided || sentences.some(isPleading) ? undefined : 'facts'
  return sentences.some(isReasoning) && !listed.test(text) ? 'analysis' : undefined
}

/** A court may go on at once to answer what it asks. */
function asksOnly(question: string, text: string): boolean {
  return question.length >= text.length * 0.8 || listed.test(text)
}

/** A court may say what was argued, and answer it in its own name without a 'we'. */
function pleadsToTheEnd(sentences: readonly string[]): boolean {
  return sentences.length <= 3 || sentences.slice(sentences.length / 2).some(isCounsel)
}

const listed = /\n\W*(?:\(?[ivx1-9a-d]{1,4}\)|[ivx1-9]{1,4}\.)\s/i

/** What is quoted was said elsewhere. */
function withoutQuotations(text: string): string {
  return text.replace(/[“"][^”"]*[”"]/g, ' ')
}
