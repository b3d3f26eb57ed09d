import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { loadLibrary } from '#server/content/library.ts'
import { createFormIndex, searchForms } from '#server/features/forms/search.ts'
import { createGuideIndex, searchGuides } from '#server/features/procedures/search.ts'
import { listKnownWords } from '#server/lib/catalogue-search/words.ts'

const library = loadLibrary(path.join(import.meta.dirname, '../../../content'))
const { sectionMap } = library
const listKnown = () => listKnownWords([library.summaries, library.procedures])
const forms = createFormIndex(library.summaries, listKnown)
const guides = createGuideIndex(library, listKnown)

/** What people type; the slugs any of which may stand first, or 'none' where nothing answers it. */
type Query = { search: string; forms: string[]; guides: string[] }

const queries = readFileSync(path.join(import.meta.dirname, 'everyday-queries.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): Query => {
    const [search = '', wantedForms = '', wantedGuides = ''] = line.split('\t')
    return { search, forms: wantedForms.split('|'), guides: wantedGuides.split('|') }
  })

const first = {
  forms: (search: string) => searchForms(forms, sectionMap, { search })[0]?.slug,
  guides: (search: string) => searchGuides(guides, sectionMap, search)[0]?.slug,
}

// The search was tuned on every second line; the lines between were kept aside and never looked at one by one.
it.each([
  ['forms', 'tuned on', 0, 0.97],
  ['forms', 'kept aside', 1, 0.95],
  ['guides', 'tuned on', 0, 0.95],
  ['guides', 'kept aside', 1, 0.9],
] as const)(
  '%s: everyday searches %s are answered by what was meant, or by nothing',
  (kind, _, half, share) => {
    const asked = queries.filter((_query, at) => at % 2 === half)
    const wrong = asked.filter(query => !query[kind].includes(first[kind](query.search) ?? 'none'))
    expect(asked.length).toBeGreaterThanOrEqual(30)
    expect(
      1 - wrong.length / asked.length,
      wrong.map(({ search }) => search).join('; '),
    ).toBeGreaterThanOrEqual(share)
  },
)
