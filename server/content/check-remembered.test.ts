import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { checkContent } from './check-content.ts'
import { checkForms, createFormChecker } from './check-forms.ts'
import { checkRemembered } from './check-remembered.ts'
import { type Changes, skeletonForm, swap, withForms } from './fixtures/skeleton-sources.ts'
import type { FormSource } from './sources.ts'

const content = path.join(import.meta.dirname, '..', '..', 'content')
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-remembered-'))
const memory = path.join(folder, 'check.json')
afterAll(() => rmSync(folder, { recursive: true }))

const check = (changes: Changes) =>
  checkRemembered(content, { ...withForms(skeletonForm(changes)), authorities: [] }, memory)
const broken = { en: swap('## PRAYER', '## Prayer') }

const usesClause = (slug: string) =>
  skeletonForm({ slug, all: swap(/\n## (PRAYER|प्रार्थना|विनंती)/, '\n{>agreed}\n\n## $1') })
const agreed = { en: '1. The parties agree.', hi: '1. पक्षकार सहमत हैं।', mr: '1. पक्षकार सहमत आहेत.' }

function withClause(clause: Record<Language, string>, ...forms: FormSource[]) {
  const sources = withForms(...forms)
  const add = (language: Language) => {
    const file = { path: `content/partials/${language}/agreed.md`, text: clause[language] }
    return new Map([...sources.partials[language], ['agreed', file]])
  }
  return { ...sources, authorities: [], partials: { en: add('en'), hi: add('hi'), mr: add('mr') } }
}

describe('a check that remembers the last one', () => {
  it('finds in a changed form what a whole check finds', async () => {
    expect(await check({})).toMatchObject({ remembered: 0, problems: [] })
    expect(await check(broken)).toMatchObject({
      remembered: 0,
      problems: checkContent(withForms(skeletonForm(broken))).problems,
    })
  })

  it('tells a finding again while nothing has changed', async () => {
    await check(broken)
    const again = await check(broken)
    expect(again.remembered).toBe(1)
    expect(again.problems).toHaveLength(1)
  })

  it('tells with the form which authority nobody knows, and keeps its figures for the others', async () => {
    const cites = {
      en: swap('## PRAYER', 'Within forty days (section 7(1), RTI Act): 2003 INSC 10.\n\n## PRAYER'),
    }
    for (const remembered of [0, 1]) {
      const found = await check(cites)
      expect(found.remembered).toBe(remembered)
      expect(found.problems.map(({ message }) => message)).toContainEqual(
        expect.stringContaining('2003 INSC 10 is neither'),
      )
      expect(found.figures).toEqual([expect.objectContaining({ value: '40', unit: 'day' })])
    }
  })

  it('reads a form again when a clause that it uses says something else, and leaves those that do not use it', async () => {
    const forms = [usesClause('using-form'), skeletonForm({ slug: 'other-form', yaml: swap('1999', '1998') })]
    const first = await checkRemembered(content, withClause(agreed, ...forms), memory)
    expect(first).toMatchObject({ remembered: 0, problems: [] })
    const wrong = { ...agreed, en: '1. The parties agree as follows.' }
    const second = await checkRemembered(content, withClause(wrong, ...forms), memory)
    expect(second.remembered).toBe(1)
    expect(second.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('agree as follows'),
    ])
  })

  it('misses a clause that is not there until it has been written', async () => {
    const form = usesClause('using-form')
    for (const remembered of [0, 1]) {
      const found = await checkRemembered(content, { ...withForms(form), authorities: [] }, memory)
      expect(found.remembered).toBe(remembered)
      expect(found.problems.map(({ message }) => message)).toContainEqual(
        expect.stringContaining('there is no such shared clause'),
      )
    }
    const found = await checkRemembered(content, withClause(agreed, form), memory)
    expect(found).toMatchObject({ remembered: 0, problems: [] })
  })

  // Each thread loads the program first.
  it('finds the same in several threads as in one', { timeout: 60_000 }, async () => {
    const forms = Array.from({ length: 14 }, (_, at) => skeletonForm(at % 3 === 0 ? broken : {}))
    const sources = { ...withForms(...forms), authorities: [] }
    const found = await checkForms(sources)
    expect(found).toEqual(createFormChecker(sources)(sources.forms))
    expect(found.map(({ problems }) => problems.length > 0)).toEqual(forms.map((_, at) => at % 3 === 0))
  })
})
