import type { TextField, WordsNode } from '../../library/search-query.ts'
import { listWhere } from '../list-where.ts'
import { listAt } from '../packed-lists.ts'
import { roundLength } from '../rounded-length.ts'
import { keyOfWord } from './build-lists.ts'
import type { ListsPart } from './find-sayings.ts'
import { type ListsFile, type ListsReader, openLists } from './lists-file.ts'
import { gone, type WordListsMemory } from './place-lists.ts'
import { openPairsReader, type PairsReader } from './read-pairs.ts'
import { noScores, type Scores } from './scores.ts'
import { listTokens } from './tokens.ts'

export type WordScorer = {
  /** Those that have any of the words, or all of them. */
  score: (words: Pick<WordsNode, 'text' | 'match'>, field: TextField, boost: number) => Scores
  /** Adds to the scores those that have any of the words. */
  add: (scores: Scores, text: string, field: TextField, boost: number) => void
  /** The same for those that have a score already. */
  addThere: (scores: Scores, text: string, field: TextField, boost: number) => void
  nothing: () => Scores
  /** For what depends on where in a text the words stand. */
  parts: readonly ListsPart[]
  pairs: PairsReader
  close: () => void
}

type Adding = { field: TextField; boost: number; hits?: Uint8Array | null; isOnlyThere?: boolean }

/** The usual numbers of BM25, which the engine has too: how soon a repetition counts less, and how much length counts. */
const [soon, long] = [1.2, 0.75]

/** Scores words as the engine would, from lists of who has them. */
export function openWordScorer(
  folder: string,
  files: readonly ListsFile[],
  memory: WordListsMemory,
): WordScorer {
  const { places, buckets, lengths } = memory
  const parts = files
    .toReversed()
    .map(({ name }, at) => openPart(openLists(folder, name, listAt(buckets, at)), listAt(places, at)))
  const judgments = lengths.body.length
  const weighed = new Map<TextField, Weighed>()
  const weighField = (field: TextField) => {
    const known = weighed.get(field) ?? weighLengths(lengths[field])
    weighed.set(field, known)
    return known
  }

  /** Counts in `hits`, if there are any, who has the word. Nobody is new where only those with a score are wanted. */
  function addWord(scores: Scores, word: string, { field, boost, hits = null, isOnlyThere = false }: Adding) {
    const key = keyOfWord(field, word)
    const found = parts.map(part => part.read(key))
    const having = parts.reduce((sum, part, at) => sum + part.countTrue(found[at] ?? 0), 0)
    const { texts, damping } = weighField(field)
    const worth = boost * (soon + 1) * Math.log(1 + Math.max(0, texts - having + 0.5) / (having + 0.5))
    for (const [part, { places, holders }] of parts.entries()) {
      const count = found[part] ?? 0
      for (let at = 0; at < count; at += 1) {
        const place = places[holders.places[at] ?? 0] ?? gone
        if (place === gone) continue
        const before = scores[place] ?? Number.NaN
        const isNew = Number.isNaN(before)
        if (isNew && isOnlyThere) continue
        const times = holders.counts[at] ?? 0
        const score = (worth * times) / (times + (damping[place] ?? 0))
        scores[place] = isNew ? score : before + score
        if (hits) hits[place] = (hits[place] ?? 0) + 1
      }
    }
  }

  const nothing = () => noScores(judgments)

  function add(scores: Scores, text: string, field: TextField, boost: number) {
    for (const word of listTokens(text)) addWord(scores, word, { field, boost })
  }

  function addThere(scores: Scores, text: string, field: TextField, boost: number) {
    for (const word of listTokens(text)) addWord(scores, word, { field, boost, isOnlyThere: true })
  }

  function score(
    { text, match }: Pick<WordsNode, 'text' | 'match'>,
    field: TextField,
    boost: number,
  ): Scores {
    const scores = nothing()
    const words = listTokens(text)
    const hits = match === 'all' && words.length > 1 ? new Uint8Array(judgments) : null
    for (const word of words) addWord(scores, word, { field, boost, hits })
    if (hits)
      for (let place = 0; place < judgments; place += 1)
        if (hits[place] !== words.length) scores[place] = Number.NaN
    return scores
  }

  const pairs = openPairsReader(folder, files, memory)
  const close = () => {
    pairs.close()
    for (const { lists } of parts) lists.close()
  }
  return { score, add, addThere, nothing, parts, pairs, close }
}

/** Some lists, and the holders of the word that was read last. */
function openPart(lists: ListsReader, places: Uint32Array) {
  const holders = { places: new Uint32Array(places.length), counts: new Uint32Array(places.length) }
  const untrue = listWhere(places.length, at => places[at] === gone)
  return {
    places,
    lists,
    holders,
    /** How many hold the word. */
    read(key: number): number {
      const entry = lists.find(key)
      if (entry) lists.read(entry, holders)
      return entry?.count ?? 0
    },
    /** Of the first so many holders, those of whom the lists still tell truly. */
    countTrue(count: number): number {
      if (untrue.length * stepsOfLookUp > count) return countTrueOf(holders.places, count, places)
      let own = count
      for (const at of untrue) if (hasNumber(holders.places, count, at)) own -= 1
      return own
    },
  }
}

/** To look a number up takes about as long as to go over so many. */
const stepsOfLookUp = 16

function countTrueOf(held: Uint32Array, count: number, places: Uint32Array): number {
  let own = 0
  for (let at = 0; at < count; at += 1) if (places[held[at] ?? 0] !== gone) own += 1
  return own
}

/** Whether a number is among the first so many, which are ascending. */
function hasNumber(numbers: Uint32Array, count: number, wanted: number): boolean {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low < count && numbers[low] === wanted
}

/** How many judgments have such a text, and how much its length is held against each. */
type Weighed = { texts: number; damping: Float32Array }

/** A judgment without a headnote says nothing of how long headnotes are. */
function weighLengths(lengths: Uint32Array): Weighed {
  let [texts, words] = [0, 0]
  for (const length of lengths) {
    if (length > 0) texts += 1
    words += length
  }
  const [least, perWord] = [soon * (1 - long), (soon * long * texts) / Math.max(1, words)]
  return { texts, damping: Float32Array.from(lengths, length => least + perWord * roundLength(length)) }
}
