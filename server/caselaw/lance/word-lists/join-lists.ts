import { type TextField, textFields } from '../../library/search-query.ts'
import { joinNumbers, joinLists as joinPacked } from '../packed-lists.ts'
import { decodeList, encodeList, type Holders, type WordList, type WordLists } from './encode-lists.ts'

/** The lists of several, whose judgments come one after the other. */
export function joinWordLists(parts: readonly WordLists[]): WordLists {
  const lengthsOf = (field: TextField) =>
    joinNumbers(
      parts.map(({ lengths }) => ({ packed: lengths[field], kept: null })),
      length => new Uint32Array(length),
    )
  return {
    ids: joinPacked(
      parts.map(({ ids }) => ({ packed: ids, kept: null })),
      length => new Uint8Array(length),
    ),
    lengths: Object.fromEntries(textFields.map(field => [field, lengthsOf(field)])) as WordLists['lengths'], // one for each
    lists: joinEach(parts),
  }
}

/** All are in the order of their keys, and so is what comes out. */
function* joinEach(parts: readonly WordLists[]): WordLists['lists'] {
  let from = 0
  const waiting = parts.map(({ ids, lists }) => {
    const source = { from, lists, next: lists.next().value }
    from += ids.ends.length
    return source
  })
  for (;;) {
    const key = Math.min(...waiting.map(({ next }) => next?.key ?? Number.POSITIVE_INFINITY))
    if (key === Number.POSITIVE_INFINITY) return
    const same = waiting.filter(({ next }) => next?.key === key)
    yield joinOne(same.flatMap(({ from, next }) => (next ? [{ from, list: next }] : [])))
    for (const source of same) source.next = source.lists.next().value
  }
}

function joinOne(same: readonly { from: number; list: WordList }[]): WordList {
  const [first] = same
  const count = same.reduce((sum, { list }) => sum + list.count, 0)
  const all: Holders = { places: new Uint32Array(count), counts: new Uint32Array(count) }
  let at = 0
  for (const { from, list } of same) {
    const own = { places: all.places.subarray(at, at + list.count), counts: all.counts.subarray(at) }
    decodeList(list.bytes, list.count, own)
    for (let number = 0; number < list.count; number += 1)
      own.places[number] = (own.places[number] ?? 0) + from
    at += list.count
  }
  const positions = Buffer.concat(same.map(({ list }) => list.positions))
  return { key: first?.list.key ?? 0, count, bytes: encodeList(all), positions }
}
