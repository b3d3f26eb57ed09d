import type { Judgment } from '#shared/cases/judgment.ts'

/** A signature has this many numbers of two bytes, then four bytes for the case numbers. */
const bins = 64
const sharedWords = 5
const almostAll = 0.9
const half = 0.5

type Text = Pick<Judgment, 'paragraphs' | 'caseNumbers' | 'headnotes'>

/**
 * The words of a judgment by MinHash: each run of five words is hashed once and falls into one of 64 bins,
 * and each bin keeps its lowest hash (one permutation hashing, P. Li 2012). The share of equal bins is about
 * the share of runs that two texts have in common.
 */
export function signText({ paragraphs, headnotes, caseNumbers }: Text): string {
  const text = [...paragraphs.map(paragraph => paragraph.text), ...headnotes].join('\n').toLowerCase()
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const least = new Uint32Array(bins).fill(0xffffffff)
  for (let at = 0; at <= Math.max(0, words.length - sharedWords); at++) {
    const hash = hashText(words.slice(at, at + sharedWords).join(' '))
    const bin = hash >>> 26
    least[bin] = Math.min(least[bin] ?? 0, hash & 0x3ffffff)
  }
  const bytes = Buffer.alloc(bins * 2 + 4)
  // 0 is an empty bin, so the hash of a bin is never written as 0.
  for (const [bin, value] of least.entries())
    bytes.writeUInt16LE(value === 0xffffffff ? 0 : (value % 0xffff) + 1, bin * 2)
  bytes.writeUInt32LE(hashText(listNumbers(text, caseNumbers)), bins * 2)
  return bytes.toString('base64url')
}

/**
 * Whether two texts are one in another layout: nearly all their runs of words agree, and so do all case
 * numbers in them. Orders of one day often differ only in the police case that they are about.
 */
export function areAlike(one: string, other: string): boolean {
  const [left, right] = [read(one), read(other)]
  return left.numbers === right.numbers && shareOf(left.bins, right.bins) >= almostAll
}

/** Whether they may be two editions of one judgment. Only for texts whose name, day or number agree. */
export function areEditions(one: string, other: string): boolean {
  return shareOf(read(one).bins, read(other).bins) >= half
}

type Signature = { bins: number[]; numbers: number }

function read(signature: string): Signature {
  const bytes = Buffer.from(signature, 'base64url')
  return {
    bins: Array.from({ length: bins }, (_, at) => bytes.readUInt16LE(at * 2)),
    numbers: bytes.readUInt32LE(bins * 2),
  }
}

/** The share of equal bins, of those that either text fills. */
function shareOf(one: readonly number[], other: readonly number[]): number {
  const filled = one.filter((value, at) => value !== 0 || other[at] !== 0).length
  const same = one.filter((value, at) => value !== 0 && value === other[at]).length
  return filled === 0 ? 1 : same / filled
}

/** All numbers such as '126 of 2022' and '53/2021', sorted, each once. */
function listNumbers(text: string, caseNumbers: readonly string[]): string {
  const found = `${text}\n${caseNumbers.join('\n')}`.matchAll(
    /(\d{1,6})\s{0,2}(?:\/|of|year)\s{0,2}-?((?:18|19|20)\d\d)(?!\d)/g,
  )
  return [...new Set([...found].map(([, number, year]) => `${Number(number)}/${year}`))].sort().join(' ')
}

/** FNV-1a with a final mix, because the bin is taken from the high bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
