import type { IsZeroWidth } from './pdf-fonts.ts'

const textRun = /(q\n1 0 0 -1 [\d.-]+ ([\d.-]+) cm\n(?:(?!\nBT\n)[\s\S])*?\nBT\n)([\s\S]*?)(\nET\n)/g
const noText = '/Span <<\n  /ActualText <FEFF>\n>> BDC\n'

/**
 * Text runs are in reading order. A run slightly above or below its line is a sign moved to make space,
 * and a sign at the start of the next run belongs to the same syllable: the text of both is already in an
 * earlier run.
 */
export function fixTextRuns(content: string, isZeroWidth: IsZeroWidth): string {
  let line: number | undefined
  let afterMoved = false
  return content.replace(
    textRun,
    (run: string, open: string, height: string, text: string, close: string) => {
      const moved = line === undefined ? 0 : Math.abs(Number(height) - line)
      if (moved > 0 && moved < sizeOf(text) / 2) {
        afterMoved = true
        return `${open}${noText}${withoutActualText(text)}\nEMC${close}`
      }
      const fixed = afterMoved && moved === 0 ? open + fixStart(text, isZeroWidth) + close : run
      line = Number(height)
      afterMoved = false
      return fixed
    },
  )
}

function sizeOf(text: string): number {
  return Number(/\/f\d+ ([\d.]+) Tf/.exec(text)?.[1] ?? 0)
}

function withoutActualText(text: string): string {
  return text.replace(/\/Span <<\n {2}\/ActualText <[0-9A-F]*>\n>> BDC\n([\s\S]*?)\nEMC/g, '$1')
}

const spannedStart =
  /^\/Span <<\n {2}\/ActualText <[0-9A-F]*>\n>> BDC\n(0 Tr\n\/(f\d+) [\d.]+ Tf\n[^\n]* Tm\n([^\n]*)\n)EMC/
const plainStart = /^(0 Tr\n\/(f\d+) [\d.]+ Tf\n[^\n]* Tm\n)([^\n]*)/

function fixStart(text: string, isZeroWidth: IsZeroWidth): string {
  const spanned = spannedStart.exec(text)
  if (spanned) {
    const [whole, inner = '', font = '', shown = ''] = spanned
    return startsWithSign(shown, font, isZeroWidth) ? `${noText}${inner}EMC${text.slice(whole.length)}` : text
  }
  const [whole, setup = '', font = '', shown = ''] = plainStart.exec(text) ?? []
  if (whole === undefined || !startsWithSign(shown, font, isZeroWidth)) return text
  const { first, rest } = cutFirstGlyph(shown)
  return `${setup}${noText}${first}\nEMC${rest ? `\n${rest}` : ''}${text.slice(whole.length)}`
}

/** Two bytes for each glyph, some of them escaped. */
const glyph = /\((?:\\\d{1,3}|\\.|[^\\]){2}/s

function startsWithSign(shown: string, font: string, isZeroWidth: IsZeroWidth): boolean {
  const [start] = glyph.exec(shown) ?? []
  return start !== undefined && isZeroWidth(font, parseGlyph(start.slice(1)))
}

function parseGlyph(escaped: string): number {
  const bytes = [...escaped.matchAll(/\\(\d{1,3})|\\(.)|([^\\])/gs)].map(([, octal, special, plain = '']) => {
    if (octal !== undefined) return Number.parseInt(octal, 8)
    return special === undefined ? plain.charCodeAt(0) : parseEscape(special)
  })
  return (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
}

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

function parseEscape(letter: string): number {
  return escapes[letter] ?? letter.charCodeAt(0)
}

/**
 * '[77 (ab) 12 (cd)] TJ' becomes '[77 (a)] TJ' and '[(b) 12 (cd)] TJ'; the second starts where the first
 * ends.
 */
function cutFirstGlyph(shown: string): { first: string; rest: string } {
  const list = shown.startsWith('[') ? shown : shown.replace(/^(.*) Tj$/s, '[$1] TJ')
  const [start = ''] = glyph.exec(list) ?? []
  const end = list.indexOf(start) + start.length
  const rest = `[(${list.slice(end)}`.replace('[()', '[')
  return { first: `${list.slice(0, end)})] TJ`, rest: /^\[\s*\] TJ$/.test(rest) ? '' : rest }
}
