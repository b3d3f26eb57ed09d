import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadSampleForm } from '#server/content/testing/every-form.ts'
import { once } from '#server/lib/once.ts'
import { type Language, languages } from '#shared/languages.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { findLayoutDefects, type Page, readLayout } from './testing/page-layout.ts'
import { convertToPdf } from './testing/read-back.ts'
import { compileSample } from './testing/sample-documents.ts'
import { writeDocx } from './write-docx.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-word-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * Word pages cannot be checked before download, so more blocks are kept together, and pages may be
 * emptier than those of the PDF.
 */
const half = 0.5

const inEnglish = [
  'plaint-recovery-of-money',
  'cheque-bounce-complaint',
  'dv-application',
  'itat-appeal',
  'drt-original-application',
]
const inEveryLanguage = ['dv-application', 'vakalatnama']
const wanted = [
  ...inEnglish.map(slug => ({ slug, language: 'en' as const })),
  ...inEveryLanguage.flatMap(slug => languages.map(language => ({ slug, language }))),
]
const nameOf = (slug: string, language: Language) => `${slug}.${language}`

/** All in one start of LibreOffice, which takes longer than a document. */
const layOutAll = once(async (): Promise<Map<string, Page[]>> => {
  const documents = new Map(
    await Promise.all(
      wanted.map(async ({ slug, language }) => {
        const form = loadSampleForm(slug)
        const document = await compileSample(form, language)
        const profile = courtProfiles[form.view.courtProfile]
        const file = path.join(folder, `${nameOf(slug, language)}.docx`)
        writeFileSync(file, await writeDocx(document, profile))
        return [nameOf(slug, language), { document, profile, file }] as const
      }),
    ),
  )
  const files = convertToPdf(
    [...documents.values()].map(({ file }) => file),
    folder,
  )
  return new Map(
    [...documents].map(([name, { document, profile }], at) => [
      name,
      readLayout(files[at] ?? '', document, profile),
    ]),
  )
})

async function layOut(slug: string, language: Language): Promise<Page[]> {
  const pages = (await layOutAll()).get(nameOf(slug, language))
  if (!pages) throw new Error(`${slug} was not laid out in ${language}`)
  return pages
}

describe('a Word file, printed by LibreOffice', () => {
  it.each(inEnglish)('%s: no signature, no verification and no line alone', async slug => {
    expect(findLayoutDefects(await layOut(slug, 'en'), half)).toEqual([])
  })

  it.each(languages)(
    'prayer, verification and their signatures longer than a page are set closer (%s)',
    async language => {
      const pages = await layOut('dv-application', language)
      expect(findLayoutDefects(pages, half)).toEqual([])
      const last = pages.at(-1)?.parts.map(({ block }) => block.kind)
      expect(last).toEqual(expect.arrayContaining(['paragraph', 'columns', 'heading']))
    },
  )

  it.each(languages)('a vakalatnama has two pages (%s)', async language => {
    expect(await layOut('vakalatnama', language)).toHaveLength(2)
  })
})
