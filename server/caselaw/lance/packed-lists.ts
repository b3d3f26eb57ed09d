import type { Numbers } from './arrays.ts'

/**
 * A list for each place, one after the other: an object or a string for each would cost several times as much.
 * `ends` says where each list ends.
 */
export type Packed<Items extends Numbers> = { items: Items; ends: Float64Array }
/** A text for each place, in UTF-8. */
export type PackedTexts = Packed<Uint8Array>
/** For each place the numbers of its values. */
export type PackedValues = Packed<Uint32Array> & { values: PackedTexts }

/** For each place the numbers of its values: from the end of the place before to its own end in `items`. */
export type Numbered<Value> = Omit<PackedValues, 'values'> & { values: Value[] }

/** The part of `items` that belongs to a place. */
export function listAt<Items extends Numbers>({ items, ends }: Packed<Items>, place: number): Items {
  return items.subarray(place === 0 ? 0 : ends[place - 1], ends[place]) as Items // a part has the type of the whole
}

/** For a thousand judgments of each search: a loop, because it is several times as fast as a chain of calls. */
export function valuesAt<Value>({ items, ends, values }: Numbered<Value>, place: number): Value[] {
  const own: Value[] = []
  const end = ends[place] ?? 0
  for (let at = place === 0 ? 0 : (ends[place - 1] ?? 0); at < end; at += 1) {
    const value = values[items[at] ?? 0]
    if (value !== undefined) own.push(value)
  }
  return own
}

export function bytesAt({ items, ends }: PackedTexts, place: number): Buffer {
  const from = place === 0 ? 0 : (ends[place - 1] ?? 0)
  return Buffer.from(items.buffer, items.byteOffset + from, (ends[place] ?? from) - from)
}

export function textAt(texts: PackedTexts, place: number): string {
  return bytesAt(texts, place).toString()
}

export function listTexts(texts: PackedTexts): string[] {
  return Array.from(texts.ends, (_, place) => textAt(texts, place))
}

export function packTexts(texts: Iterable<string>): PackedTexts {
  const { add, pack } = textPacker()
  for (const text of texts) add(text)
  return pack()
}

export function textPacker() {
  const done: Buffer[] = []
  let waiting: Buffer[] = []
  const ends: number[] = []
  let size = 0
  const flush = () => {
    done.push(Buffer.concat(waiting))
    waiting = []
  }
  return {
    add(text: string) {
      const bytes = Buffer.from(text)
      waiting.push(bytes)
      size += bytes.length
      ends.push(size)
      if (waiting.length >= atOnce) flush()
    },
    pack(): PackedTexts {
      flush()
      return { items: Buffer.concat(done), ends: Float64Array.from(ends) }
    },
  }
}

/** Each waiting text or list is an object of its own, so they are put together now and then. */
const atOnce = 10_000

/** Lists of numbers of one kind. */
export function listPacker<Items extends Numbers>(kind: { from: (numbers: number[]) => Items }) {
  const items: number[] = []
  const ends: number[] = []
  return {
    add(own: readonly number[]) {
      for (const one of own) items.push(one)
      ends.push(items.length)
    },
    pack: (): Packed<Items> => ({ items: kind.from(items), ends: Float64Array.from(ends) }),
  }
}

/** Gives each different value a number, in the order in which they come. */
export function valuePacker() {
  const known = new Map<string, number>()
  const lists = listPacker(Uint32Array)
  return {
    add(own: readonly string[]) {
      lists.add(own.map(value => numberOf(value, known)))
    },
    pack: (): PackedValues => ({ ...lists.pack(), values: packTexts(known.keys()) }),
  }
}

function numberOf(value: string, known: Map<string, number>): number {
  const number = known.get(value) ?? known.size
  known.set(value, number)
  return number
}

/** For each of `count` keys the values that were given with it, in their order. */
export function groupPairs(
  keys: ArrayLike<number>,
  values: ArrayLike<number>,
  count: number,
): Packed<Uint32Array> {
  const starts = new Float64Array(count + 1)
  for (let at = 0; at < keys.length; at += 1)
    starts[(keys[at] ?? 0) + 1] = (starts[(keys[at] ?? 0) + 1] ?? 0) + 1
  for (let key = 0; key < count; key += 1) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0)
  const next = starts.slice()
  const items = new Uint32Array(keys.length)
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? 0
    items[next[key] ?? 0] = values[at] ?? 0
    next[key] = (next[key] ?? 0) + 1
  }
  return { items, ends: starts.slice(1) }
}

/** A part of something packed: the places of it that are kept, all of them where it says nothing. */
export type PartOf<T> = { packed: T; kept: Uint32Array | null }

/** The lists of several, one after the other. */
export function joinLists<Items extends Numbers>(
  parts: readonly PartOf<Packed<Items>>[],
  make: (length: number) => Items,
): Packed<Items> {
  const sizes = parts.map(({ packed, kept }) => (kept ?? packed.ends).length)
  const ends = new Float64Array(sizes.reduce((sum, size) => sum + size, 0))
  const items = make(parts.reduce((sum, part) => sum + countItems(part), 0))
  let [place, end] = [0, 0]
  for (const [at, { packed, kept }] of parts.entries())
    for (let own = 0; own < (sizes[at] ?? 0); own += 1) {
      const list = listAt(packed, kept ? (kept[own] ?? 0) : own)
      items.set(list, end)
      end += list.length
      ends[place] = end
      place += 1
    }
  return { items, ends }
}

function countItems<Items extends Numbers>({ packed, kept }: PartOf<Packed<Items>>): number {
  if (!kept) return packed.items.length
  return kept.reduce((sum, place) => sum + listAt(packed, place).length, 0)
}

export function joinNumbers<Items extends Numbers>(
  parts: readonly PartOf<Items>[],
  make: (length: number) => Items,
): Items {
  const wide = parts.map(({ packed, kept }) =>
    kept ? Float64Array.from(kept, place => packed[place] ?? 0) : packed,
  )
  const joined = make(wide.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const numbers of wide) {
    joined.set(numbers, at)
    at += numbers.length
  }
  return joined
}

/** The same value has one number afterwards, in the order in which they come. */
export function joinValues(parts: readonly PartOf<PackedValues>[]): PackedValues {
  const known = new Map<string, number>()
  const renumbered = parts.map(({ packed, kept }) => {
    const texts = listTexts(packed.values)
    const numbers = new Map<number, number>()
    const own = kept ? joinLists([{ packed, kept }], length => new Uint32Array(length)) : packed
    const items = own.items.map(number => {
      const now = numbers.get(number) ?? numberOf(texts[number] ?? '', known)
      numbers.set(number, now)
      return now
    })
    return { packed: { items, ends: own.ends }, kept: null }
  })
  const joined = joinLists(renumbered, length => new Uint32Array(length))
  return { ...joined, values: packTexts(known.keys()) }
}
