import type { Concept, Thesaurus } from '#server/content/thesaurus.ts'
import { isDevanagari, type LawWord, parseLawWords } from '#server/law/law-words.ts'
import { foldName } from '../text/fold-name.ts'
import { createSoundMatcher, firstSounds, type SoundsLike } from '../text/roman-sound.ts'
import { isRomanHindi, isStopWord } from '../text/stop-words.ts'
import type { Span } from './spans.ts'

export type FoundConcept = Span & {
  concept: Concept
  /** Whether the text names it in English; otherwise its English term is a translation. */
  isEnglish: boolean
}

type Expression = { words: string[]; concept: Concept; isEnglish: boolean }
/** `sounds` is by the first letter of what may be typed for an expression in Devanagari. */
type Dictionary = { written: Map<string, Expression[]>; sounds: Map<string, Sounding[]> }
type Sounding = { expression: Expression; words: SoundsLike[] }

const dictionaries = new WeakMap<Thesaurus, Dictionary>()

/** The concepts that a text names; of several at one place, the longest expression. */
export function findConcepts(text: string, thesaurus: Thesaurus): FoundConcept[] {
  const dictionary = dictionaryOf(thesaurus)
  const words = parseLawWords(text)
  const found: FoundConcept[] = []
  const isRoman = isRomanHindi(text)
  for (let at = 0; at < words.length; ) {
    const expression =
      findExpression(words, at, dictionary) ?? (isRoman ? findBySound(words, at, dictionary) : undefined)
    if (expression) found.push(placeConcept(words, at, expression))
    at += expression?.words.length ?? 1
  }
  return found
}

function findExpression(words: LawWord[], at: number, dictionary: Dictionary): Expression | undefined {
  const candidates = dictionary.written.get(keyOf(words[at]?.word ?? '')) ?? []
  return candidates.find(candidate =>
    candidate.words.every((word, offset) => isForm(words[at + offset]?.word ?? '', word)),
  )
}

/** In a sentence of Roman Hindi or Marathi an expression is known by its sound, however it is spelt. */
function findBySound(words: LawWord[], at: number, { sounds }: Dictionary): Expression | undefined {
  const first = words[at]?.word ?? ''
  if (isDevanagari(first) || isStopWord(first)) return undefined
  return sounds
    .get(soundLetter(first))
    ?.find(({ words: own }) => own.every((soundsLike, offset) => soundsLike(words[at + offset]?.word ?? '')))
    ?.expression
}

/** The first letter as `foldName` has it: z is j, w is v, c and q are k unless it is ch. */
function soundLetter(word: string): string {
  return foldName(word.toLowerCase()).charAt(0)
}

function placeConcept(words: LawWord[], at: number, { concept, isEnglish, words: used }: Expression) {
  const from = words[at]?.from ?? 0
  return { concept, isEnglish, from, to: words[at + used.length - 1]?.to ?? from }
}

function dictionaryOf(thesaurus: Thesaurus): Dictionary {
  const known = dictionaries.get(thesaurus)
  if (known) return known
  const expressions = thesaurus.flatMap(expressionsOf).sort((a, b) => lengthOf(b) - lengthOf(a))
  const built: Dictionary = { written: new Map(), sounds: new Map() }
  for (const expression of expressions) {
    add(built.written, keyOf(expression.words[0] ?? ''), expression)
    const sounding = soundOf(expression)
    if (!sounding) continue
    for (const letter of firstSounds(expression.words[0] ?? '')) add(built.sounds, letter, sounding)
  }
  dictionaries.set(thesaurus, built)
  return built
}

function expressionsOf(concept: Concept): Expression[] {
  const read = (isEnglish: boolean) => (text: string) => ({
    words: parseLawWords(text).map(({ word }) => word),
    concept,
    isEnglish,
  })
  const others = [...concept.hindi, ...concept.marathi]
  return [...[concept.term, ...concept.also].map(read(true)), ...others.map(read(false))]
}

function soundOf(expression: Expression): Sounding | undefined {
  const words = expression.words.flatMap(word => createSoundMatcher(word) ?? [])
  return words.length === expression.words.length ? { expression, words } : undefined
}

function add<Thing>(map: Map<string, Thing[]>, key: string, thing: Thing) {
  const others = map.get(key)
  if (others) others.push(thing)
  else map.set(key, [thing])
}

function lengthOf({ words }: Expression): number {
  return words.length * 100 + words.join('').length
}

/** Hindi and Marathi words change at the end, so they are indexed by their first letters. */
function keyOf(word: string): string {
  return isDevanagari(word) ? word.slice(0, 3) : word
}

const longestEnding = 8

/**
 * 'घटस्फोटाचा' is a form of 'घटस्फोट'; 'ताब्यात' and 'कब्जे' are forms of words that end in 'ा'. Short words
 * have no forms.
 */
function isForm(word: string, base: string): boolean {
  if (word === base) return true
  if (base.length < 4 || !isDevanagari(base) || word.length > base.length + longestEnding) return false
  if (word.startsWith(base)) return true
  if (base.endsWith('णे')) return word.startsWith(`${base.slice(0, -1)}्य`) // 'काढण्यासाठी' of 'काढणे'
  if (!base.endsWith('ा')) return false
  const stem = base.slice(0, -1)
  return word.startsWith(`${stem}्य`) || word === `${stem}े` || word === `${stem}ों`
}
