import { choosePapers } from '#server/features/documents/printed-set.ts'
import { createSetPdfWriter } from '#server/features/documents/write-pdf.ts'
import type { Answers, FormValues, FormView } from '#shared/contract/forms.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { choiceKey } from '#shared/templates/papers/choice.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'
import { loadSample } from '../scripts/load-sample.ts'

/** Of all forms the one with the most papers, and one whose document is longer. */
export type SetSlug = 'plaint-recovery-of-money' | 'writ-petition-civil-hc'
const wanted = { papers: 11, pages: 60 }
/** As many parties on each side, events, invoices and documents. */
const items = 18
/** How often a long answer is repeated, line by line. */
const repeats = 9
const longestAnswer = 9000

export type LargestSet = { form: FormView; values: FormValues; papers: number; pages: number }

/** A form with every paper of its set, many parties, events and documents, and long answers. */
export function makeLargestSet(slug: SetSlug): LargestSet {
  const { form, valuesIn } = loadSample(slug)
  const long = new Set(form.fields.filter(({ type }) => type === 'textarea').map(({ name }) => name))
  const lengthen = (name: string, text: string) => (long.has(name) ? repeatLines(text) : text)
  const answers = Object.entries(valuesIn('en')).map(([name, answer]) => [
    name,
    typeof answer === 'string' ? lengthen(name, answer) : repeatItems(answer),
  ])
  const all = (form.papers?.list ?? []).filter(({ kind }) => kind !== 'main' && kind !== 'annexures')
  const chosen = all.map(({ id }) => [choiceKey(id), 'taken in'])
  const values: FormValues = Object.fromEntries([...answers, ...chosen])
  return { form, values, ...measure(form, values) }
}

/** Each item stands several times, with a number in its texts, so that no two are the same. */
function repeatItems(list: readonly Answers[]): Answers[] {
  return Array.from({ length: items }, (_, at) => {
    const item = list[at % list.length] ?? {}
    return Object.fromEntries(
      Object.entries(item).map(([name, text]) => [name, /Name$|Text$/.test(name) ? `${text} ${at}` : text]),
    )
  })
}

function repeatLines(text: string): string {
  return Array<string>(repeats).fill(text).join('\n').slice(0, longestAnswer)
}

/** The papers that print, without the annexures, and their pages. */
function measure(form: FormView, values: FormValues) {
  const compiled = compileSet(form, 'en', values, { blank: 'rule' })
  const set = choosePapers(compiled, { title: form.title, annexures: compiled.annexures })
  const drawn = createSetPdfWriter()(set, courtProfiles[form.courtProfile], new Date())
  const papers = set.papers.length
  const pages = drawn.pages.reduce((sum, own) => sum + own, 0)
  if (papers < wanted.papers || pages < wanted.pages)
    throw new Error(`the largest set has only ${papers} papers and ${pages} pages`)
  return { papers, pages }
}
