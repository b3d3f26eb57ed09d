import type { FormField, FormView, PaperView } from '#shared/contract/forms.ts'
import type { Resolved, ResolvedItem } from '../resolved.ts'

/** A row of the index: a paper of the set, or an annexure. */
export type IndexRow = { title: string; mark?: string; pages?: number }

/**
 * Names for the index's table. `{>index}` uses them, and writers that know the page numbers fill them in.
 */
export const indexGroup = 'papersOfSet'
export const indexTitle = 'paperTitle'
export const indexMark = 'paperMark'
export const indexPages = 'paperPages'

type Asking = Pick<FormView, 'fields' | 'groups'>

/** The index uses a repeat group for its rows, but nobody is asked for it. */
export function withIndex<T extends Asking>(form: T, { kind }: Pick<PaperView, 'kind'>): T {
  if (kind !== 'index') return form
  const group = { id: indexGroup, title: nameless(indexGroup), repeat: true }
  const fields = [indexTitle, indexMark, indexPages].map(makeField)
  return { ...form, fields: [...form.fields, ...fields], groups: [...form.groups, group] }
}

function makeField(name: string): FormField {
  return { name, label: name, labels: nameless(name), type: 'text', required: false, group: indexGroup }
}

function nameless(name: string): FormField['labels'] {
  return { en: name, hi: name, mr: name }
}

/**
 * Printed where page numbers are not known: in the preview and in plain text. As wide as a range such as
 * 12–118, because the column is measured before the pages are known.
 */
const unknownPages = '______'

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
