import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadLibrary, noLandmarks } from '../importing/testing/import-in-test.ts'
import {
  highCourtRow,
  makeJudgmentPdf,
  makeScan,
  makeTable,
  makeTar,
  supremeCourtRow,
} from '../importing/testing/make-sources.ts'
import { type FillTask, fill } from './fill.ts'
import { FillingError } from './filling-error.ts'
import { followFilling } from './follow-filling.ts'
import { type Bucket, openBucket } from './testing/open-bucket.ts'

let folder: string
let dataDir: string
let bucket: Bucket
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-fill-'))
  dataDir = path.join(folder, 'data')
})
afterEach(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const archive = 'data/tar/year=1999/english/english.tar'
const part = 'data/tar/year=1999/english/part-20250101T120000.tar'

/** Six judgments in two archives; of the third the PDF is damaged, the fourth is a scan, and of the last there is none. */
async function makeYear() {
  const rows = Array.from({ length: 7 }, (_, number) => supremeCourtRow(number))
  const pdfs = rows.map((row, number) => [`${row.path}_EN.pdf`, makeJudgmentPdf(number)] as [string, Buffer])
  const [, , third, fourth] = pdfs
  if (third) third[1] = Buffer.from('not a PDF at all')
  if (fourth) fourth[1] = makeScan()
  return {
    'metadata/parquet/year=1999/metadata.parquet': makeTable(rows),
    [archive]: await makeTar(Object.fromEntries([...pdfs.slice(0, 4), ['../../../escaped.pdf', makeScan()]])),
    [part]: await makeTar(Object.fromEntries(pdfs.slice(4, 6))),
  }
}

const source = { kind: 'supreme-court', from: 1999, to: 2000 } as const

async function fillHere(wanted: FillTask['source'] = source) {
  const following = followFilling(() => {})
  const { imported, missing } = await fill({
    source: wanted,
    addresses: { supremeCourt: bucket.address, highCourts: bucket.address },
    ...{ dataDir, workers: 1, landmarks: noLandmarks },
    signal: new AbortController().signal,
    screen: following.screen,
    patience: { attempts: 2, waitFor: () => 1, idle: 20_000 },
  })
  return following.conclude(imported?.report, missing)
}

const reasons = (progress: Awaited<ReturnType<typeof fillHere>>) =>
  Object.fromEntries(progress.leftOut.map(({ reason, count }) => [reason, count]))

it('a year of the Supreme Court is fetched and read; what was left out is told with its reason', async () => {
  bucket = await openBucket(await makeYear())
  const progress = await fillHere()
  expect(progress.counts).toMatchObject({ imported: 4, skipped: 4 })
  expect(reasons(progress)).toEqual({ damaged: 1, no_text: 2, no_file: 1, no_year: 1 })
  expect(progress.leftOut.find(({ reason }) => reason === 'no_year')?.examples).toEqual(['2000'])
  expect((await loadLibrary(dataDir)).map(({ citations }) => citations[0])).toHaveLength(4)
  expect(readdirSync(folder, { recursive: true }).filter(name => String(name).includes('escaped'))).toEqual(
    [],
  )
  // What has changed at the source is fetched, and only that is read again.
  bucket.files[part] = await makeTar({ [`${supremeCourtRow(6).path}_EN.pdf`]: makeJudgmentPdf(6) })
  expect((await fillHere()).counts).toMatchObject({ imported: 1, unchanged: 2 })
})

it('an archive that is broken gives what stands before the break, and the others are read', async () => {
  const files = await makeYear()
  bucket = await openBucket({ ...files, [archive]: files[archive]?.subarray(0, 2000) ?? Buffer.alloc(0) })
  const progress = await fillHere({ ...source, to: 1999 })
  expect(progress.counts.imported).toBe(3)
  const broken = progress.leftOut.find(({ reason }) => reason === 'damaged')
  expect(broken?.examples).toEqual([`${archive}: the archive cannot be read further`])
})

it('a High Court is filled by court and years, and a folder only where there is one', async () => {
  const row = highCourtRow(0)
  const where = 'year=1999/court=27_1/bench=newos'
  bucket = await openBucket({
    [`metadata/parquet/${where}/metadata.parquet`]: makeTable([row]),
    [`data/tar/${where}/pdfs.tar`]: await makeTar({
      [path.posix.basename(row.pdf_link ?? '')]: makeJudgmentPdf(0),
    }),
  })
  const progress = await fillHere({ kind: 'high-court', court: '27~1', from: 1999, to: 1999 })
  expect(progress.counts.imported).toBe(1)
  expect(await loadLibrary(dataDir)).toMatchObject([{ court: 'Bombay High Court' }])
  await expect(fillHere({ kind: 'folder', folder: path.join(folder, 'nowhere') })).rejects.toThrow(
    FillingError,
  )
})

function runCommand(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/import.ts', ...args, '--data-dir', dataDir], {
    env: { ...process.env, SUPREME_COURT_URL: bucket.address, HIGH_COURTS_URL: bucket.address },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (text += part))
  const ended = new Promise<{ code: number | null; text: string }>(resolve =>
    child.once('exit', code => resolve({ code, text })),
  )
  return { child, ended }
}

it('the command fetches years, goes on after it was killed in the middle, and says what it does not understand', async () => {
  const files = await makeYear()
  bucket = await openBucket(files)
  // The connection stays open and silent after the first part of the archive.
  bucket.breakNext(archive, { stallAfter: 4096 })
  const first = runCommand('supreme-court', '1999')
  await expect.poll(() => bucket.asked.includes(`GET ${archive}`), { timeout: 60_000 }).toBe(true)
  await expect
    .poll(
      () =>
        readdirSync(path.join(dataDir, 'downloads'), { recursive: true }).some(name =>
          /\.part$/.test(`${name}`),
        ),
      { timeout: 10_000 },
    )
    .toBe(true)
  await new Promise(resolve => setTimeout(resolve, 100))
  first.child.kill('SIGKILL')
  await first.ended

  const second = await runCommand('supreme-court', '1999').ended
  expect(second.text).toContain('4  imported')
  expect(second.code).toBe(0)
  expect(bucket.asked).toContain(`GET ${archive} bytes=4096-`)

  const [missing, unknown, noYears] = await Promise.all([
    runCommand('supreme-court', '1951').ended,
    runCommand('high-court', 'high', '1999').ended,
    runCommand('supreme-court', '2025-2015').ended,
  ])
  expect(missing).toMatchObject({
    code: 1,
    text: expect.stringContaining('nothing of what was asked for: 1951'),
  })
  expect(unknown.text).toContain('27~1   Bombay High Court')
  expect(noYears.text).toContain('2025-2015 is not a year')
})
