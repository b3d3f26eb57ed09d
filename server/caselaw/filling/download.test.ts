import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DataSet, highCourt, supremeCourt } from './data-set.ts'
import { type Downloading, download } from './download.ts'
import { type Bucket, openBucket } from './testing/open-bucket.ts'

const table = 'metadata/parquet/year=1999/metadata.parquet'
const archive = 'data/tar/year=1999/english/english.tar'
const part = 'data/tar/year=1999/english/part-20250101T120000.tar'
const bytes = (text: string, times = 1) => Buffer.from(text.repeat(times))
const files = {
  [table]: bytes('table of 1999'),
  [archive]: bytes('archive of 1999 ', 20_000),
  [part]: bytes('part of 1999 ', 1000),
  'data/tar/year=1999/regional/regional.tar': bytes('translations'),
  'data/tar/year=1999/english/english.index.json': bytes('{}'),
  'metadata/parquet/year=2000/metadata.parquet': bytes('table of 2000'),
  'data/tar/year=2000/english/english.tar': bytes('archive of 2000'),
  'data/tar/year=1999/english/../../../../../outside.tar': bytes('outside'),
}

let folder: string
let bucket: Bucket
let stop: AbortController
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-download-'))
  bucket = await openBucket({ ...files })
  stop = new AbortController()
})
afterEach(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true })
})

function fetchYears(years: number[], needs: Partial<Downloading> & { dataSet?: DataSet } = {}) {
  const patience = { attempts: 3, waitFor: () => 1, idle: 20_000 }
  return download({
    remote: { address: bucket.address, signal: stop.signal, patience },
    dataSet: supremeCourt,
    years,
    folder,
    ...needs,
  })
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error & { code?: string }) => `${error.code}: ${error.message}`,
  )
const fetched = (name: string) => readFileSync(path.join(folder, name))
/** Not by a picture of what differs: of so many bytes that takes minutes. */
const isFetched = (name: string, bytes: Buffer | Uint8Array = Buffer.alloc(0)) => fetched(name).equals(bytes)
const listFetched = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
/** Cut when so many bytes of the file have arrived. */
const cutAt = (bytes: number, from = 0) => ({
  cutAfter: bytes - from,
  cutWhen: () =>
    (statSync(path.join(folder, `${archive}.part`), { throwIfNoEntry: false })?.size ?? 0) >= bytes,
})
const gets = () => bucket.asked.filter(one => one.startsWith('GET') && !one.startsWith('GET ?'))

describe('the tables and archives of the years asked for', () => {
  it('are fetched, and nothing else; the next time nothing is fetched that is here', async () => {
    expect(await fetchYears([1999])).toEqual([])
    expect(listFetched()).toEqual([archive, part, 'fetched.json', table].sort())
    expect(isFetched(archive, files[archive])).toBe(true)
    const before = gets().length
    await fetchYears([1999])
    expect(gets()).toHaveLength(before)
    expect(existsSync(path.join(folder, '../outside.tar'))).toBe(false)
  })

  it('are fetched anew where the source has others, and go where it has them no more', async () => {
    await fetchYears([1999])
    bucket.files[table] = bytes('another table')
    delete bucket.files[part]
    await fetchYears([1999])
    expect(fetched(table)).toEqual(bytes('another table'))
    expect(listFetched()).not.toContain(part)
  })

  it('of a High Court are those of its benches', async () => {
    const bench = 'year=2020/court=27_1/bench=newos'
    bucket.files[`metadata/parquet/${bench}/metadata.parquet`] = bytes('table')
    bucket.files[`data/tar/${bench}/pdfs.tar`] = bytes('archive')
    bucket.files['data/tar/year=2020/court=7_26/bench=dhcdb/pdfs.tar'] = bytes('of another court')
    await fetchYears([2020], { dataSet: highCourt('27~1') })
    expect(listFetched()).toEqual(
      [`data/tar/${bench}/pdfs.tar`, 'fetched.json', `metadata/parquet/${bench}/metadata.parquet`].sort(),
    )
  })

  it('are told of where one year is missing, and refused where all are', async () => {
    expect(await fetchYears([1999, 1998])).toEqual([1998])
    expect(await failure(fetchYears([1901, 1902]))).toContain('not_there: The open data has nothing')
  })

  it('come from a plain web server too, by the names that they have and the index of their parts', async () => {
    await bucket.close()
    const index = { parts: [{ name: 'english.tar' }, { name: path.basename(part) }, { name: '../../x.tar' }] }
    bucket = await openBucket(
      { ...files, 'data/tar/year=1999/english/english.index.json': bytes(JSON.stringify(index)) },
      { isPlain: true },
    )
    expect(await fetchYears([1998, 2000])).toEqual([1998])
    // One bad name spoils the index; the usual name is there all the same.
    await fetchYears([1999])
    expect(listFetched()).toContain(archive)
    bucket.files['data/tar/year=1999/english/english.index.json'] = bytes(
      JSON.stringify({ parts: index.parts.slice(0, 2) }),
    )
    await fetchYears([1999])
    expect(isFetched(part, files[part])).toBe(true)
  })
})

describe('a connection that is cut', () => {
  it('goes on where it was', async () => {
    bucket.breakNext(archive, cutAt(100_000), cutAt(150_000, 100_000))
    const seen: number[] = []
    await fetchYears([1999], { onBytes: ({ done }) => seen.push(done) })
    expect(isFetched(archive, files[archive])).toBe(true)
    const asked = gets().filter(one => one.includes(archive))
    expect(asked).toEqual(['', ' bytes=100000-', ' bytes=150000-'].map(rest => `GET ${archive}${rest}`))
    expect(Math.max(...seen)).toBe(files[table].length + files[archive].length + files[part].length)
  })

  it('again and again is told, and the next run goes on from what has come', async () => {
    const nothing = { cutAfter: 0 }
    bucket.breakNext(archive, cutAt(100_000), nothing, nothing, nothing)
    expect(await failure(fetchYears([1999]))).toContain('cut_off: The connection was cut off again and again')
    const size = statSync(path.join(folder, `${archive}.part`)).size
    expect(size).toBe(100_000)
    bucket.breakNext(archive)
    await fetchYears([1999])
    expect(
      gets()
        .filter(one => one.includes(archive))
        .at(-1),
    ).toBe(`GET ${archive} bytes=${size}-`)
    expect(isFetched(archive, files[archive])).toBe(true)
  })

  it('by whoever stops it leaves what has come', async () => {
    const work = fetchYears([1999], { onBytes: ({ done }) => done > 100_000 && stop.abort() })
    expect(await failure(work)).toContain('abort')
    expect(statSync(path.join(folder, `${archive}.part`)).size).toBeGreaterThan(0)
    stop = new AbortController()
    await fetchYears([1999])
    expect(isFetched(archive, files[archive])).toBe(true)
  })

  it('and comes back with another file begins anew', async () => {
    bucket.breakNext(archive, cutAt(100_000), ...Array(3).fill({ cutAfter: 0 }))
    await failure(fetchYears([1999]))
    bucket.files[archive] = bytes('another archive ', 20_000)
    bucket.breakNext(archive)
    await fetchYears([1999])
    expect(isFetched(archive, bucket.files[archive])).toBe(true)
  })
})

describe('what does not go well is told', () => {
  it('bytes with a wrong checksum are fetched once more, and then refused', async () => {
    bucket.breakNext(archive, { spoil: true })
    await fetchYears([1999])
    expect(isFetched(archive, files[archive])).toBe(true)
    bucket.breakNext('data/tar/year=2000/english/english.tar', { spoil: true }, { spoil: true })
    expect(await failure(fetchYears([2000]))).toContain('wrong_checksum')
    expect(listFetched().filter(name => name.includes('year=2000/english'))).toEqual([])
  })

  it('a file longer or shorter than the list says is not taken', async () => {
    bucket.breakNext(archive, { announced: 1000 }, { announced: 1000 })
    expect(await failure(fetchYears([1999]))).toContain('wrong_size')
    bucket.breakNext(archive, ...Array(5).fill({ announced: 10_000_000 }))
    expect(await failure(fetchYears([1999]))).toMatch(/cut_off|wrong_size/)
    expect(listFetched()).not.toContain(archive)
  })

  it.each([
    [{ status: 403 }, 'refused'],
    [{ status: 404 }, 'not_there'],
    [{ redirect: 'http://127.0.0.1:1/inside' }, 'refused'],
  ])('an answer %o', async (fault, code) => {
    bucket.breakNext(table, fault)
    expect(await failure(fetchYears([1999]))).toContain(`${code}: `)
  })

  it('an answer that says "later" is asked again', async () => {
    bucket.breakNext(table, { status: 503 }, { status: 429 })
    expect(await fetchYears([1999])).toEqual([])
  })

  it('no network', async () => {
    await bucket.close()
    expect(await failure(fetchYears([1999]))).toMatch(/no_network: 127.0.0.1:\d+ cannot be reached/)
    bucket = await openBucket({})
  })

  it('a full disk, before anything is fetched', async () => {
    const work = fetchYears([1999], { readFreeSpace: async () => 1024 ** 3 / 4 })
    expect(await failure(work)).toContain(
      'disk_full: There is not enough room on the disk: 0.5 GB are needed',
    )
    expect(gets()).toEqual([])
  })
})
