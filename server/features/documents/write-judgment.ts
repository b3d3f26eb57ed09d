import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fixPdfText } from './fix-pdf-text.ts'
import { findUndrawable } from './font-coverage.ts'
import { type FontName, fontFiles } from './fonts.ts'
import type { JudgmentPage } from './model.ts'

export type JudgmentJob = { format: 'judgment'; page: JudgmentPage; now: Date }

const template = readFileSync(path.join(import.meta.dirname, 'judgment.typ'), 'utf8')
const fonts: FontName[] = ['Tinos', 'Noto Sans Devanagari']
const unknown = '[?]'

/** Uses Typst with our fonts only; PDF/A-2 level A like every other document. */
export function createJudgmentWriter() {
  const fontBlobs = fonts.flatMap(name => fontFiles[name].map(file => readFileSync(file)))
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] })
  return ({ page, now }: JudgmentJob): Buffer => {
    const inputs = { judgment: JSON.stringify({ ...describe(page), fonts }) }
    try {
      const { result } = compiler.compile({ mainFileContent: template, inputs })
      if (!result) throw new Error('Typst laid no judgment')
      const creationTimestamp = Math.floor(now.getTime() / 1000)
      return fixPdfText(compiler.pdf(result, { pdfStandard: 'a-2a', creationTimestamp }))
    } finally {
      compiler.evictCache(0)
    }
  }
}

/** Texts of courts have characters that no typeface of ours draws; each is replaced, which the last remark says. */
function describe(page: JudgmentPage) {
  let isReplaced = false
  function tidy(text: string): string {
    const plain = text
      .normalize('NFC')
      .replace(/[^\S\n]+/g, ' ')
      .replace(hidden, '')
    const missing = findUndrawable(plain.replaceAll('\n', ''), fonts)
    if (missing.length > 0) isReplaced = true
    return missing.reduce((drawn, character) => drawn.replaceAll(character, unknown), plain)
  }
  const piece = (text: string, label = '') => ({
    lines: tidy(text).split('\n'),
    label: label === '' ? null : tidy(label),
    lang: isDevanagari(text) ? 'hi' : 'en',
  })
  const { later } = page
  const data = {
    title: tidy(page.title),
    running: tidy(page.running),
    court: tidy(page.court),
    citations: page.citations.map(tidy),
    facts: page.facts.map(({ name, value }) => ({ name, value: tidy(value) })),
    later: later && { pieces: later.texts.map(text => piece(text)), checked: later.checked },
    parts: page.parts.map(part => ({
      ...part,
      pieces: part.pieces.map(({ text, label }) => piece(text, label)),
    })),
    paragraphs: page.paragraphs.map(({ text, label }) => piece(text, label)),
  }
  const remarks = page.remarks.map(tidy)
  const told = isReplaced ? [`${unknown} stands for a character that cannot be printed here.`] : []
  return { ...data, remarks: [...remarks, ...told] }
}

/** Control characters and invisible ones, but for the two that join and part Devanagari letters, and line ends. */
const hidden = /(?!\u200c|\u200d|\n)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

function isDevanagari(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (text.match(/\p{Script=Devanagari}/gu)?.length ?? 0) > letters / 2
}
