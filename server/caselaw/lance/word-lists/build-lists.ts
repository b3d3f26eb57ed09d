import { type TextField, textFields } from '../../library/search-query.ts'
import { hashText } from '../hash-text.ts'
import { packTexts } from '../packed-lists.ts'
import { encodeList, few, growingBytes, type WordLists } from './encode-lists.ts'
import { eachToken } from './tokens.ts'

/** A judgment as the table has it. */
export type TextsOfRow = { id: string } & Record<TextField, string>

/** The key of a word in one of the texts of a judgment. */
export function keyOfWord(field: TextField, word: string): number {
  return hashText(field === 'body' ? word : `${field}:${word}`)
}

/** Takes in judgments and lists, for each word of each of their texts, who has it, how often and where. */
export function createBuilder() {
  const ids: string[] = []
  const lengths = { title: [], citation: [], headnotes: [], body: [] } as Record<TextField, number[]>
  const numbers = { title: new Map(), citation: new Map(), headnotes: new Map(), body: new Map() } as Record<
    TextField,
    Map<string, number>
  >
  const keys: number[] = []
  const counts: number[] = []
  const [words, times, begins] = [growing(), growing(), growing()]
  const [said, places] = [growing(), growing()]
  const positions = growingBytes()
  const ends: number[] = []

  function add(row: TextsOfRow) {
    const seen: number[] = []
    said.clear()
    places.clear()
    for (const field of textFields) {
      const known = numbers[field]
      let length = 0
      eachToken(row[field], token => {
        places.push(length)
        length += 1
        let number = known.get(token)
        if (number === undefined) {
          number = keys.push(keyOfWord(field, token)) - 1
          known.set(token, number)
          counts.push(0)
        }
        if (counts[number] === 0) seen.push(number)
        counts[number] = (counts[number] ?? 0) + 1
        said.push(number)
      })
      lengths[field].push(length)
    }
    const sorted = sortByWord(said.take(), seen, counts)
    let from = 0
    for (const number of seen) {
      const count = counts[number] ?? 0
      words.push(number)
      times.push(count)
      begins.push(positions.length())
      putPositions(positions, places.take(), sorted.subarray(from, from + count))
      from += count
      counts[number] = 0
    }
    ids.push(row.id)
    ends.push(words.length())
  }

  function build(): WordLists {
    begins.push(positions.length())
    return {
      ids: packTexts(ids),
      lengths: {
        title: Uint32Array.from(lengths.title),
        citation: Uint32Array.from(lengths.citation),
        headnotes: Uint32Array.from(lengths.headnotes),
        body: Uint32Array.from(lengths.body),
      },
      lists: listByKey(keys, {
        words: words.take(),
        times: times.take(),
        begins: begins.take(),
        positions: positions.take(),
        ends,
      }),
    }
  }

  return { add, build, size: () => ids.length }
}

/** Which words of a judgment are each of the seen ones, in the order in which they were seen. */
function sortByWord(said: Uint32Array, seen: readonly number[], counts: readonly number[]): Uint32Array {
  const next = new Map<number, number>()
  let from = 0
  for (const number of seen) {
    next.set(number, from)
    from += counts[number] ?? 0
  }
  const sorted = new Uint32Array(said.length)
  for (let at = 0; at < said.length; at += 1) {
    const number = said[at] ?? 0
    const to = next.get(number) ?? 0
    sorted[to] = at
    next.set(number, to + 1)
  }
  return sorted
}

/** The steps from one position to the next; before many of them how many bytes they are. */
function putPositions(into: ReturnType<typeof growingBytes>, places: Uint32Array, own: Uint32Array) {
  const put = (write: (number: number) => void) => {
    let before = 0
    for (const at of own) {
      const place = places[at] ?? 0
      write(place - before)
      before = place
    }
  }
  if (own.length > few) {
    let bytes = 0
    put(step => {
      bytes += bytesOf(step)
    })
    into.put(bytes)
  }
  put(into.put)
}

function bytesOf(number: number): number {
  let bytes = 1
  for (let left = number; left > 127; left >>>= 7) bytes += 1
  return bytes
}

type Taken = {
  words: Uint32Array
  times: Uint32Array
  /** Where the positions of each begin, and where the last end. */
  begins: Uint32Array
  positions: Uint8Array
  ends: readonly number[]
}

/** Turned round: for each word its judgments, ascending. The words come in the order of their keys. */
function* listByKey(
  keys: readonly number[],
  { words, times, begins, positions, ends }: Taken,
): WordLists['lists'] {
  const starts = new Uint32Array(keys.length + 1)
  for (const word of words) starts[word + 1] = (starts[word + 1] ?? 0) + 1
  for (let word = 0; word < keys.length; word += 1)
    starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0)
  const next = starts.slice()
  const [places, counts] = [new Uint32Array(words.length), new Uint32Array(words.length)]
  const origins = new Uint32Array(words.length)
  for (let place = 0, at = 0; place < ends.length; place += 1)
    for (const end = ends[place] ?? 0; at < end; at += 1) {
      const word = words[at] ?? 0
      const to = next[word] ?? 0
      places[to] = place
      counts[to] = times[at] ?? 0
      origins[to] = at
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
      positions: gather({ positions, begins }, origins.subarray(from, to)),
    }
  }
}

/** Byte by byte: most have one or two, and a view of each would cost more than they do. */
function gather(
  { positions, begins }: Pick<Taken, 'positions' | 'begins'>,
  origins: Uint32Array,
): Uint8Array {
  let size = 0
  for (const at of origins) size += (begins[at + 1] ?? 0) - (begins[at] ?? 0)
  const own = new Uint8Array(size)
  let to = 0
  for (const at of origins)
    for (let from = begins[at] ?? 0, end = begins[at + 1] ?? 0; from < end; from += 1)
      own[to++] = positions[from] ?? 0
  return own
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
    clear() {
      size = 0
    },
  }
}
