import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadLibrary } from '#server/content/library.ts'
import { listKnownWords } from '#server/lib/catalogue-search/words.ts'
import { createFormIndex, searchForms } from './search.ts'

const library = loadLibrary(path.join(import.meta.dirname, '../../../content'))
const index = createFormIndex(library.summaries, () =>
  listKnownWords([library.summaries, library.procedures]),
)

/** What people say when they want a form, by language; a line is kept for every form of the library. */
type Sayings = { slug: string; english: string[]; hindi: string[]; marathi: string[]; besides: string[] }

const rows = readFileSync(path.join(import.meta.dirname, 'sayings.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): Sayings => {
    const [slug = '', ...cells] = line.split('\t')
    const [english = [], hindi = [], marathi = [], romanised = [], section = []] = cells.map(cell =>
      cell.split('|').filter(Boolean),
    )
    return { slug, english, hindi, marathi, besides: [...romanised, ...section] }
  })

const isDevanagari = (saying: string) => /\p{Script=Devanagari}/u.test(saying)

function listSayings({ english, hindi, marathi, besides }: Sayings): string[] {
  return [...english, ...hindi, ...marathi, ...besides]
}

describe('every form is found by what people call it', () => {
  it('each form of the library has its line, and no other', () => {
    expect(rows.map(row => row.slug).sort()).toEqual(library.summaries.map(form => form.slug).sort())
  })

  it.each(rows)('$slug has five sayings or more, in three languages and besides', row => {
    expect(new Set(listSayings(row)).size).toBeGreaterThanOrEqual(5)
    expect(row.english.length).toBeGreaterThan(0)
    expect(row.hindi.filter(isDevanagari).length).toBeGreaterThan(0)
    expect(row.marathi.filter(isDevanagari).length).toBeGreaterThan(0)
    expect(row.besides.length).toBeGreaterThan(0)
  })

  it.each(rows.flatMap(row => listSayings(row).map(saying => [saying, row.slug])))(
    "'%s' finds %s among the first three",
    (saying, slug) => {
      const found = searchForms(index, library.sectionMap, { search: saying })
      expect(found.slice(0, 3).map(form => form.slug)).toContain(slug)
    },
  )
})
