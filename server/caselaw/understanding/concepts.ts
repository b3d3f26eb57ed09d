import type { Concept, Thesaurus } from '#server/content/thesaurus.ts'
import { isDevanagari, type LawWord, parseLawWords } from '#server/law/law-words.ts'
import type { Span } from './spans.ts'

export type FoundConcept = Span & {
  concept: Concept
  /** Whether the text names it in English; otherwise its English term is a translation. */
  isEnglish: boolean
}

type Expression = { words: string[]; concept: Concept; isEnglish: boolean }
type Dictionary = Map<string, Expression[]>

const dictionaries = new WeakMap<Thesaurus, Dictionary>()

/** The concepts that a text names; of several at one place, the longest expression. */
export function findConcepts(text: string, thesaurus: Thesaurus): FoundConcept[] {
  const dictionary = dictionaryOf(thesaurus)
  const words = parseLawWords(text)
  const found: FoundConcept[] = []
  for (let at = 0; at < words.length; ) {
    const expression = findExpression(words, at, dictionary)
    if (expression) found.push(placeConcept(words, at, expression))
    at += expression?.words.length ?? 1
  }
  return found
}

function findExpression(words: LawWord[], at: number, dictionary: Dictionary): Expression | undefined {
  const candidates = dictionary.get(keyOf(words[at]?.word ?? '')) ?? []
  return candidates.find(candidate =>
    candidate.words.every((word, offset) => isForm(words[at + offset]?.word ?? '', word)),
  )
}

function placeConcept(words: LawWord[], at: number, { concept, isEnglish, words: used }: Expression) {
  const from = words[at]?.from ?? 0
  return { concept, isEnglish, from, to: words[at + used.length - 1]?.to ?? from }
}

function dictionaryOf(thesaurus: Thesaurus): Dictionary {
  const known = dictionaries.get(thesaurus)
  if (known) return known
  const built: Dictionary = new Map()
  for (const concept of thesaurus) for (const expression of expressionsOf(concept)) addTo(built, expression)
  for (const expressions of built.values()) expressions.sort((a, b) => lengthOf(b) - lengthOf(a))
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

function addTo(dictionary: Dictionary, expression: Expression) {
  const key = keyOf(expression.words[0] ?? '')
  const others = dictionary.get(key)
  if (others) others.push(expression)
  else dictionary.set(key, [expression])
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
  if (!base.endsWith('ा')) return false
  const stem = base.slice(0, -1)
  return word.startsWith(`${stem}्य`) || word === `${stem}े` || word === `${stem}ों`
}
