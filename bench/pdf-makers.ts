import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { writeDocx } from '#server/features/documents/write-docx.ts'
import { createPdfWriter } from '#server/features/documents/write-pdf.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { writeHtml } from '#shared/templates/writers/html.ts'
import { loadSample } from '../scripts/load-sample.ts'
import { ensureChromium, ensureProgram } from '../scripts/tools.ts'
import { type Figure, type Part, summarise, time } from './figure.ts'
import { countPages } from './pdf-pages.ts'
import { withFolder } from './site.ts'
import { createVariedCompiler } from './vary-sample.ts'

const slug = 'gratuity-application'
const language = 'hi'
const inOneRun = 10

export const pdfMakersPart: Part = {
  name: 'pdf-makers',
  title: 'The same document, three makers of PDF',
  method: `${slug} in Hindi, other answers every time, from the compiled document to the finished file. Typst and Chromium are warm: the compiler and the browser stand ready. LibreOffice reads our Word file, once in a process of its own and once ${inOneRun} files in one process.`,
  measure: measureMakers,
}

const sample = loadSample(slug)
const profile = courtProfiles[sample.form.courtProfile]

async function measureMakers(): Promise<Figure[]> {
  const compileVaried = await createVariedCompiler(sample, language)
  const documents = Array.from({ length: 70 }, (_, number) => compileVaried(number))
  return [
    ...(await measureTypst(documents)),
    ...(await measureChromium(documents)),
    ...(await withFolder(folder => measureLibreOffice(documents, folder))),
  ]
}

async function measureTypst(documents: readonly CompiledDocument[]): Promise<Figure[]> {
  const writePdf = createPdfWriter()
  let last: Uint8Array = Buffer.alloc(0)
  const times = await time(60, async number => {
    last = writePdf(pick(documents, number), profile, new Date())
  })
  return [{ what: 'Typst (ours)', ...summarise(times), unit: 'ms', ...describe(last) }]
}

async function measureChromium(documents: readonly CompiledDocument[]): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  let last: Uint8Array = Buffer.alloc(0)
  const times = await time(20, async number => {
    await page.setContent(writeHtml(pick(documents, number), profile))
    last = await page.pdf({ preferCSSPageSize: true, tagged: true })
  })
  await browser.close()
  return [{ what: 'Chromium, printing our HTML', ...summarise(times), unit: 'ms', ...describe(last) }]
}

async function measureLibreOffice(documents: readonly CompiledDocument[], folder: string): Promise<Figure[]> {
  ensureProgram('soffice', 'libreoffice-writer-nogui', 'The comparison with LibreOffice')
  const files: string[] = []
  for (const [number, document] of documents.slice(0, inOneRun).entries()) {
    const file = join(folder, `${number}.docx`)
    writeFileSync(file, await writeDocx(document, profile))
    files.push(file)
  }
  const alone = await time(3, async () => convert(files.slice(0, 1), folder), 1)
  const together = await time(1, async () => convert(files, folder), 0)
  const { median } = summarise(together)
  return [
    { what: 'LibreOffice, one file a process', ...summarise(alone), unit: 'ms' },
    { what: `LibreOffice, a file of ${inOneRun} in one process`, median: median / inOneRun, unit: 'ms' },
  ]
}

function convert(files: string[], folder: string) {
  const profileFolder = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const args = [profileFolder, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files]
  const { status, stderr } = spawnSync('soffice', args, { encoding: 'utf8', timeout: 120_000 })
  if (status !== 0) throw new Error(`LibreOffice failed: ${stderr}`)
}

function pick(documents: readonly CompiledDocument[], number: number): CompiledDocument {
  const document = documents[number % documents.length]
  if (!document) throw new Error('there is no document')
  return document
}

function describe(pdf: Uint8Array): { note: string } {
  return { note: `${countPages(pdf)} pages, ${Math.ceil(pdf.length / 1024)} KB` }
}
