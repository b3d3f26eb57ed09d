import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Bucket, openBucket } from '#server/caselaw/filling/testing/open-bucket.ts'
import {
  makeJudgmentPdf,
  makeTable,
  makeTar,
  supremeCourtRow,
} from '#server/caselaw/importing/testing/make-sources.ts'
import { audit, libraryFillings } from '#server/db/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import type { FillingView } from '#shared/contract/library.ts'

const archive = 'data/tar/year=1999/english/english.tar'
const source = { kind: 'supreme-court', from: 1999, to: 1999 }

let folder: string
let bucket: Bucket
let first: TestApp
let second: TestApp
let token: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'munshi-library-'))
  const rows = [0, 1, 2].map(supremeCourtRow)
  const pdfs = rows.map((row, number) => [`${row.path}_EN.pdf`, makeJudgmentPdf(number)])
  bucket = await openBucket({
    'metadata/parquet/year=1999/metadata.parquet': makeTable(rows),
    [archive]: await makeTar(Object.fromEntries(pdfs)),
  })
  first = await openTestApp({ isShared: true, filling: filling() })
  second = await openTestApp({ isShared: true, filling: filling(), db: first.db })
  token = (await first.createSignedIn({ role: 'admin' })).token
})
afterAll(async () => {
  await second?.close()
  await first?.closeDatabase()
  await bucket?.close()
  rmSync(folder, { recursive: true, force: true })
})

function filling() {
  const { address } = bucket
  const addresses = { supremeCourt: address, highCourts: address }
  return {
    dataDir: join(folder, 'data'),
    addresses,
    folders: [join(folder, 'allowed')],
    workers: 1,
  }
}

const press = (at: TestApp, payload: object) =>
  at.call(token, { method: 'POST', url: '/api/admin/library/fillings', payload })
const tell = (at: TestApp, id: number, what: 'stops' | 'continuations') =>
  at.call(token, { method: 'POST', url: `/api/admin/library/fillings/${id}/${what}` })
const look = async (at: TestApp) => (await at.call(token, { method: 'GET', url: '/api/admin/library' })).body
const latest = async (at: TestApp): Promise<FillingView> => (await look(at)).fillings[0]
const waitFor = (at: TestApp, state: Partial<FillingView>) =>
  expect.poll(() => latest(at), { timeout: 60_000, interval: 100 }).toMatchObject(state)

it('nothing is taken from a folder, a court or years that nobody allowed or that there are not', async () => {
  const outside = [
    { kind: 'folder', folder: folder },
    { kind: 'folder', folder: join(folder, 'allowed/../data') },
    { kind: 'folder', folder: '/etc' },
    { kind: 'high-court', court: '99~99', from: 2000, to: 2000 },
    { kind: 'high-court', court: '../../x', from: 2000, to: 2000 },
    { kind: 'supreme-court', from: 2001, to: 2000 },
    { kind: 'supreme-court', from: 1, to: 2000 },
    { kind: 'supreme-court', from: 2000, to: 2000.5 },
    { kind: 'http://127.0.0.1', from: 2000, to: 2000 },
  ]
  for (const body of outside) expect((await press(first, body)).status, JSON.stringify(body)).toBe(400)
  expect(await first.db.select().from(libraryFillings)).toEqual([])
  const extra = await press(first, {
    kind: 'folder',
    folder: join(folder, 'allowed'),
    address: 'http://10.0.0.1',
  })
  expect(extra.status).toBe(201)
  await waitFor(first, { state: 'failed', failure: { code: 'no_folder', detail: join(folder, 'allowed') } })
}, 120_000)

it('one press fills the library: seen at every server, stopped at any, gone on with after a stop and a death', async () => {
  const silent = { stallAfter: 1024 }
  bucket.breakNext(archive, silent, silent)
  const { body } = await press(first, source)
  expect(body).toMatchObject({ source, state: 'running', startedBy: 'person1' })
  await waitFor(second, { state: 'running', progress: expect.objectContaining({ step: 'downloading' }) })
  expect((await latest(second)).host).not.toBeNull()
  expect((await press(second, { ...source, to: 2000 })).status).toBe(409)

  expect((await tell(second, body.id, 'stops')).body.state).toBe('stopping')
  await waitFor(first, { state: 'stopped', host: null })
  expect((await tell(first, body.id, 'stops')).status).toBe(409)
  expect((await tell(first, 999, 'continuations')).status).toBe(404)

  // Another server has it and dies: the next takes it over when its time is up, and nobody presses anything.
  expect((await tell(first, body.id, 'continuations')).body.state).toBe('running')
  await waitFor(second, { progress: expect.objectContaining({ step: 'downloading', done: 2048 }) })
  const dead = { node: 'dead', host: 'gone', leasedUntil: new Date(second.now().getTime() + 3_600_000) }
  await first.db.update(libraryFillings).set(dead).where(eq(libraryFillings.state, 'running'))
  await first.app.close()
  expect(await latest(second)).toMatchObject({ state: 'running', host: 'gone' })
  second.turnClock(3_700_000)
  await waitFor(second, { state: 'done', failure: null })
  const { progress, endedAt } = await latest(second)
  expect([progress.counts.imported, progress.leftOut, endedAt !== null]).toEqual([3, [], true])
  expect(bucket.asked.filter(one => one.startsWith(`GET ${archive}`)).at(-1)).toContain('bytes=2048-')
  const journal = readFileSync(join(folder, 'data/cases/import/journal.jsonl'), 'utf8')
  expect(journal.match(/"id"/g)).toHaveLength(3)

  const acts = await first.db
    .select()
    .from(audit)
    .where(eq(audit.subjectType, 'library'))
    .orderBy(asc(audit.id))
  expect(acts.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'person1 fill',
    'person1 fill',
    'person1 stop',
    'person1 continue',
  ])
  expect(acts.at(-1)?.after).toEqual({ source: 'Supreme Court of India, 1999' })
}, 120_000)
