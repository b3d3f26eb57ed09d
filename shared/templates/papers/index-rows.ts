import type { Resolved, ResolvedItem } from '../resolved.ts'

/** A line of the index: a paper of the set, or an annexure bound in with it. */
export type IndexRow = { title: string; mark?: string; pages?: number }

/** The names of the index's table: `{>index}` is written with them, and writers that know the pages put them in. */
export const indexGroup = 'papersOfSet'
export const indexTitle = 'paperTitle'
export const indexMark = 'paperMark'
export const indexPages = 'paperPages'

/** Where pages are not known, in the preview and in plain text, their place stays free. */
const unknownPages = '____'

export function listIndexItems(rows: readonly IndexRow[]): readonly ResolvedItem[] {
  return rows.map(({ title, mark = '' }, item) => ({
    [indexTitle]: say(indexTitle, title, item),
    [indexMark]: say(indexMark, mark, item),
    [indexPages]: say(indexPages, unknownPages, item),
  }))
}

function say(field: string, text: string, item: number): Resolved {
  if (text === '') return { state: 'nothing', optional: true, raw: '', lines: [] }
  return { state: 'filled', optional: true, raw: text, lines: [[{ text, field, item }]] }
}
