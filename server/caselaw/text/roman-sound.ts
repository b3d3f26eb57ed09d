import { foldName } from './fold-name.ts'

/**
 * Whether a word in Roman letters is how somebody writes a Hindi or Marathi word by its sound: 'zamaanat' and 'jamanat' are
 * जमानत. What a letter does not show may be written or not (the short a), and so may an ending.
 */
export type SoundsLike = (roman: string) => boolean

/** Undefined where the word is not in Devanagari, or so short that many words sound like it. */
export function createSoundMatcher(devanagari: string): SoundsLike | undefined {
  const sounds = listSounds(devanagari)
  if (!sounds || sounds.filter(({ isVowel }) => !isVowel).length < fewestConsonants) return undefined
  const pattern = new RegExp(`^${sounds.map(({ pattern: one }) => one).join('')}${endingOf(sounds.length)}$`)
  return roman => pattern.test(foldName(roman.toLowerCase()))
}

/** The first letter of what may be typed; words are looked for by it. */
export function firstSounds(devanagari: string): readonly string[] {
  const [first] = listSounds(devanagari) ?? []
  return first ? [...new Set(first.pattern.match(/[a-z]/g) ?? [])] : []
}

const fewestConsonants = 3
/** Words of some length take endings: 'ghatasphotacha', 'adhikaron'. */
const longEnough = 6

function endingOf(length: number): string {
  return length < longEnough ? 'a?' : '[a-z]{0,4}'
}

type Sound = { pattern: string; isVowel: boolean }

const independent: Record<string, string> = {
  अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'r[iu]', ए: 'e', ऐ: '(?:ai|e)', ओ: 'o', औ: '(?:au|o)', ऑ: 'o', ऍ: '[ae]',
} // biome-ignore format: a table
const signs: Record<string, string> = {
  'ा': 'a?', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'r[iu]?', 'े': 'e', 'ै': '(?:ai|e)', 'ो': 'o', 'ौ': '(?:au|o)', 'ॉ': '[oa]', 'ॅ': '[ae]',
} // biome-ignore format: a table
/** As `foldName` leaves them: without aspirates, z as j, w as v, y as i. */
const consonants: Record<string, string> = {
  क: 'k', ख: 'k', ग: 'g', घ: 'g', ङ: 'n', च: 'c', छ: 'c', ज: 'j', झ: 'j', ञ: 'n', ट: 't', ठ: 't', ड: '[dr]', ढ: '[dr]', ण: 'n',
  त: 't', थ: 't', द: 'd', ध: 'd', न: 'n', प: 'p', फ: '[fp]', ब: 'b', भ: 'b', म: 'm', य: 'i', र: 'r', ल: 'l', ळ: 'l', व: 'v',
  श: 's', ष: 's', स: 's', ह: 'h',
} // biome-ignore format: a table
const halant = '्'

function listSounds(devanagari: string): Sound[] | undefined {
  const letters = [...devanagari.normalize('NFD').replace(/[\u093c\u200c\u200d]/g, '')]
  const sounds: Sound[] = []
  const add = (pattern: string, isVowel: boolean) => {
    if (sounds.at(-1)?.pattern !== pattern) sounds.push({ pattern, isVowel }) // what is doubled is folded to one
  }
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1] ?? ''
    const vowel = independent[letter] ?? signs[letter]
    const consonant = consonants[letter]
    if (vowel !== undefined) add(vowel, true)
    else if (consonant !== undefined) {
      add(consonant, false)
      if (next !== halant && signs[next] === undefined) add('a?', true)
    } else if (letter === 'ं' || letter === 'ँ') add('[nm]?', true)
    else if (letter !== halant && letter !== 'ः') return undefined
  }
  return sounds.length > 0 ? sounds : undefined
}
