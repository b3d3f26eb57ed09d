import { splitSentences } from '#server/lib/split-sentences.ts'
import type { CaseResult, CaseSummary, SummarySentence } from '#shared/contract/cases.ts'
import { lightStem } from '../text/light-stem.ts'
import { weightOf } from './part-weights.ts'

const casesQuoted = 4
const longest = 420
/** Results below this share of the first one's relevance are not quoted. */
const leastShare = 0.5

/** A summary without a model: from each of the best results, its best matching sentence, unchanged. */
export function summariseByExtracts(results: readonly CaseResult[]): CaseSummary | null {
  const least = leastShare * (results[0]?.relevanceScore ?? 0)
  const near = results.slice(0, casesQuoted).filter(({ relevanceScore }) => relevanceScore >= least)
  const sentences = near.flatMap(chooseSentence)
  if (sentences.length === 0) return null
  return { kind: 'extracts', sentences, model: null, removed: [], notice: null }
}

function chooseSentence({ id, caseTitle, citation, passages }: CaseResult): SummarySentence[] {
  const candidates = passages.flatMap((passage, rank) => {
    const weight = weightOf({ ...passage, id: passage.paragraphId }, 'quoted')
    return splitSentences(passage.text).map(({ text, from }) => ({
      passage,
      text,
      value: countKinds(passage, from, from + text.length) * weight - rank * 0.5,
    }))
  })
  const whole = candidates.filter(
    ({ text, value }) =>
      value > 0 && text.length >= 30 && text.length <= longest && !text.includes('…') && !isQuestion(text),
  )
  const [first, ...rest] = whole.length > 0 ? whole : []
  if (!first) return []
  const { passage, text } = rest.reduce((best, one) => (one.value > best.value ? one : best), first)
  return [{ text, caseId: id, caseTitle, citation, paragraphId: passage.paragraphId, label: passage.label }]
}

const opensQuestion =
  /^\W*(?:(?:\d{1,3}|[ivx]{1,4}|[a-z])[.)]\s*)?(?:whether\b|(?:the|a|one|another|next|first|only|main) (?:\w+ ){0,3}(?:question|issue|point)s?\b.{0,90}\bwhether\b|the (?:\w+ ){0,2}(?:question|issue|point)s? (?:that|which) (?:falls?|arises?)\b)/i

/** A question that the court asks does not answer the reader. */
function isQuestion(sentence: string): boolean {
  return /[?？]["”’)\]]*$/.test(sentence.trimEnd()) || opensQuestion.test(sentence)
}

/** How many different matching words are in this part of the text; forms of one word are one. */
function countKinds({ text, marks }: CaseResult['passages'][number], from: number, to: number): number {
  const within = marks.filter(mark => mark.from >= from && mark.to <= to)
  return new Set(within.map(mark => lightStem(text.slice(mark.from, mark.to)))).size
}
