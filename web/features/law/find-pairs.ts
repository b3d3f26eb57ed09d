import type { SectionPair } from '#shared/contract/law.ts'
import { inLatinDigits } from '#shared/latin-digits.ts'
import type { LawSection } from '#shared/law/section.ts'
import { type CodeId, codes } from './pairs-search.ts'

/** Finds by section number on either side or by words of the name; an act beside the number chooses the side. */
export function findPairs(pairs: readonly SectionPair[], typed: string, code: CodeId): SectionPair[] {
  const chosen = codes.find(({ id }) => id === code)
  const { numbers, acts, words } = parseQuery(typed)
  return pairs.filter(pair => {
    if (chosen?.old && pair.old?.act !== chosen.old && pair.current?.act !== chosen.now) return false
    const sides = [pair.old, pair.current].filter(side => side !== null)
    const meant = acts.length === 0 ? sides : sides.filter(({ act }) => acts.includes(act.toLowerCase()))
    if (meant.length === 0) return false
    const name = pair.name.toLowerCase().match(/[a-z]+/g) ?? []
    return (
      numbers.every(number => meant.some(side => isSection(side, number))) &&
      words.every(word => name.some(part => part.startsWith(word)))
    )
  })
}

/** '318' also finds its sub-sections; '318(4)' and '498A' find only themselves. */
function isSection({ section }: LawSection, number: string): boolean {
  const plain = section.toLowerCase().replaceAll(' ', '')
  return plain === number || plain.startsWith(`${number}(`)
}

const actsByWord: Record<string, string> = {
  ipc: 'ipc',
  crpc: 'crpc',
  iea: 'iea',
  evidence: 'iea',
  bns: 'bns',
  bnss: 'bnss',
  bsa: 'bsa',
}
const fillers = new Set(['section', 'sec', 's', 'u', 'of', 'the', 'act', 'धारा', 'कलम'])

function parseQuery(typed: string) {
  const plain = inLatinDigits(typed.toLowerCase())
    .replace(/i\.p\.c\.?/g, 'ipc')
    .replace(/cr\.?p\.c\.?/g, 'crpc')
  const numbers = plain.match(/\d+[a-z]{0,2}(?:\([0-9a-z]+\))*/g) ?? []
  const rest = plain.replace(/\d+[a-z]{0,2}(?:\([0-9a-z]+\))*/g, ' ').match(/[\p{L}\p{M}]+/gu) ?? []
  const told = rest.filter(word => !fillers.has(word))
  return {
    numbers,
    acts: told.flatMap(word => actsByWord[word] ?? []),
    words: told.filter(word => !Object.hasOwn(actsByWord, word)),
  }
}
