import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { checkContent } from '#server/content/check-content.ts'
import { readSources } from '#server/content/sources.ts'
import { createRenderer } from '#server/features/documents/renderer.ts'
import type { DocumentFormat, FormValues } from '#shared/contract/forms.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { compile, createCompiler } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { sampleValues } from '#shared/templates/sample-values.ts'
import { writeHtml } from '#shared/templates/writers/html.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import { ensureChromium } from '../tools.ts'
import { type Measurement, percentile, printMeasurements, timeEach } from './measurement.ts'

const threePages = 'rti-first-appeal'
const language = 'hi'
const profile = courtProfiles.general

/** The same Hindi paper of three pages in every format, each time with other answers; and through two other programs. */
export async function measureDocuments(): Promise<Measurement[]> {
  const { compileNext, edit } = await prepare()
  const renderer = createRenderer()
  const draw = (format: DocumentFormat) => async (index: number) =>
    renderer.run({ format, document: compileNext(index), profile, now: new Date() })
  const pdf = await timeEach(150, draw('pdf'), 30)
  const docx = await timeEach(150, draw('docx'), 30)
  const started = performance.now()
  await Promise.all(Array.from({ length: 200 }, (_, index) => draw('pdf')(index)))
  const perSecond = 200_000 / (performance.now() - started)
  await renderer.close()
  const text = await timeEach(500, index => writeText(compileNext(index)))
  const html = await timeEach(500, index => writeHtml(compileNext(index), profile))
  const keystrokes = await timeEach(500, edit)
  return [
    { what: 'PDF of a three-page Hindi paper, p95', value: percentile(pdf, 0.95), unit: 'ms' },
    { what: 'PDFs a second', value: perSecond, unit: 'documents/s' },
    { what: 'Word file of the same, p95', value: percentile(docx, 0.95), unit: 'ms' },
    { what: 'text of the same, p95', value: percentile(text, 0.95), unit: 'ms' },
    { what: 'html of the same, p95', value: percentile(html, 0.95), unit: 'ms' },
    {
      what: 'keystroke recompiled, without the browser, p95',
      value: percentile(keystrokes, 0.95),
      unit: 'ms',
    },
    {
      what: 'the same PDF through LibreOffice, p50',
      value: percentile(await timeOffice(compileNext(0)), 0.5),
      unit: 'ms',
    },
    {
      what: 'the same PDF through headless Chromium, p50',
      value: percentile(await timeChromium(compileNext), 0.5),
      unit: 'ms',
    },
  ]
}

async function prepare() {
  const { forms } = checkContent(readSources(path.join(import.meta.dirname, '../../content')))
  const draft = forms.find(form => form.source.slug === threePages)?.draft
  if (!draft) throw new Error(`there is no form ${threePages}`)
  const numberWords = await loadNumberWords(language)
  const sample = sampleValues(draft.sample, language)
  const options = { blank: 'rule', numberWords } as const
  const change = (index: number): FormValues => ({
    ...sample,
    place: `नमूनापुर ${index}`,
    courtPlace: `नगर ${index}`,
  })
  const next = createCompiler(draft.view, language, options)
  return {
    compileNext: (index: number) => compile(draft.view, language, change(index), options),
    edit: (index: number) => next(structuredClone(change(index))),
  }
}

async function timeOffice(document: CompiledDocument): Promise<number[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-bench-'))
  const file = path.join(folder, 'document.html')
  writeFileSync(file, writeHtml(document, profile))
  const args = [
    '--headless',
    `-env:UserInstallation=file://${folder}/office`,
    '--convert-to',
    'pdf:writer_web_pdf_Export',
    '--outdir',
    folder,
    file,
  ]
  const times = await timeEach(5, () => execFileSync('soffice', args, { stdio: 'ignore' }), 1)
  rmSync(folder, { recursive: true })
  return times
}

async function timeChromium(compileNext: (index: number) => CompiledDocument): Promise<number[]> {
  const args = ['--no-sandbox', '--disable-gpu']
  const browser = await chromium.launch({ executablePath: ensureChromium(), args })
  const page = await browser.newPage()
  const times = await timeEach(20, async index => {
    await page.setContent(writeHtml(compileNext(index), profile))
    await page.pdf({ preferCSSPageSize: true })
  })
  await browser.close()
  return times
}

if (import.meta.main) printMeasurements(await measureDocuments())
