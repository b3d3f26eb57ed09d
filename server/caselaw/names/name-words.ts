import { dropped, shortened } from '#server/law/cases/case-name-words.ts'
import { spellOutStates } from '#server/law/cases/case-names.ts'
import { isStopWord } from '../text/stop-words.ts'

const beside = /\s(?:v|vs|versus)\.?\s/
/** Words that any name may have, and that identify none. */
const small = new Set('v vs versus of and for the in re ors anr etc others another'.split(' '))

/** The words of a case name by side: 'D.K. Basu v State of West Bengal' is [dk basu] [state west bengal]. */
export function parseNameSides(name: string): string[][] {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(beside)
    .slice(0, 2)
    .map(parseWords)
}

function parseWords(side: string): string[] {
  const words = joinInitials(spellOutStates(side).match(/[a-z]+/g) ?? []).flatMap(spellOut)
  return [...new Set(words.filter(word => !small.has(word) && !dropped.has(word)))]
}

/** An abbreviation becomes the words it stands for: 'uoi' becomes two words. */
function spellOut(word: string): string[] {
  return Object.hasOwn(shortened, word) ? (shortened[word] ?? word).split(' ') : [word]
}

/** Initials are written together or apart: 'D. K.', 'D.K.' and 'DK' become one word. */
function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = []
  let initials = ''
  for (const word of [...words, '']) {
    if (word.length === 1) {
      initials += word
      continue
    }
    if (initials) joined.push(initials)
    if (word) joined.push(word)
    initials = ''
  }
  return joined
}

/** What people call a judgment beside its name, in the three languages. */
const caseWords = new Set(
  `case cases caselaw judgment judgments judgement judgements decision decided decide held verdict ruling rulings order orders guideline guidelines
direction directions principle principles doctrine ratio citation citations matter petition appeal landmark famous leading mamla mamle
faisla nirnay nikal prakaran mukadma khatla`.split(/\s+/),
)

/** 'Visakha guidelines', 'lalitha kumari case': such a word shows that a judgment is meant. */
export function isCaseWord(word: string): boolean {
  return caseWords.has(word)
}

/** Words around a name that are not part of it, unless a name has them. */
export function isBesideNames(word: string): boolean {
  return isCaseWord(word) || isStopWord(word)
}
