import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePdf } from '#server/lib/read-file/testing/make-pdf.ts'
import { makeJpeg } from '../testing/make-jpeg.ts'
import { makePng } from '../testing/make-png.ts'
import { createFileReader, type FileReader } from './file-reader.ts'

let folder: string
let reader: FileReader
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-look-'))
  reader = createFileReader({ timeLimit: 20_000 })
})
afterAll(async () => {
  await reader.close()
  await rm(folder, { recursive: true, force: true })
})

async function look(bytes: Uint8Array, by = reader) {
  const path = join(folder, randomUUID())
  await writeFile(path, bytes)
  const seen = await by.run({ task: 'look', path, thumbnail: `${path}.png` })
  return 'refused' in seen ? seen.refused : seen
}

const facts = (kind: string, pages: number[][], archival: boolean) => ({ facts: { kind, pages, archival } })

describe('a file that can be bound', () => {
  it('tells its kind and the size of its pages, and leaves a thumbnail', async () => {
    const path = join(folder, 'kept')
    await writeFile(path, makePdf({ pages: [['one'], ['two']] }))
    const seen = await reader.run({ task: 'look', path, thumbnail: `${path}.png` })
    expect(seen).toEqual(
      facts(
        'pdf',
        [
          [595, 842],
          [595, 842],
        ],
        false,
      ),
    )
    expect((await stat(`${path}.png`)).size).toBeGreaterThan(100)
  })

  it('may have a page on which nothing stands', async () => {
    const pdf = await PDFDocument.create()
    pdf.addPage([300, 400])
    expect(await look(await pdf.save())).toEqual(facts('pdf', [[300, 400]], false))
  })

  it.each([
    [1, [288, 144]],
    [3, [288, 144]],
    [6, [144, 288]],
    [8, [144, 288]],
  ])('may be a photograph held as EXIF says, %i', async (orientation, size) => {
    const jpeg = makeJpeg({ width: 800, height: 400, orientation })
    expect(await look(jpeg)).toEqual(facts('jpeg', [size], true))
  })

  it.each([
    ['grey', { colour: 0 }],
    ['in colour', { colour: 2 }],
    ['with transparency', { colour: 6 }],
  ] as const)('may be a PNG %s', async (_, options) => {
    expect(await look(makePng({ width: 200, height: 100, ...options }))).toEqual(
      facts('png', [[72, 36]], true),
    )
  })

  it('may carry what a telephone appends to a photograph', async () => {
    const jpeg = Buffer.concat([makeJpeg({ width: 80, height: 40 }), Buffer.alloc(5000, 7)])
    expect(await look(jpeg)).toMatchObject({ facts: { kind: 'jpeg' } })
  })
})

const plain = makePdf({ pages: [['words']] })
const jpeg = makeJpeg({ width: 160, height: 160, shade: (column, row) => column * 10 + row })
const megabyte = 1024 * 1024

describe('a file is refused', () => {
  it.each<[string, string, Buffer]>([
    ['empty', 'has no bytes', Buffer.alloc(0)],
    ['unknownKind', 'is a picture of another kind', Buffer.from('GIF89a......')],
    ['unknownKind', 'is a Word file', Buffer.from('PK\x03\x04 word/document.xml')],
    ['heic', 'is a photograph of an iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1')],
    ['encrypted', 'asks for a password', makePdf({ pages: [['x']], encrypted: true })],
    ['cutShort', 'is a PDF without its end', plain.subarray(0, 400)],
    ['damaged', 'is a PDF in name only', Buffer.from('%PDF-1.7\nnothing\n%%EOF')],
    ['cutShort', 'is a JPEG without its end', jpeg.subarray(0, -3)],
    ['damaged', 'is a JPEG of noise', Buffer.from('ffd8ffe0000400003131313131', 'hex')],
    ['cutShort', 'is a PNG without its end', makePng({ width: 9, height: 9 }).subarray(0, -20)],
    ['damaged', 'is a PNG with a wrong sum', spoil(makePng({ width: 9, height: 9 }))],
    ['damaged', 'is a PNG with too few rows', makePng({ width: 9, height: 9, rows: Buffer.alloc(50) })],
    [
      'swollen',
      'is a small PNG of gigabytes',
      makePng({ width: 9, height: 9, rows: Buffer.alloc(90 * megabyte) }),
    ],
    [
      'hugePicture',
      'is a PNG of a billion dots',
      makePng({ width: 40_000, height: 30_000, rows: Buffer.alloc(9) }),
    ],
    ['swollen', 'unpacks to 80 MB', makePdf({ pages: [['x']], stream: Buffer.alloc(80 * megabyte, ' ') })],
    ['tooManyPages', 'has ten thousand pages', makePdf({ pages: Array<string[]>(10_000).fill(['x']) })],
    ['damaged', 'has no pages', makePdf({ pages: [] })],
  ])('as %s when it %s', async (refusal, _, bytes) => {
    expect(await look(bytes)).toBe(refusal)
  })

  it('as damaged when a page leads nowhere, or back to itself', async () => {
    const nowhere = plain.toString('latin1').replace('/Kids [4 0 R]', '/Kids [9 0 R]')
    const circle = plain.toString('latin1').replace('/Kids [4 0 R]', '/Kids [2 0 R]')
    expect(await look(Buffer.from(nowhere, 'latin1'))).toBe('damaged')
    expect(await look(Buffer.from(circle, 'latin1'))).toBe('damaged')
  })

  it('when it does something by itself, or is a form of one program', async () => {
    const withScript = await PDFDocument.create()
    withScript.addPage()
    withScript.addJavaScript('hello', 'app.alert(1)')
    expect(await look(await withScript.save())).toBe('scripts')

    const opening = await PDFDocument.create()
    opening.addPage()
    const launch = opening.context.obj({ S: 'Launch', F: 'calc.exe' })
    opening.catalog.set(PDFName.of('OpenAction'), launch)
    expect(await look(await opening.save())).toBe('scripts')

    const live = await PDFDocument.create()
    live.addPage()
    live.catalog.set(PDFName.of('AcroForm'), live.context.obj({ XFA: [], Fields: [] }))
    expect(await look(await live.save({ updateFieldAppearances: false }))).toBe('liveForm')
  })

  it('when it wants too much memory or time, with its process, and the next one is read', async () => {
    // Compressed in a way that only the libraries decode: 4 MB become two gigabytes.
    const runs = Buffer.alloc(4 * megabyte, Buffer.from([129, 0x20]))
    const packed = makePdf({ pages: Array<string[]>(12).fill([]), stream: runs, isPacked: true })
    const bomb = Buffer.from(
      packed.toString('latin1').replaceAll('/FlateDecode', '/RunLengthDecode'),
      'latin1',
    )
    expect(['swollen', 'tooSlow']).toContain(await look(bomb))
    expect(await look(plain)).toMatchObject({ facts: { kind: 'pdf' } })

    const impatient = createFileReader({ timeLimit: 1 })
    expect(await look(plain, impatient)).toBe('tooSlow')
    await impatient.close()
  }, 60_000)
})

function spoil(png: Buffer): Buffer {
  const spoilt = Buffer.from(png)
  spoilt[40] = (spoilt[40] ?? 0) ^ 255
  return spoilt
}
