import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { createFileReader } from '#server/features/annexures/files/file-reader.ts'
import { a4 } from '#server/features/annexures/files/sheet.ts'
import { makeJpeg } from '#server/features/annexures/testing/make-jpeg.ts'
import { createPdfWriter } from '#server/features/documents/write-pdf.ts'
import { createStampWriter } from '#server/features/documents/write-stamps.ts'
import { makePdf } from '#server/lib/read-file/testing/make-pdf.ts'
import { callJson } from '#server/testing/child-server.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { loadSample } from '../scripts/load-sample.ts'
import { type Figure, type Part, summarise, time } from './figure.ts'
import { type Site, withFolder, withSite } from './site.ts'
import { createVariedCompiler } from './vary-sample.ts'

const slug = 'gratuity-application'
const scans = 40
const wantedPages = 60
const hostile = 10

export const annexuresPart: Part = {
  name: 'annexures',
  title: 'Annexures: a set bound, and a hostile file',
  method: `${wantedPages} pages of ${slug}, drawn by Typst and repeated, and ${scans} photographs of half a megabyte, bound in the guarded process as the server does it; its memory is the most that the process ever had. Then, over the network, how long the list of drafts takes while nothing else happens, and while files of ten thousand pages and of packed gigabytes are sent one after the other.`,
  measure: async () => [...(await withFolder(measureBinding)), ...(await withSite(measureHostile))],
}

const sample = loadSample(slug)
const profile = courtProfiles[sample.form.courtProfile]

async function measureBinding(folder: string): Promise<Figure[]> {
  const set = await writeSet(folder)
  const annexures = writeScans(folder)
  const writeStamps = createStampWriter()
  const stamps = join(folder, 'stamps.pdf')
  const drawn = await time(20, async () => {
    const sheets = annexures.map(({ bookmark }, index) => ({ mark: bookmark, number: index + 61, ...a4 }))
    const job = { format: 'stamps', stamps: sheets, language: 'en', profile, now: new Date() } as const
    writeFileSync(stamps, writeStamps(job))
  })
  const reader = createFileReader({ size: 1 })
  const options = { archival: true, papers: [{ title: 'The papers', pages: set.pages }] }
  const out = join(folder, 'bound')
  const bound = await time(20, async () => {
    const done = await reader.run({ task: 'bind', set: set.path, stamps, annexures, options, out })
    if (!('written' in done)) throw new Error('nothing was bound')
  })
  const memory = readPeaks()
  await reader.close()
  const size = readFileSync(`${out}.1`).length
  const went = annexures.reduce((sum, { bytes }) => sum + bytes, readFileSync(set.path).length)
  const note = `${set.pages} pages and ${scans} scans`
  return [
    { what: 'marks and numbers, Typst', ...summarise(drawn), unit: 'ms', note: `${scans} sheets` },
    { what: 'binding', ...summarise(bound), unit: 'ms', note },
    { what: 'most memory of the process', median: memory, unit: 'MB' },
    { what: 'the set', median: size / 1024 / 1024, unit: 'MB' },
    { what: 'more than what went in', median: (size - went) / 1024, unit: 'KB' },
  ]
}

/** Prints the same form repeatedly, each time with other values. */
async function writeSet(folder: string) {
  const compileVaried = await createVariedCompiler(sample, 'en')
  const set = await PDFDocument.load(createPdfWriter()(compileVaried(1), profile, new Date()))
  while (set.getPageCount() < wantedPages) {
    const [page] = await set.copyPages(set, [set.getPageCount() % 2])
    if (page) set.addPage(page)
  }
  const path = join(folder, 'set.pdf')
  writeFileSync(path, await set.save())
  return { path, pages: set.getPageCount() }
}

function writeScans(folder: string) {
  let seed = 1
  const shade = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % 256
  }
  return Array.from({ length: scans }, (_, index) => {
    const bytes = makeJpeg({ width: 4000, height: 5600, shade })
    const path = join(folder, `${index}.jpg`)
    writeFileSync(path, bytes)
    const turns = [0 as const]
    return { path, kind: 'jpeg' as const, turns, bookmark: `Annexure P-${index + 1}`, bytes: bytes.length }
  })
}

/** The peak memory of the processes started by this one, in MB; only on Linux. */
function readPeaks(): number {
  const children = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,comm='], {
    encoding: 'utf8',
  })
  const peaks = [...children.matchAll(/^\s*(\d+) (?!ps)/gm)].map(([, pid]) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  })
  return Math.max(...peaks)
}

async function measureHostile(site: Site): Promise<Figure[]> {
  const draft = await callJson(site.url, '/api/drafts', {
    token: site.token,
    body: { key: crypto.randomUUID(), formId: sample.form.id, language: 'en', values: {} },
  })
  const look = async (number: number) => {
    const response = await fetch(`${site.url}/api/drafts`, { headers: site.headersOf(number) })
    if (!response.ok) throw new Error(`the server answered ${response.status}`)
    await response.arrayBuffer()
  }
  const quiet = await time(300, look)
  const during: number[] = []
  let isOver = false
  const lookOn = async () => {
    while (!isOver) during.push(...(await time(1, () => look(during.length), 0)))
  }
  const sending = sendHostile(site, draft.body.id).finally(() => {
    isOver = true
  })
  await Promise.all([sending, lookOn()])
  return [
    { what: 'the list of drafts, quiet', ...summarise(quiet), unit: 'ms' },
    {
      what: 'the list of drafts, hostile files arriving',
      ...summarise(during),
      unit: 'ms',
      note: `${hostile} files refused meanwhile`,
    },
  ]
}

async function sendHostile(site: Site, draftId: number) {
  const files = [
    makePdf({ pages: Array<string[]>(10_000).fill(['a line']) }),
    makePdf({ pages: [['x']], stream: Buffer.alloc(200 * 1024 * 1024, ' ') }),
  ]
  for (let sent = 0; sent < hostile; sent += 1) {
    const address = `${site.url}/api/drafts/${draftId}/annexures?key=${crypto.randomUUID()}&title=hostile`
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...site.headersOf(sent), 'content-type': 'application/pdf' },
      body: new Uint8Array(files[sent % files.length] ?? []),
    })
    if (response.status !== 400) throw new Error(`a hostile file was answered ${response.status}`)
  }
}
