import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkContent } from '#server/content/check-content.ts'
import type { FormDraft } from '#server/content/draft.ts'
import { formatProblem } from '#server/content/problem.ts'
import { sampleValues } from '#server/content/sample-values.ts'
import { loadSources } from '#server/content/sources.ts'
import { choosePapers } from '#server/features/documents/printed-set.ts'
import { createSetPdfWriter } from '#server/features/documents/write-pdf.ts'
import { languages } from '#shared/languages.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'

const root = path.join(import.meta.dirname, '..')
const slug = process.argv[2] ?? ''
const { forms } = checkContent(loadSources(path.join(root, 'content')))
const form = forms.find(({ source }) => source.slug === slug || `${source.area}/${source.slug}` === slug)

if (!form?.draft) {
  for (const problem of form?.problems ?? []) console.error(formatProblem(problem))
  console.error(form ? 'Mend this first.' : 'Usage: npm run content:preview -- <slug>')
  process.exit(1)
}
for (const problem of form.problems) console.error(formatProblem(problem))
await preview(form.draft)

/** Writes the whole set, if the form has one. */
async function preview({ view, sample: own, papers, slug: name }: FormDraft) {
  const sample = Object.assign({}, ...papers.map(paper => paper.sample), own)
  const folder = path.join(root, '.cache', 'preview')
  mkdirSync(folder, { recursive: true })
  const writeSet = createSetPdfWriter()
  for (const language of languages) {
    const numberWords = await loadNumberWords(language)
    const values = sampleValues(sample, language)
    const set = choosePapers(compileSet(view, language, values, { blank: 'rule', numberWords }), {
      title: name,
    })
    const file = path.join(folder, `${name}.${language}.pdf`)
    writeFileSync(file, writeSet(set, courtProfiles[view.courtProfile], new Date()).bytes)
    console.log(path.relative(root, file))
  }
}
