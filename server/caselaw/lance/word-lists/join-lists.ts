import { type TextField, textFields } from '../../library/search-query.ts'
import { joinNumbers, joinLists as joinPacked, listTexts, type PartOf } from '../packed-lists.ts'
import { decodeList, encodeList, type Holders, type WordList, type WordLists } from './encode-lists.ts'
import { gone } from './place-lists.ts'
import { passOver } from './read-positions.ts'

/**
 * Of lists whose judgments come one after the other, which judgments are told of truly: of two with one id the later one, and
 * none that is no longer there.
 */
export function chooseTrue(
  parts: readonly Pick<WordLists, 'ids'>[],
  isThere: (id: string) => boolean,
): (Uint32Array | null)[] {
  const seen = new Set<string>()
  const chosen = parts.toReversed().map(({ ids }) => {
    const isTrue = listTexts(ids).reduceRight<boolean[]>((known, id) => {
      known.push(isThere(id) && !seen.has(id))
      seen.add(id)
      return known
    }, [])
    isTrue.reverse()
    return isTrue.includes(false) ? Uint32Array.from(isTrue.keys()).filter(at => isTrue[at]) : null
  })
  return chosen.reverse()
}

/** The lists of several, whose judgments come one after the other, without those that are not kept. */
export function joinWordLists(parts: readonly PartOf<WordLists>[]): WordLists {
  const lengthsOf = (field: TextField) =>
    joinNumbers(
      parts.map(({ packed, kept }) => ({ packed: packed.lengths[field], kept })),
      length => new Uint32Array(length),
    )
  return {
    ids: joinPacked(
      parts.map(({ packed, kept }) => ({ packed: packed.ids, kept })),
      length => new Uint8Array(length),
    ),
    lengths: Object.fromEntries(textFields.map(field => [field, lengthsOf(field)])) as WordLists['lengths'], // one for each
    lists: joinEach(parts),
  }
}

/** Where the judgments of some lists stand in the new ones: all from there on, or each at a place of its own or `gone`. */
type Moved = { from: number; places: Uint32Array | null }

/** All are in the order of their keys, and so is what comes out. */
function* joinEach(parts: readonly PartOf<WordLists>[]): WordLists['lists'] {
  let from = 0
  const waiting = parts.map(({ packed: { ids, lists }, kept }) => {
    const moved: Moved = { from, places: kept && placesOf(kept, ids.ends.length, from) }
    from += (kept ?? ids.ends).length
    return { moved, lists, next: lists.next().value }
  })
  for (;;) {
    const key = Math.min(...waiting.map(({ next }) => next?.key ?? Number.POSITIVE_INFINITY))
    if (key === Number.POSITIVE_INFINITY) return
    const same = waiting.filter(({ next }) => next?.key === key)
    const joined = joinOne(same.flatMap(({ moved, next }) => (next ? [{ moved, list: next }] : [])))
    if (joined.count > 0) yield joined
    for (const source of same) source.next = source.lists.next().value
  }
}

function placesOf(kept: Uint32Array, length: number, from: number): Uint32Array {
  const places = new Uint32Array(length).fill(gone)
  for (const [at, place] of kept.entries()) places[place] = from + at
  return places
}

function joinOne(same: readonly { moved: Moved; list: WordList }[]): WordList {
  const [first] = same
  const most = same.reduce((sum, { list }) => sum + list.count, 0)
  const all: Holders = { places: new Uint32Array(most), counts: new Uint32Array(most) }
  const positions: Uint8Array[] = []
  let count = 0
  for (const { moved, list } of same) {
    const own = { places: all.places.subarray(count), counts: all.counts.subarray(count) }
    decodeList(list.bytes, list.count, own)
    if (moved.places) {
      const kept = keepHolders(own, list, moved.places)
      count += kept.count
      positions.push(kept.positions)
      continue
    }
    for (let number = 0; number < list.count; number += 1)
      own.places[number] = (own.places[number] ?? 0) + moved.from
    count += list.count
    positions.push(list.positions)
  }
  const holders = { places: all.places.subarray(0, count), counts: all.counts.subarray(0, count) }
  return {
    key: first?.list.key ?? 0,
    count,
    bytes: encodeList(holders),
    positions: Buffer.concat(positions),
  }
}

/** Moves those that are kept to the beginning of the arrays; and where they have the word. */
function keepHolders(
  { places, counts }: Holders,
  list: WordList,
  to: Uint32Array,
): Pick<WordList, 'count' | 'positions'> {
  const positions = new Uint8Array(list.positions.length)
  let [count, size, byte] = [0, 0, 0]
  for (let number = 0; number < list.count; number += 1) {
    const times = counts[number] ?? 0
    const end = passOver(list.positions, byte, times)
    const place = to[places[number] ?? 0] ?? gone
    if (place !== gone) {
      places[count] = place
      counts[count] = times
      count += 1
      for (let at = byte; at < end; at += 1) positions[size++] = list.positions[at] ?? 0
    }
    byte = end
  }
  return { count, positions: positions.subarray(0, size) }
}
