/** No text has it. */
export const noHash = -1

/**
 * 53 bits of a text, as many as a number holds exactly: among a million names two different ones have the same
 * once in some twenty thousand libraries. Two rounds of 32 bits, mixed as MurmurHash mixes them.
 */
export function hashText(text: string): number {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return 2 ** 32 * (other & 0x1fffff) + (one >>> 0)
}

/** Where each hash stands in a list, found without a string or an object for it. */
export type HashTable = { slots: Uint32Array }

export function buildHashTable(hashes: Float64Array): HashTable {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(hashes.length * 2 + 2)))
  const last = slots.length - 1
  for (let at = 0; at < hashes.length; at += 1) {
    let slot = (hashes[at] ?? 0) & last
    while (slots[slot] !== 0) slot = (slot + 1) & last
    slots[slot] = at + 1
  }
  return { slots }
}

/** The positions of a hash in the list that the table was built of, in their order. */
export function findHash({ slots }: HashTable, hashes: Float64Array, wanted: number): number[] {
  const found: number[] = []
  if (wanted === noHash) return found
  const last = slots.length - 1
  for (let slot = wanted & last; slots[slot] !== 0; slot = (slot + 1) & last) {
    const at = (slots[slot] ?? 0) - 1
    if (hashes[at] === wanted) found.push(at)
  }
  return found
}
