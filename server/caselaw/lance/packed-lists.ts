/** Texts in one piece of memory outside the heap: a string costs several times its letters. */
export type PackedTexts = { at: (place: number) => string; bytesAt: (place: number) => Buffer }

export function packTexts(): { add: (text: string) => void; pack: () => PackedTexts } {
  const done: Buffer[] = []
  let waiting: Buffer[] = []
  const ends: number[] = []
  let size = 0
  const flush = () => {
    done.push(Buffer.concat(waiting))
    waiting = []
  }
  return {
    add(text) {
      const bytes = Buffer.from(text)
      waiting.push(bytes)
      size += bytes.length
      ends.push(size)
      if (waiting.length >= textsAtOnce) flush()
    },
    pack() {
      flush()
      const bytes = Buffer.concat(done)
      const stops = Float64Array.from(ends)
      const bytesAt = (place: number) => bytes.subarray(place === 0 ? 0 : stops[place - 1], stops[place])
      return { at: place => bytesAt(place).toString(), bytesAt }
    },
  }
}

/** Each waiting text is an object of its own, so they are put together now and then. */
const textsAtOnce = 10_000

/** For each place or key a list of numbers. */
export type PackedLists = { at: (place: number) => Uint32Array }

/** For each of `count` keys the values that were given with it, in their order. */
export function groupPairs(keys: ArrayLike<number>, values: ArrayLike<number>, count: number): PackedLists {
  const starts = new Uint32Array(count + 1)
  for (let at = 0; at < keys.length; at += 1)
    starts[(keys[at] ?? 0) + 1] = (starts[(keys[at] ?? 0) + 1] ?? 0) + 1
  for (let key = 0; key < count; key += 1) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0)
  const next = starts.slice()
  const grouped = new Uint32Array(keys.length)
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? 0
    grouped[next[key] ?? 0] = values[at] ?? 0
    next[key] = (next[key] ?? 0) + 1
  }
  return { at: key => grouped.subarray(starts[key], starts[key + 1]) }
}
