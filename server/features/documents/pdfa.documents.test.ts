import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadEveryForm } from '#server/content/testing/every-form.ts'
import { bindAnnexures } from '#server/features/annexures/files/bind-annexures.ts'
import { makeJpeg } from '#server/features/annexures/testing/make-jpeg.ts'
import { makePng } from '#server/features/annexures/testing/make-png.ts'
import { languages } from '#shared/languages.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { readPdfPages } from './testing/read-back.ts'
import { compileSample, writePdf } from './testing/sample-documents.ts'
import { canValidate, validatePdfA } from './testing/validate-pdfa.ts'
import { createStampWriter } from './write-stamps.ts'

const folder = mkdtempSync(join(tmpdir(), 'munshi-pdfa-'))
afterAll(() => rmSync(folder, { recursive: true }))

const forms = loadEveryForm().slice(0, 3)
const writeStamps = createStampWriter()
const now = new Date()

const sets = await Promise.all(
  languages.flatMap(language =>
    forms.map(async form => {
      const document = await compileSample(form, language)
      const profile = courtProfiles[form.view.courtProfile]
      return { name: `${form.slug}.${language}`, language, profile, pdf: writePdf(document, profile, now) }
    }),
  ),
)

/** A form with a photograph and two kinds of pictures as annexures. */
async function bind({ language, profile, pdf }: (typeof sets)[number]): Promise<Uint8Array> {
  const pictures = [
    { kind: 'jpeg', bytes: makeJpeg({ width: 800, height: 600 }) },
    { kind: 'png', bytes: makePng({ width: 80, height: 60 }) },
    { kind: 'png', bytes: makePng({ width: 80, height: 60, colour: 6 }) },
  ] as const
  const annexures = pictures.map(({ kind, bytes }, index) => {
    const path = join(folder, `${index}.${kind}`)
    writeFileSync(path, bytes)
    return { path, kind, turns: [0 as const], bookmark: `परिशिष्ट-${index + 1}`, bytes: bytes.length }
  })
  const stamps = writeStamps({
    ...{ format: 'stamps', language, profile, now },
    stamps: annexures.map(({ bookmark }, index) => ({
      ...{ mark: bookmark, number: 10 + index },
      ...{ width: 841.89, height: 595.28 },
    })),
  })
  const [bound] = await bindAnnexures(pdf, stamps, annexures, {
    archival: true,
    papers: [{ title: 'The form', pages: 1 }],
  })
  return bound ?? new Uint8Array()
}

describe.skipIf(!canValidate)('as veraPDF sees it (skipped without Java and `npm run pdfa:fetch`)', () => {
  it('what we draw is PDF/A-2a, in all three languages', () => {
    const files = sets.map(({ name, pdf }) => keep(`${name}.pdf`, pdf))
    expect(validatePdfA(files)).toEqual(files.map(() => '2a valid'))
  })

  it('with pictures bound in it is PDF/A-2b', async () => {
    const files = await Promise.all(
      sets.map(async set => keep(`${set.name}-bound.pdf`, Buffer.from(await bind(set)))),
    )
    expect(validatePdfA(files)).toEqual(files.map(() => '2b valid'))
  })
})

it('a mark in Devanagari can be searched for', async () => {
  for (const set of sets.filter(({ language }) => language === 'mr')) {
    const file = keep(`${set.name}-marks.pdf`, Buffer.from(await bind(set)))
    expect(readPdfPages(file, false)).toContain('परिशिष्ट-2')
  }
})

function keep(name: string, bytes: Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return file
}
