import { annexureMark } from '#shared/templates/annexures/names.ts'
import { type CompiledDocument, runsOf } from '#shared/templates/blocks.ts'

type Paper = { document: CompiledDocument; isMain: boolean }

/**
 * The marks that only lists of annexures name, of papers without their index. A registry asks what such an annexure is to
 * prove: a paper that is relied upon is referred to where its fact is stated.
 */
export function listUncited(papers: readonly Paper[], marks: readonly string[]): string[] {
  const texts = papers.map(textOf).join('\n')
  const ranges = listRanges(texts)
  return marks.filter(mark => mark !== '' && !isCited(mark, texts, ranges))
}

/** Without lists of annexures; but the main paper may cite all that it annexes in the lines of one. */
function textOf({ document, isMain }: Paper): string {
  const told = document.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(block =>
      runsOf(block).filter(({ field }) => field !== annexureMark || (isMain && block.kind !== 'table')),
    )
  return told.map(({ text }) => text).join(' ')
}

/** 'P-3' of 'Annexure P-3' says which one is meant; 'A' of 'Exhibit A' or '2' of 'Document No. 2' does not. */
const telling = /([\p{L}\p{M}]+)[-\s]?(\d+)$/u

function isCited(mark: string, texts: string, ranges: readonly Range[]): boolean {
  if (stands(mark, texts)) return true
  const [short, series = '', number] = telling.exec(mark) ?? []
  if (short === undefined || series.length > 2) return false
  return (
    stands(short, texts) ||
    stands(`${series}${number}`, texts) ||
    ranges.some(
      range => range.series === series && range.from <= Number(number) && Number(number) <= range.to,
    )
  )
}

/** Whether it stands there as a word of its own: P-1 is not P-10. */
function stands(mark: string, texts: string): boolean {
  for (let at = texts.indexOf(mark); at >= 0; at = texts.indexOf(mark, at + 1))
    if (!isWord(texts[at - 1]) && !isWord(texts[at + mark.length])) return true
  return false
}

function isWord(character = ' '): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(character)
}

type Range = { series: string; from: number; to: number }

/** 'Annexures P-2 to P-5', 'P-2 से P-5 तक'. */
function listRanges(texts: string): Range[] {
  const found = texts.matchAll(/([\p{L}\p{M}]{1,2})-?(\d+)\s*(?:to|से|ते|–|-)\s*(?:\1-?)?(\d+)/gu)
  return Array.from(found, ([, series = '', from, to]) => ({ series, from: Number(from), to: Number(to) }))
}
