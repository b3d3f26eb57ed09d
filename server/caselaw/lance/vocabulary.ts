import { createReadStream, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setImmediate } from 'node:timers/promises'
import type { Table } from '@lancedb/lancedb'
import { findPlaces, plainWord } from '../text/word-keys.ts'
import { loadEditionFile } from './edition-file.ts'
import { writeWhole } from './whole-file.ts'

/** The words of the library in their written forms, not stemmed. */
export type Vocabulary = {
  /** Words with this beginning, those in the most judgments first, and their total number. */
  startingWith: (beginning: string, most: number) => { words: string[]; total: number }
  /** Whether the list has been made: a library of an earlier version of the program has none at first. */
  isThere: () => boolean
}

/** A word and the number of its judgments. A file has one on each line, in byte order. */
type Counted = [word: string, count: number]

const shortest = 3
const longest = 60
const newWords = 'words-new.txt'

export function wordsFileName(version: number): string {
  return `words-${version}.txt`
}

/** Saves the words of judgments before the judgments are written. An extra word does no harm. */
export async function appendNewWords(folder: string, texts: readonly string[]) {
  const lines = toLines(countWords(texts))
  await appendFile(path.join(folder, newWords), lines)
}

/** A file is written again with the newer ones when it is less than this many times as long as they are. */
const muchLonger = 3

/**
 * Adds the words that are new since the state before: as a file of their own or, so that there are never many
 * files, together with earlier ones that are not much longer. Returns the files of the new state.
 */
export async function addNewWords(
  folder: string,
  files: readonly string[],
  version: number,
): Promise<string[]> {
  const fresh = await loadNewWords(path.join(folder, newWords))
  if (fresh.size === 0) return [...files]
  const kept = [...files]
  const again: string[] = []
  let length = toLines(fresh).length
  for (let last = kept.at(-1); last && lengthOf(folder, last) < muchLonger * length; last = kept.at(-1)) {
    length += lengthOf(folder, last)
    again.unshift(last)
    kept.pop()
  }
  const [longest, ...others] = again
  for (const name of others) await addLines(path.join(folder, name), fresh)
  const known = longest ? loadLines(path.join(folder, longest)) : []
  await writeLines(path.join(folder, wordsFileName(version)), merge(known, sortCounts(fresh)))
  return [...kept, wordsFileName(version)]
}

function lengthOf(folder: string, name: string): number {
  return statSync(path.join(folder, name)).size
}

/** Counts the words of all judgments anew. Returns the files of the state. */
export async function makeVocabulary(folder: string, table: Table, version: number): Promise<string[]> {
  await writeLines(path.join(folder, wordsFileName(version)), merge([], sortCounts(await countTable(table))))
  return [wordsFileName(version)]
}

async function countTable(table: Table): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const batch of table.query().select(['body']))
    for (const row of batch) {
      if (!row) continue
      addWords(counts, row.body)
      // A judgment takes a millisecond. The server can answer other requests in between.
      await setImmediate()
    }
  return counts
}

/** Call it only after the state with these words is published. */
export function removeNewWords(folder: string) {
  rmSync(path.join(folder, newWords), { force: true })
}

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) addWords(counts, text)
  return counts
}

function addWords(counts: Map<string, number>, text: string) {
  for (const word of listWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
}

/** The distinct words of a text, in the form used by the index. */
function listWords(text: string): Set<string> {
  const { froms, tos } = findPlaces(text)
  const written = new Set<string>()
  for (const [at, from] of froms.entries()) {
    const length = (tos[at] ?? 0) - from
    if (length >= shortest && length <= longest) written.add(text.slice(from, tos[at]))
  }
  const words = new Set<string>()
  // For surrogate pairs, string order and byte order differ. No legal word needs them.
  for (const word of written)
    if (/\p{L}/u.test(word) && !/[\ud800-\udfff]/.test(word)) words.add(plainWord(word))
  return words
}

async function loadNewWords(file: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  if (existsSync(file)) await addLines(file, counts)
  return counts
}

async function addLines(file: string, counts: Map<string, number>) {
  for await (const [word, count] of loadLines(file)) counts.set(word, (counts.get(word) ?? 0) + count)
}

async function* loadLines(file: string): AsyncGenerator<Counted> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [word, count] = line.split(' ')
    // A process that died may have left half a line.
    if (word && count) yield [word, Number(count)]
  }
}

function sortCounts(counts: ReadonlyMap<string, number>): Counted[] {
  return [...counts.keys()].sort().map(word => [word, counts.get(word) ?? 0])
}

/** Both inputs are sorted, and so is the result: the long list is never in memory. */
async function* merge(known: AsyncIterable<Counted> | Iterable<Counted>, fresh: readonly Counted[]) {
  let next = 0
  for await (const [word, count] of known) {
    for (let one = fresh[next]; one && one[0] < word; one = fresh[next]) {
      yield one
      next += 1
    }
    const same = fresh[next]
    if (same?.[0] === word) next += 1
    yield [word, count + (same?.[0] === word ? same[1] : 0)] satisfies Counted
  }
  yield* fresh.slice(next)
}

async function writeLines(file: string, counts: AsyncIterable<Counted>) {
  await writeWhole(file, manyLines(counts))
}

async function* manyLines(counts: AsyncIterable<Counted>): AsyncGenerator<string> {
  let waiting: Counted[] = []
  for await (const one of counts) {
    waiting.push(one)
    if (waiting.length < linesAtOnce) continue
    yield toLines(waiting)
    waiting = []
  }
  yield toLines(waiting)
}

const linesAtOnce = 20_000

function toLines(counts: Iterable<Counted>): string {
  return Array.from(counts, ([word, count]) => `${word} ${count}\n`).join('')
}

/** The files are read at the first use, because most libraries get no search for the beginning of a word. */
export function openVocabulary(folder: string, version: number): Vocabulary {
  let files: Buffer[] | null = version === 0 ? [] : null
  const load = () => {
    const names = files ? null : loadEditionFile(folder, version)?.words
    files ??= names?.map(name => readFileSync(path.join(folder, name))) ?? null
    return files
  }
  return {
    startingWith: (beginning, most) => findBeginning(load() ?? [], plainWord(beginning), most),
    isThere: () => load() !== null,
  }
}

function findBeginning(files: readonly Buffer[], beginning: string, most: number) {
  const counts = new Map<string, number>()
  for (const bytes of files)
    for (const [word, count] of listBeginning(bytes, Buffer.from(beginning)))
      counts.set(word, (counts.get(word) ?? 0) + count)
  const found = sortCounts(counts).sort(([, one], [, other]) => other - one)
  return { words: found.slice(0, most).map(([word]) => word), total: found.length }
}

function* listBeginning(bytes: Buffer, wanted: Buffer): Generator<Counted> {
  for (let at = firstLineFrom(bytes, wanted); at < bytes.length; ) {
    const end = bytes.indexOf(newline, at)
    if (end < 0 || bytes.compare(wanted, 0, wanted.length, at, Math.min(at + wanted.length, end)) !== 0) break
    const [word = '', count] = bytes.toString('utf8', at, end).split(' ')
    yield [word, Number(count)]
    at = end + 1
  }
}

const newline = 0x0a

/** The start of the first line that is not before the wanted bytes, by binary search. */
function firstLineFrom(bytes: Buffer, wanted: Buffer): number {
  let [low, high] = [0, bytes.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const start = middle === 0 ? 0 : bytes.lastIndexOf(newline, middle - 1) + 1
    const end = bytes.indexOf(newline, middle)
    const stop = end < 0 ? bytes.length : end
    if (bytes.compare(wanted, 0, wanted.length, start, stop) < 0) low = stop + 1
    else high = start
  }
  return low
}
