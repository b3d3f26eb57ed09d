import type { TextField } from '../../library/search-query.ts'
import { keyOfWord } from './build-lists.ts'
import type { Holders } from './encode-lists.ts'
import type { ListEntry, ListsReader } from './lists-file.ts'
import { gone } from './place-lists.ts'
import { nowhere, type PositionReader, readPositions } from './read-positions.ts'
import type { Scores } from './scores.ts'

export type ListsPart = { places: Uint32Array; lists: ListsReader }

/** Words one after the other, at least one. */
export type Saying = readonly string[]

type Asked = {
  field: TextField
  sayings: readonly Saying[]
  most?: number
  /** Only those with a score here are looked at. */
  among?: Scores | null
}

/**
 * Calls back with each judgment that has all the sayings in this text, and where in it each of them begins: the first so many
 * times.
 */
export function eachWithSayings(
  parts: readonly ListsPart[],
  { field, sayings, most = Number.POSITIVE_INFINITY, among = null }: Asked,
  tell: (place: number, begins: readonly number[][]) => void,
) {
  for (const { places, lists } of parts) {
    const words = [...new Set(sayings.flat())]
    const entries = words.map(word => lists.find(keyOfWord(field, word)))
    if (!entries.every(entry => entry !== null)) continue
    const held = entries.map(entry => ({ entry, ...readHolders(lists, entry) }))
    const common = listCommon(held, places, among)
    if (common.length === 0) continue
    const listed = new Map(
      held.map((own, at) => [words[at] ?? '', { ...own, bytes: lists.readPositions(own.entry) }]),
    )
    const asked = sayings.map(saying => orderWords(saying, listed))
    for (const own of common) {
      const begins: number[][] = []
      for (const ordered of asked) {
        const found = listBegins(ordered, own, most)
        if (found.length === 0) break
        begins.push(found)
      }
      if (begins.length === sayings.length) tell(places[own] ?? 0, begins)
    }
  }
}

/** A word of a saying: how many stand before it, and where it is found in the texts. */
type Ordered = PositionReader & { before: number; cost: number }

/** The words that are said least first, so that those of which millions stand in the texts are mostly not looked at. */
function orderWords(saying: Saying, listed: ReadonlyMap<string, Holders & { bytes: Uint8Array }>): Ordered[] {
  return saying
    .flatMap((word, before) => {
      const own = listed.get(word)
      return own ? { before, cost: own.bytes.length, ...readPositions(own, own.bytes) } : []
    })
    .sort((one, other) => one.cost - other.cost)
}

/** Where in the text of this one the words stand one behind the other. */
function listBegins([first, ...others]: readonly Ordered[], place: number, most: number): number[] {
  const begins: number[] = []
  if (!first) return begins
  first.goTo(place)
  for (const { goTo } of others) goTo(place)
  for (let at = first.seek(first.before); at !== nowhere && begins.length < most; at = first.seek(at + 1)) {
    const begin = at - first.before
    if (areBehind(others, begin)) begins.push(begin)
  }
  return begins
}

function areBehind(words: readonly Ordered[], begin: number): boolean {
  for (const { before, seek } of words) if (seek(begin + before) !== begin + before) return false
  return true
}

function readHolders(lists: ListsReader, entry: ListEntry): Holders {
  const own = { places: new Uint32Array(entry.count), counts: new Uint32Array(entry.count) }
  lists.read(entry, own)
  return own
}

/** Who has all the words, by their places in these lists, ascending; but nobody who is told of elsewhere or is not asked for. */
function listCommon(held: readonly Holders[], truePlaces: Uint32Array, among: Scores | null): Uint32Array {
  const isAsked = (own: number) => {
    const place = truePlaces[own] ?? gone
    return place !== gone && (among === null || !Number.isNaN(among[place] ?? Number.NaN))
  }
  const [first = new Uint32Array(), ...rest] = held
    .map(({ places }) => places)
    .sort((one, other) => one.length - other.length)
  return rest.reduce(keepCommon, first.filter(isAsked))
}

function keepCommon(some: Uint32Array, others: Uint32Array): Uint32Array {
  const common = new Uint32Array(some.length)
  let [size, at] = [0, 0]
  for (const place of some) {
    while (at < others.length && (others[at] ?? 0) < place) at += 1
    if (others[at] === place) common[size++] = place
  }
  return common.subarray(0, size)
}

/** Whether one of the second begins behind one of the first, with at most so many words between. */
export function followsWithin(
  first: readonly number[],
  second: readonly number[],
  { length, between }: { length: number; between: number },
): boolean {
  let at = 0
  return first.some(begin => {
    const end = begin + length
    while (at < second.length && (second[at] ?? 0) < end) at += 1
    return at < second.length && (second[at] ?? 0) <= end + between
  })
}
