/** Whether a glyph has no width of its own, as a sign placed on another letter. */
export type IsZeroWidth = (font: string, glyph: number) => boolean

/** For each content stream, by its object number, the glyph widths of its page's fonts. */
export type PageFonts = Map<string, IsZeroWidth>

export function parsePageFonts(objects: readonly string[]): PageFonts {
  const byNumber = new Map(objects.map(object => [object.slice(0, object.indexOf(' ')), object]))
  const pages = objects.filter(object => /\n {2}\/Type \/Page\n/.test(object))
  const entries = pages.map((page): [string, IsZeroWidth] => {
    const contents = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? ''
    const named = [...(/\/Font <<([\s\S]*?)>>/.exec(page)?.[1]?.matchAll(/\/(f\d+) (\d+) 0 R/g) ?? [])]
    const widths = new Map(named.map(([, name = '', number = '']) => [name, parseWidths(number, byNumber)]))
    return [
      contents,
      (font, glyph) => !widths.get(font)?.some(({ first, last }) => glyph >= first && glyph <= last),
    ]
  })
  return new Map(entries)
}

type WidthRange = { first: number; last: number }

/** The ranges of glyphs that have a width; all others have the default, which is 0 in Typst's files. */
function parseWidths(font: string, byNumber: ReadonlyMap<string, string>): WidthRange[] {
  const descendant = /\/DescendantFonts \[(\d+) 0 R\]/.exec(byNumber.get(font) ?? '')?.[1] ?? ''
  const list = /\/W \[([\d. ]*)\]/.exec(byNumber.get(descendant) ?? '')?.[1] ?? ''
  const numbers = list.trim().split(/\s+/).map(Number)
  const ranges: WidthRange[] = []
  for (let index = 0; index + 2 < numbers.length; index += 3)
    ranges.push({ first: numbers[index] ?? 0, last: numbers[index + 1] ?? 0 })
  return ranges
}
