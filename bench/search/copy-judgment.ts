import type { Judgment } from '#shared/cases/judgment.ts'

type Options = {
  /** With its text; otherwise with a paragraph for it. */
  isWhole?: boolean
}

/** One of endlessly many judgments. No two have the same name or citation. */
export function copyJudgment(
  corpus: readonly Judgment[],
  at: number,
  { isWhole = false }: Options = {},
): Judgment {
  const one = corpus[at % corpus.length]
  if (!one) throw new Error('The collection is empty.')
  const copy = Math.floor(at / corpus.length)
  return {
    ...one,
    id: `${one.id}-${copy}`,
    title: one.title.replace(' v ', ` ${String.fromCharCode(97 + copy)}oshi v `),
    citations: one.citations.map(text => text.replace(/\d+$/, page => String(Number(page) + 1000 * copy))),
    paragraphs: isWhole ? one.paragraphs : cut(one.paragraphs),
  }
}

function cut(paragraphs: Judgment['paragraphs']): Judgment['paragraphs'] {
  return paragraphs.slice(0, 1).map(({ text, ...other }) => ({ ...other, text: text.slice(0, 600) }))
}
