import { dropped, shortened } from '#server/law/cases/case-name-words.ts'
import { spellOutStates } from '#server/law/cases/case-names.ts'

const beside = /\s(?:v|vs|versus)\.?\s/
/** They stand in every name and in none. */
const small = new Set('v vs versus of and for the in re ors anr etc others another'.split(' '))

/** The words of the name of a case, side by side: 'D.K. Basu v State of West Bengal' is [dk basu] [state west bengal]. */
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

/** An abbreviation is all the words it stands for: 'uoi' is two. */
function spellOut(word: string): string[] {
  return Object.hasOwn(shortened, word) ? (shortened[word] ?? word).split(' ') : [word]
}

/** Initials are written together and apart: 'D. K.', 'D.K.' and 'DK' are one word. */
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
