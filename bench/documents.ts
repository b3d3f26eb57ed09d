import { adminLogin, callJson } from '#server/testing/child-server.ts'
import type { DocumentFormat } from '#shared/contract/forms.ts'
import { readSample } from '../scripts/read-sample.ts'
import { type Figure, type Part, summarise, time } from './figure.ts'
import { countPages } from './pdf-pages.ts'
import { type Site, withSite } from './site.ts'
import { varyValues } from './vary-values.ts'

/** A short petition and a long one; both in Hindi, which asks the most of a typesetter. */
const slugs = ['gratuity-application', 'anticipatory-bail-sessions']
const language = 'hi'
const atOnce = 4
const milliseconds = 3000

export const documentsPart: Part = {
  name: 'documents',
  title: 'Documents',
  method: `POST /api/forms/{id}/documents with the form's own sample in Hindi, other answers every time. The times are of one call after the other; documents per second with ${atOnce} calls at once.`,
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
  const sample = readSample(slug)
  const draw: Draw = number =>
    drawDocument(
      site,
      sample.form.id,
      { language, format, values: varyValues(sample, language, number) },
      number,
    )
  const pages = format === 'pdf' ? countPages(await draw(0)) : undefined
  const times = await time(60, draw, 5)
  const perSecond = await countPerSecond(draw)
  const what = `${slug}, ${format.toUpperCase()}`
  const isPetition = pages === 3
  return [
    {
      what,
      ...summarise(times),
      unit: 'ms',
      ...(pages && { note: `${pages} pages` }),
      ...(isPetition && { budget: '30 ms (p95)' }),
    },
    { what: `${what}, ${atOnce} at once`, median: perSecond, unit: '/s' },
  ]
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

/** The administrator's own limit of documents would end the run. */
async function liftLimit({ url, token }: Site) {
  const { body } = await callJson(url, '/api/auth/login', { body: adminLogin })
  const limit = { usageLimit: 1_000_000 }
  const { status } = await callJson(url, `/api/admin/users/${body.user.id}`, {
    method: 'PATCH',
    body: limit,
    token,
  })
  if (status !== 200) throw new Error(`the limit could not be lifted: ${status}`)
}
