import type { WordPairs } from '../../text/word-pairs.ts'
import { unpackWordPairs } from '../packed-pairs.ts'
import type { ListsFile } from './lists-file.ts'
import { openPairs, type PairsFile } from './pairs-file.ts'
import type { WordListsMemory } from './place-lists.ts'

export type PairsReader = {
  /** The word pairs of the judgment at a place, valid until the next call; null until they have been made. */
  read: (place: number) => WordPairs | null
  close: () => void
}

/** The newest file comes first, as in the memory of the lists. */
export function openPairsReader(
  folder: string,
  files: readonly ListsFile[],
  { places, held }: WordListsMemory,
): PairsReader {
  let from = 0
  const parts = files.toReversed().map(({ name }, at) => {
    const part = { name, from, end: places.ends[at] ?? 0, opened: null as PairsFile | null }
    from = part.end
    return part
  })
  return {
    read(place) {
      const at = held[place] ?? 0
      const part = parts.find(({ end }) => at < end)
      if (!part) return null
      part.opened ??= openPairs(folder, part.name, part.end - part.from)
      return part.opened && unpackWordPairs(part.opened.read(at - part.from))
    },
    close() {
      for (const { opened } of parts) opened?.close()
    },
  }
}
