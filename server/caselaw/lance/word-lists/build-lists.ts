import { type TextField, textFields } from '../../library/search-query.ts'
import { hashText } from '../hash-text.ts'
import { packTexts } from '../packed-lists.ts'
import { encodeList, type WordLists } from './encode-lists.ts'
import { eachToken } from './tokens.ts'

/** A judgment as the table has it. */
export type TextsOfRow = { id: string } & Record<TextField, string>

/** The key of a word in one of the texts of a judgment. */
export function keyOfWord(field: TextField, word: string): number {
  return hashText(field === 'body' ? word : `${field}:${word}`)
}

/** Takes in judgments and lists, for each word of each of their texts, who has it and how often. */
export function createBuilder() {
  const ids: string[] = []
  const lengths = { title: [], citation: [], headnotes: [], body: [] } as Record<TextField, number[]>
  const numbers = { title: new Map(), citation: new Map(), headnotes: new Map(), body: new Map() } as Record<
    TextField,
    Map<string, number>
  >
  const keys: number[] = []
  const counts: number[] = []
  const [words, times] = [growing(), growing()]
  const ends: number[] = []

  function add(row: TextsOfRow) {
    const seen: number[] = []
    for (const field of textFields) {
      const known = numbers[field]
      let length = 0
      eachToken(row[field], token => {
        length += 1
        let number = known.get(token)
        if (number === undefined) {
          number = keys.push(keyOfWord(field, token)) - 1
          known.set(token, number)
          counts.push(0)
        }
        if (counts[number] === 0) seen.push(number)
        counts[number] = (counts[number] ?? 0) + 1
      })
      lengths[field].push(length)
    }
    for (const number of seen) {
      words.push(number)
      times.push(counts[number] ?? 0)
      counts[number] = 0
    }
    ids.push(row.id)
    ends.push(words.length())
  }

  function build(): WordLists {
    return {
      ids: packTexts(ids),
      lengths: {
        title: Uint32Array.from(lengths.title),
        citation: Uint32Array.from(lengths.citation),
        headnotes: Uint32Array.from(lengths.headnotes),
        body: Uint32Array.from(lengths.body),
      },
      lists: listByKey(keys, { words: words.take(), times: times.take(), ends }),
    }
  }

  return { add, build, size: () => ids.length }
}

/** Turned round: for each word its judgments, ascending. The words come in the order of their keys. */
function* listByKey(
  keys: readonly number[],
  { words, times, ends }: { words: Uint32Array; times: Uint32Array; ends: readonly number[] },
): WordLists['lists'] {
  const starts = new Uint32Array(keys.length + 1)
  for (const word of words) starts[word + 1] = (starts[word + 1] ?? 0) + 1
  for (let word = 0; word < keys.length; word += 1)
    starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0)
  const next = starts.slice()
  const [places, counts] = [new Uint32Array(words.length), new Uint32Array(words.length)]
  for (let place = 0, at = 0; place < ends.length; place += 1)
    for (const end = ends[place] ?? 0; at < end; at += 1) {
      const word = words[at] ?? 0
      const to = next[word] ?? 0
      places[to] = place
      counts[to] = times[at] ?? 0
      next[word] = to + 1
    }
  const inOrder = Uint32Array.from(keys, (_, word) => word).sort(
    (one, other) => (keys[one] ?? 0) - (keys[other] ?? 0),
  )
  for (const word of inOrder) {
    const [from, to] = [starts[word] ?? 0, starts[word + 1] ?? 0]
    yield {
      key: keys[word] ?? 0,
      count: to - from,
      bytes: encodeList({ places: places.subarray(from, to), counts: counts.subarray(from, to) }),
    }
  }
}

/** Tens of millions of numbers, which a list of JavaScript holds in twice the room. */
function growing() {
  let numbers = new Uint32Array(1 << 16)
  let size = 0
  return {
    push(number: number) {
      if (size === numbers.length) {
        const longer = new Uint32Array(2 * size)
        longer.set(numbers)
        numbers = longer
      }
      numbers[size] = number
      size += 1
    },
    length: () => size,
    take: () => numbers.subarray(0, size),
  }
}
