import { createPdfWriter } from '#server/features/documents/write-pdf.ts'
import type { DocumentFormat } from '#shared/contract/forms.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { loadSample, type SampleForm } from '../scripts/load-sample.ts'
import { type Figure, type Part, summarise, time } from './figure.ts'
import { clock, compareWithFloor, takeInTurn } from './in-turn.ts'
import { countPages } from './pdf-pages.ts'
import { liftLimit, type Site, withSite } from './site.ts'
import { createVariedCompiler, varyValues } from './vary-sample.ts'

/** A short petition and a long one; both in Hindi, which is the hardest for typesetting. */
const slugs = ['gratuity-application', 'anticipatory-bail-sessions']
const language = 'hi'
const atOnce = 4
const milliseconds = 3000
const runs = 60

export const documentsPart: Part = {
  name: 'documents',
  title: 'Documents',
  method: `POST /api/forms/{id}/documents with the form's own sample in Hindi, other answers every time. The times are of one call after the other, a PDF in turn with Typst alone, which is given the same document already compiled and stands ready in this process; documents per second with ${atOnce} calls at once.`,
  measure: () => withSite(measureForms),
}

type Draw = (number: number) => Promise<Buffer>

async function measureForms(site: Site): Promise<Figure[]> {
  await liftLimit(site)
  const figures: Figure[] = []
  for (const slug of slugs) {
    figures.push(...(await measureForm(site, slug, 'pdf')), ...(await measureForm(site, slug, 'docx')))
  }
  return figures
}

async function measureForm(site: Site, slug: string, format: DocumentFormat): Promise<Figure[]> {
  const sample = loadSample(slug)
  const draw: Draw = number => {
    const values = varyValues(sample, language, number)
    return drawDocument(site, sample.form.id, { language, format, values }, number)
  }
  const what = `${slug}, ${format.toUpperCase()}`
  const times =
    format === 'pdf'
      ? await compareWithTypst(what, sample, draw)
      : [{ what, ...summarise(await time(runs, draw, 5)), unit: 'ms' } as const]
  return [...times, { what: `${what}, ${atOnce} at once`, median: await countPerSecond(draw), unit: '/s' }]
}

async function compareWithTypst(what: string, sample: SampleForm, draw: Draw): Promise<Figure[]> {
  const compileVaried = await createVariedCompiler(sample, language)
  const profile = courtProfiles[sample.form.courtProfile]
  const writePdf = createPdfWriter()
  const pair = await takeInTurn(
    runs,
    number => clock(() => draw(number)),
    number => {
      const document = compileVaried(number)
      return clock(async () => writePdf(document, profile, new Date()))
    },
    5,
  )
  const note = `${countPages(await draw(0))} pages`
  return compareWithFloor({ what, floor: 'Typst alone', note }, pair)
}

async function drawDocument(site: Site, id: number, body: object, number: number): Promise<Buffer> {
  const response = await fetch(`${site.url}/api/forms/${id}/documents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...site.headersOf(number) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`the server answered ${response.status}: ${await response.text()}`)
  return Buffer.from(await response.arrayBuffer())
}

async function countPerSecond(draw: Draw): Promise<number> {
  const started = performance.now()
  let drawn = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - started < milliseconds) {
        drawn += 1
        await draw(1000 + drawn)
      }
    }),
  )
  return (drawn * 1000) / (performance.now() - started)
}
