import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writeWhole } from './whole-file.ts'
import { areOrdered, filesOf } from './word-lists/lists-file.ts'

/**
 * What an edition is made of, beside the table. Its files are never changed: a publication adds some of its own
 * and uses those of the edition before again.
 */
const editionFile = z.object({
  /**
   * Above 0 if the table was written again without what was replaced or taken out: when it is next written to, what it was
   * before is freed, or else it is written once more.
   */
  frees: z.int().default(0),
  /** Since when judgments that were replaced are still on the disk. */
  outdatedSince: z.iso.datetime().nullable().default(null),
  /** Facts of judgments (facts.ts); the removed places of a file are those that were replaced since. */
  facts: z.array(z.object({ file: z.string(), rows: z.int(), removed: z.array(z.int()) })),
  /** Words counted (term-statistics.ts): in how large a library, and how many judgments were put since then. */
  terms: z.object({ files: z.array(z.string()), total: z.int(), since: z.int() }),
  /** All words (vocabulary.ts); null until an earlier version's library has been read for them. */
  words: z.array(z.string()).nullable(),
  /** Who has which words (word-lists); null until an earlier version's library has been read for them. */
  lists: z
    .array(z.object({ name: z.string(), rows: z.int() }))
    .nullable()
    .default(null)
    .transform(lists => (lists && areOrdered(lists) ? lists : null)),
})
export type EditionFile = z.infer<typeof editionFile>
export type FactsFile = EditionFile['facts'][number]

export function editionFileName(version: number): string {
  return `edition-${version}.json`
}

/** Null if an earlier version of the program published it. */
export function loadEditionFile(folder: string, version: number): EditionFile | null {
  const file = path.join(folder, editionFileName(version))
  return existsSync(file) ? editionFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

export async function writeEditionFile(folder: string, version: number, edition: EditionFile) {
  await writeWhole(path.join(folder, editionFileName(version)), [JSON.stringify(edition)])
}

/** All that the edition needs, itself included. */
export function listFilesOf(folder: string, version: number): string[] {
  const edition = loadEditionFile(folder, version)
  const { facts = [], terms, words, lists } = edition ?? {}
  return [
    editionFileName(version),
    ...facts.map(({ file }) => file),
    ...(terms?.files ?? []),
    ...(words ?? []),
    ...(lists ?? []).flatMap(({ name }) => filesOf(name)),
    ...(edition ? [] : namesOfEarlierVersions(version)),
  ]
}

/** Files of a state that an earlier version of the program published. */
function namesOfEarlierVersions(version: number): string[] {
  return [`terms-${version}.json`, `pairs-${version}.bin`, `words-${version}.txt`]
}
