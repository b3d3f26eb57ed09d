import { splitSentences } from '#server/lib/split-sentences.ts'
import { isStopWord } from '../text/stop-words.ts'

/** How often a sentence that says what has to be decided counts. */
const times = 5
/** Of a text that goes on and on about questions, so many characters of such sentences. */
const longest = 10_000

const nouns = '(?:questions?|issues?|points?)'
const saysPoint = new RegExp(
  [
    String.raw`\bwhether\b`,
    String.raw`\b(?:the|this|a|an|one|two|only|sole|main|short|other) (?:\w+ ){0,2}(?<!\bin )${nouns}\b(?! (?:of|in) time\b)`,
    String.raw`\bconcern(?:s|ed) (?:with|in|here|about)\b`,
    String.raw`\bgrievances?\b`,
    String.raw`\b(?:need|want|seek|require|look(?:ing)? for)\b[^.]{0,40}\b(?:authorit(?:y|ies)|judge?ments?|precedents?|case laws?)\b`,
  ].join('|'),
  'i',
)

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const dates = new RegExp(String.raw`\b${day}(?: day)?(?: of)?,? ${month}\b|\b${month}(?=,? \d)`, 'gi')

/**
 * The text of a brief as its words are counted. It tells in many sentences what happened, and often in one what has to be
 * decided: 'it is with the remarks of the learned Judge that we are now concerned'. That is what the precedents are about,
 * so the words of such a sentence count more; the month in which something happened does not count at all.
 */
export function weighBrief(brief: string): string {
  const text = brief.replace(dates, ' ')
  const points = text
    .split('\n')
    .filter(line => saysPoint.test(line))
    .flatMap(splitSentences)
    .flatMap(({ text: sentence }) => (saysPoint.test(sentence) ? [sentence] : []))
  return [text, ...Array<string>(times - 1).fill(points.join('\n').slice(0, longest))].join('\n')
}

const wordsOfCourts = new Set(['high', 'court', 'learned', 'judge', 'filed'])

/** Of a short brief nearly every word is searched; what stands in every judgment is not worth a mark in it. */
export function isMarkedInBrief(word: string): boolean {
  return !isStopWord(word) && !wordsOfCourts.has(word)
}
