import { type TextField, textFields } from '../../library/search-query.ts'
import { buildHashTable, findHash, hashText } from '../hash-text.ts'
import { type Packed, type PackedTexts, textAt } from '../packed-lists.ts'
import { type ListsFile, loadHead } from './lists-file.ts'

/** What an edition holds of its word lists: one list for each pair of files, the newest first. */
export type WordListsMemory = {
  /** The place of each judgment of the lists; `gone` where newer lists have it, or where it was removed. */
  places: Packed<Uint32Array>
  /** Where among all of these each place stands. */
  held: Uint32Array
  buckets: Packed<Uint32Array>
  /** How many words each place has in each of its texts. */
  lengths: Record<TextField, Uint32Array>
}

export const gone = 2 ** 32 - 1

/** Null if a judgment of the edition is in no lists. */
export function placeLists(
  folder: string,
  files: readonly ListsFile[],
  ids: PackedTexts,
): WordListsMemory | null {
  const { length } = ids.ends
  const hashes = Float64Array.from({ length }, (_, place) => hashText(textAt(ids, place)))
  const byHash = buildHashTable(hashes)
  const isPlaced = new Uint8Array(length)
  const lengths = noLengths(length)
  const held = new Uint32Array(length)
  const places: Uint32Array[] = []
  const buckets: Uint32Array[] = []
  let from = 0
  for (const { name } of files.toReversed()) {
    const head = loadHead(folder, name)
    const own = new Uint32Array(head.ids.ends.length).fill(gone)
    // Of two judgments with one id the later one is true.
    for (let at = own.length - 1; at >= 0; at -= 1) {
      const [place] = findHash(byHash, hashes, hashText(textAt(head.ids, at)))
      if (place === undefined || isPlaced[place] === 1) continue
      isPlaced[place] = 1
      own[at] = place
      held[place] = from + at
      for (const field of textFields) lengths[field][place] = head.lengths[field][at] ?? 0
    }
    from += own.length
    places.push(own)
    buckets.push(head.buckets)
  }
  if (isPlaced.includes(0)) return null
  return { places: packLists(places), held, buckets: packLists(buckets), lengths }
}

function noLengths(length: number): WordListsMemory['lengths'] {
  const make = () => new Uint32Array(length)
  return { title: make(), citation: make(), headnotes: make(), body: make() }
}

function packLists(lists: readonly Uint32Array[]): Packed<Uint32Array> {
  const items = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  const ends = Float64Array.from(lists, list => {
    items.set(list, end)
    end += list.length
    return end
  })
  return { items, ends }
}
