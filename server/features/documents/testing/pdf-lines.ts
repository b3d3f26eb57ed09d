import { execFileSync } from 'node:child_process'
import type { CompiledDocument } from '#shared/templates/blocks.ts'

/** In points from the top of the page. */
export type PdfLine = { top: number; bottom: number; text: string }
export type PdfPage = { height: number; lines: PdfLine[] }

type Word = PdfLine & { left: number }

const page = /<page width="[\d.]+" height="([\d.]+)">([\s\S]*?)<\/page>/g
const word = /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="[-\d.]+" yMax="([-\d.]+)">(.*?)<\/word>/gs

/** The lines of each page of a PDF as they were drawn, one after the other, with their places: in one reading. */
export function readPdfLines(file: string): PdfPage[] {
  const xml = execFileSync('pdftotext', ['-raw', '-bbox', file, '-'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1e9,
    encoding: 'utf8',
  })
  return [...xml.matchAll(page)].map(([, height, words = '']) => ({
    height: Number(height),
    lines: joinWords([...words.matchAll(word)].map(parseWord)),
  }))
}

function parseWord([, left, top, bottom, text = '']: RegExpMatchArray): Word {
  return { left: Number(left), top: Number(top), bottom: Number(bottom), text: decode(text) }
}

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => letters[name] ?? '')
}

/** A word is on the line of the one before it when its middle is on the height of that one. */
function joinWords(words: readonly Word[]): PdfLine[] {
  const lines: PdfLine[] = []
  let before: Word | undefined
  for (const one of words) {
    const middle = (one.top + one.bottom) / 2
    const line = lines.at(-1)
    if (line && before && middle > before.top && middle < before.bottom && one.left > before.left) {
      line.text += ` ${one.text}`
      line.top = Math.min(line.top, one.top)
      line.bottom = Math.max(line.bottom, one.bottom)
    } else lines.push({ top: one.top, bottom: one.bottom, text: one.text })
    before = one
  }
  return lines
}

/** Without the notice and the page number, which is last, or first when a browser printed. */
export function bodyOf({ lines }: PdfPage, number: number, { notice }: CompiledDocument): string {
  const texts = lines.map(({ text }) => text)
  if (notice === undefined && texts[0] === String(number)) return texts.slice(1).join('\n')
  return texts.slice(notice === undefined ? 0 : 1, -1).join('\n')
}

export function wordsOf(pages: readonly PdfPage[], document: CompiledDocument): string {
  return pages.map((page, index) => bodyOf(page, index + 1, document)).join('\n')
}
