import { readFileSync } from 'node:fs'
import { type FontName, fontFiles } from './fonts.ts'

type Range = readonly [first: number, last: number]

const known = new Map<FontName, Range[]>()

/** The characters of a text that none of the fonts can draw; PDF/A does not allow empty boxes instead. */
export function findUndrawable(text: string, fonts: readonly FontName[]): string[] {
  const missing = new Set<string>()
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (!fonts.some(font => covers(rangesOf(font), code))) missing.add(character)
  }
  return [...missing]
}

function rangesOf(font: FontName): Range[] {
  const ranges = known.get(font) ?? parseRanges(readFileSync(fontFiles[font][0]))
  known.set(font, ranges)
  return ranges
}

function covers(ranges: Range[], code: number): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last)
}

/**
 * The cmap table of a TrueType font: which characters it has glyphs for (OpenType specification, cmap
 * formats 4 and 12).
 */
function parseRanges(font: Buffer): Range[] {
  const cmap = findTable(font, 'cmap')
  const count = font.readUInt16BE(cmap + 2)
  const tables = Array.from(
    { length: count },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4),
  )
  const full = tables.find(table => font.readUInt16BE(table) === 12)
  if (full !== undefined) return parseFormat12(font, full)
  const basic = tables.find(table => font.readUInt16BE(table) === 4)
  return basic === undefined ? [] : parseFormat4(font, basic)
}

function findTable(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4)
  const record = Array.from({ length: count }, (_, index) => 12 + index * 16).find(
    at => font.toString('latin1', at, at + 4) === tag,
  )
  if (record === undefined) throw new Error(`a font without a ${tag} table`)
  return font.readUInt32BE(record + 8)
}

function parseFormat12(font: Buffer, table: number): Range[] {
  const count = font.readUInt32BE(table + 12)
  return Array.from({ length: count }, (_, index) => {
    const group = table + 16 + index * 12
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)] as const
  })
}

function parseFormat4(font: Buffer, table: number): Range[] {
  const double = font.readUInt16BE(table + 6)
  const ranges = Array.from({ length: double / 2 }, (_, index) => {
    const last = font.readUInt16BE(table + 14 + index * 2)
    const first = font.readUInt16BE(table + 16 + double + index * 2)
    return [first, last] as const
  })
  return ranges.filter(([first]) => first !== 0xffff)
}
