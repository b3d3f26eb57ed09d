import type { Thesaurus } from '#server/content/thesaurus.ts'
import { officeWords } from '#server/law/cases/case-name-words.ts'
import type { Entry } from '../library/entry.ts'
import type { NameMatch } from '../library/look-up.ts'
import { isStopWord } from '../text/stop-words.ts'
import { wordKey } from '../text/word-keys.ts'
import { createFuzzyWords, type FuzzyHit } from './fuzzy-words.ts'
import { indexNames, type NameIndex } from './name-index.ts'
import { isBesideNames, isCaseWord, parseNameSides } from './name-words.ts'
import { listLawWords, listOrdinaryWords, listUsualWords, type OrdinaryTerms } from './ordinary-words.ts'

export type NameFinder = {
  find: (text: string) => NameMatch[]
  /** Whether both sides of a 'v' may be parties: 'licence fee versus license' compares two things. */
  isName: (text: string) => boolean
}

/** A text with more words is a question, not a name. */
const mostWords = 7
/** A name that more judgments share identifies none of them. */
const mostNamesakes = 40
/** Names whose likeness is lower than the best by more than this are not meant. */
const asGood = 0.06
/** The part of the likeness that depends on how much of a side was typed. */
const wholeSide = 0.1
/** A word in more names than this share does not distinguish them. */
const commonShare = 0.01
const leastCommon = 5
const initials = 3
/** A single word must sound like a name. If no judgment uses the word, the same consonants are enough. */
const soundsAlike = 0.93
const consonantsAlike = 0.81
/** A word that many judgments use but that is in few names is an ordinary word. */
const spokenCount = 20
const spokenShare = 0.01
const namesAmongSpoken = 0.05
const comparedCount = 3

/** Asked for one at a time: nothing of the library is kept but the index of its words. */
export type NamedCases = { length: number; at: (place: number) => Pick<Entry, 'id' | 'title'> | undefined }

type Words = { thesaurus: Thesaurus; terms: OrdinaryTerms }

/** The words that are no names, whatever names there are. */
export type Language = {
  ordinary: ReadonlySet<string>
  usual: ReadonlySet<string>
  lawWords: ReadonlySet<string>
  /** How near a word is to the nearest of them; those that `isName` knows are not looked at, unless they are ordinary. */
  nearness: (word: string, isName: (word: string) => boolean) => number
}

export function learnLanguage({ thesaurus, terms }: Words): Language {
  const ordinary = listOrdinaryWords(thesaurus)
  const usual = new Set(listUsualWords(terms))
  const words = [...new Set([...ordinary, ...usual])]
  const known = createFuzzyWords(words)
  return {
    ordinary,
    usual,
    lawWords: listLawWords(thesaurus),
    nearness: (word, isName) =>
      known.find(word).reduce((most, { at, quality }) => {
        const other = words[at] ?? ''
        return ordinary.has(other) || !isName(other) ? Math.max(most, quality) : most
      }, 0),
  }
}

type Needs = Words & {
  /** Learnt before, where several finders share it. */
  language?: Language
}

/** Finds judgments by the names of their parties, in any spelling. What can be computed beforehand is. */
export function createNameFinder(
  entries: NamedCases,
  { thesaurus, terms, language = learnLanguage({ thesaurus, terms }) }: Needs,
): NameFinder {
  const names = indexNames(listTitles(entries), entries.length)
  const known = createFuzzyWords(names.words)
  const placeOf = new Map(names.words.map((word, at) => [word, at]))
  const { ordinary, usual, lawWords } = language
  const common = Math.max(leastCommon, commonShare * entries.length)

  /** Words around a name ('case', 'guidelines', 'what is') are part of it only if a name has them. */
  function find(text: string): NameMatch[] {
    const typed = [...new Set(parseNameSides(text).flat())]
    const whole = findWords(typed, false)
    const bare = typed.filter(word => !isBesideNames(word))
    if (whole.length > 0 || bare.length === typed.length) return whole
    return findWords(bare, typed.some(isCaseWord))
  }

  /** If the query says that it means a case, one distinctive word is enough, even if spelt correctly. */
  function findWords(typed: readonly string[], isCase: boolean): NameMatch[] {
    if (typed.length === 0 || typed.length > mostWords) return []
    const meant = typed.map(word => ({ word, hits: listMeant(word) }))
    const needed = meant.filter(({ word, hits }) => hits.length > 0 || word.length > initials)
    if (needed.length === 0 || (needed.length === 1 && !isCase && !isLikeName(needed[0]))) return []
    const found = findShared(
      needed.map(({ hits }) => hits),
      names,
    ).filter(({ hits }) => hits.some(({ at }) => isTelling(at)))
    const best = Math.max(0, ...found.map(({ likeness }) => likeness))
    const good = found.filter(({ likeness }) => likeness >= best - asGood)
    if (good.length > mostNamesakes) return []
    return good
      .sort((one, other) => other.likeness - one.likeness)
      .flatMap(match => present(match, needed) ?? [])
  }

  /** A word of the law, or a word closer to one than to any name, is not a misspelt name. */
  function listMeant(word: string): FuzzyHit[] {
    if (isOrdinary(word) || usual.has(wordKey(word))) return listExact(word)
    const hits = known.find(word)
    if (hits.every(({ quality }) => quality === 1)) return hits
    const least = language.nearness(word, other => placeOf.has(other))
    return hits.filter(
      ({ at, quality }) => quality === 1 || (quality > least && !isOrdinary(names.words[at] ?? '')),
    )
  }

  function listExact(word: string): FuzzyHit[] {
    const at = placeOf.get(word)
    return at === undefined ? [] : [{ at, quality: 1 }]
  }

  function isLikeName({ word, hits }: Meant = noWord): boolean {
    const best = Math.max(0, ...hits.filter(({ quality }) => quality < 1).map(({ quality }) => quality))
    return best >= (terms.count(wordKey(word)) > 0 ? soundsAlike : consonantsAlike)
  }

  function isName(text: string): boolean {
    const isCompared = /\s(?:vs|versus)\.?\s/i.test(text)
    return parseNameSides(text).every(side =>
      side.some(word => officeWords.has(word) || !isSpoken(word, isCompared)),
    )
  }

  /**
   * A word of the law or of ordinary language. After 'versus', which often compares things, a word counts as
   * ordinary if only a few judgments use it.
   */
  function isSpoken(word: string, isCompared: boolean): boolean {
    if (isStopWord(word) || lawWords.has(word) || lawWords.has(wordKey(word))) return true
    const count = terms.count(wordKey(word))
    const least = isCompared ? comparedCount : Math.max(spokenCount, spokenShare * entries.length)
    const called = names.sides[placeOf.get(word) ?? -1]?.length ?? 0
    return count >= least && called <= namesAmongSpoken * count
  }

  function isOrdinary(word: string): boolean {
    return ordinary.has(word) || ordinary.has(wordKey(word))
  }

  function isTelling(at: number): boolean {
    const word = names.words[at] ?? ''
    return !isOrdinary(word) && !usual.has(wordKey(word)) && (names.sides[at]?.length ?? 0) <= common
  }

  function present({ name, likeness, hits }: Shared, typed: readonly Meant[]): NameMatch | null {
    const entry = entries.at(name)
    if (!entry) return null
    const corrections = hits.flatMap(({ at, quality }, place) =>
      quality < 1 ? [{ typed: typed[place]?.word ?? '', searched: names.words[at] ?? '' }] : [],
    )
    return { id: entry.id, title: entry.title, likeness, corrections }
  }

  return { find, isName }
}

function* listTitles(entries: NamedCases): Generator<string> {
  for (let place = 0; place < entries.length; place += 1) yield entries.at(place)?.title ?? ''
}

type Meant = { word: string; hits: FuzzyHit[] }
const noWord: Meant = { word: '', hits: [] }

/** A name that has every word, each in the spelling nearest to the typed one. */
type Shared = { name: number; likeness: number; hits: FuzzyHit[] }

function findShared(meant: readonly FuzzyHit[][], names: NameIndex): Shared[] {
  const places = meant.map(hits => placeHits(hits, names))
  const fewest = places.reduce((few, one) => (one.size < few.size ? one : few), places[0] ?? new Map())
  return [...fewest.keys()].flatMap(name => {
    const placed = places.flatMap(one => one.get(name) ?? [])
    if (placed.length < places.length) return []
    const sides = [...new Set(placed.map(({ side }) => side))]
    const size = sides.reduce((sum, side) => sum + (names.sizes[side] ?? 0), 0)
    const quality = placed.reduce((sum, hit) => sum + hit.quality, 0) / placed.length
    const likeness = quality * (1 - wholeSide + wholeSide * Math.min(1, placed.length / Math.max(1, size)))
    return [{ name, likeness, hits: placed }]
  })
}

type Placed = FuzzyHit & { side: number }

/** The names that have one of the hits, each with its best hit. */
function placeHits(hits: readonly FuzzyHit[], { sides }: NameIndex): Map<number, Placed> {
  const placed = new Map<number, Placed>()
  for (const hit of [...hits].sort((one, other) => other.quality - one.quality))
    for (const side of sides[hit.at] ?? []) {
      const name = side >> 1
      if (!placed.has(name)) placed.set(name, { ...hit, side })
    }
  return placed
}
