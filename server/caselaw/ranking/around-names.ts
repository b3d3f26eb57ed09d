import { isStopWord } from '../understanding/stop-words.ts'

/** What people say of a judgment beside its name, in the three languages. */
const caseWords = new Set(
  `case cases caselaw judgment judgments judgement judgements decision verdict ruling rulings order orders guideline guidelines
direction directions principle principles doctrine ratio citation citations matter petition appeal landmark famous leading mamla mamle
faisla nirnay nikal prakaran mukadma khatla`.split(/\s+/),
)

/** 'Visakha guidelines', 'lalitha kumari case': whoever says so means a judgment. */
export function isCaseWord(word: string): boolean {
  return caseWords.has(word)
}

/** Words around a name that are no part of it, unless a name has them. */
export function isBesideNames(word: string): boolean {
  return isCaseWord(word) || isStopWord(word)
}
