import { few, type Holders } from './encode-lists.ts'

/** Reads where one place after the other has a word, no further than it is asked; what stands between is passed over. */
export type PositionReader = {
  /** Goes on to a place that has the word and is behind the last one. */
  goTo: (place: number) => void
  /** The first position there that is not before this one; `nowhere` behind the last. It cannot go back. */
  seek: (wanted: number) => number
}

export const nowhere = Number.POSITIVE_INFINITY

export function readPositions({ places, counts }: Holders, bytes: Uint8Array): PositionReader {
  let [next, byte] = [0, 0]
  let [left, position, isFirst] = [0, 0, true]
  /** Behind the positions of the place; where they are few, that is not known. */
  let end = 0

  function goTo(place: number) {
    byte = end > 0 ? end : passFew(bytes, byte, left)
    for (; (places[next] ?? place) < place; next += 1) byte = passOver(bytes, byte, counts[next] ?? 0)
    left = counts[next] ?? 0
    next += 1
    position = 0
    isFirst = true
    end = 0
    if (left <= few) return
    const after = passFew(bytes, byte, 1)
    end = after + readNumber(bytes, byte)
    byte = after
  }

  /** A loop without calls: a common word has millions. */
  function seek(wanted: number): number {
    let [now, at, more] = [position, byte, left]
    let isBefore = isFirst || now < wanted
    for (; isBefore && more > 0; more -= 1) {
      let one = bytes[at++] ?? 0
      let step = one & 127
      for (let shift = 7; one > 127; shift += 7) {
        one = bytes[at++] ?? 0
        step |= (one & 127) << shift
      }
      now += step
      isBefore = now < wanted
    }
    byte = at
    left = more
    position = now
    isFirst = false
    return isBefore ? nowhere : now
  }

  return { goTo, seek }
}

/** Where the next ones begin. */
export function passOver(bytes: Uint8Array, from: number, count: number): number {
  return count <= few ? passFew(bytes, from, count) : passFew(bytes, from, 1) + readNumber(bytes, from)
}

function passFew(bytes: Uint8Array, from: number, count: number): number {
  let byte = from
  for (let left = count; left > 0; byte += 1) if ((bytes[byte] ?? 0) < 128) left -= 1
  return byte
}

function readNumber(bytes: Uint8Array, from: number): number {
  let number = 0
  for (let at = from, shift = 0; ; at += 1, shift += 7) {
    const one = bytes[at] ?? 0
    number |= (one & 127) << shift
    if (one < 128) return number
  }
}
