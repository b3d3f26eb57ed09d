import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { Document, Packer, Paragraph } from 'docx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsePlain } from './file-parsers.ts'
import { createFileReader } from './file-reader.ts'
import { parseDocx } from './parse-docx.ts'
import { parseHtml } from './parse-html.ts'
import { parsePdf } from './parse-pdf.ts'
import { makeDocx, makeZip } from './testing/make-docx.ts'
import { makePdf } from './testing/make-pdf.ts'

const reader = createFileReader({ timeLimit: 20_000 })
afterAll(() => reader.close())

const megabyte = 1024 * 1024

describe('a PDF', () => {
  const judgment = makePdf({
    pages: [
      ['IN THE HIGH COURT', '', '1. The appellant is the', 'plaintiff.', '', '2. Leave granted.'],
      ['The appeal is allowed.'],
    ],
  })

  it('gives its text page by page, a wider gap becoming an empty line', async () => {
    const { text, pages, cut } = await parsePdf(judgment)
    expect(pages).toEqual([
      'IN THE HIGH COURT\n\n1. The appellant is the\nplaintiff.\n\n2. Leave granted.',
      'The appeal is allowed.',
    ])
    expect(text).toContain('2. Leave granted.\n\nThe appeal')
    expect(cut).toBe(false)
  })

  it('can be read again from the same bytes', async () => {
    const bytes = new Uint8Array(judgment)
    await parsePdf(bytes)
    expect((await parsePdf(bytes)).pages).toHaveLength(2)
  })

  it('is read no further than asked', async () => {
    const long = makePdf({ pages: Array.from({ length: 30 }, () => ['a line of words'.repeat(5)]) })
    const { text, pages, cut } = await parsePdf(long, { limit: 200 })
    expect([text.length, cut]).toEqual([200, true])
    expect(pages.length).toBeLessThan(6)
  })

  it.each<[string, Buffer]>([
    ['encrypted', makePdf({ pages: [['secret']], encrypted: true })],
    ['damaged', Buffer.from('%PDF-1.7\nnot really')],
    ['damaged', Buffer.from('hello')],
    ['no_text', makePdf({ pages: [[], []] })],
    ['empty', Buffer.alloc(0)],
    ['too_large', makePdf({ pages: [['x']], stream: Buffer.alloc(80 * megabyte, ' ') })],
  ])('that is %s is refused for that reason', async (reason, bytes) => {
    await expect(parsePdf(bytes)).rejects.toMatchObject({ reason })
  })
})

describe('a Word file', () => {
  it('gives its paragraphs in their script', async () => {
    const real = new Document({
      sections: [{ children: ['भारतीय न्याय संहिता', 'Section 103'].map(text => new Paragraph(text)) }],
    })
    expect((await parseDocx(await Packer.toBuffer(real))).text).toBe('भारतीय न्याय संहिता\n\nSection 103')
  })

  const inRun = (inside: string) => `</w:t>${inside}<w:t>`
  it.each([
    ['a tab and a line break', `a${inRun('<w:tab/>')}b${inRun('<w:br/>')}c`, 'a\tb\nc'],
    ['a tab stop, which is none', `${inRun('</w:r><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr><w:r>')}a`, 'a'],
    ['entities', 'A &amp; B &#2407;', 'A & B १'],
    ['deleted words', `a${inRun('<w:delText>gone</w:delText>')}b`, 'ab'],
    ['a copy for old programs', `a${inRun('<mc:Fallback><w:t>a</w:t></mc:Fallback>')}b`, 'ab'],
    ['words moved away', `a${inRun('</w:r><w:moveFrom><w:r><w:t>x</w:t></w:r></w:moveFrom><w:r>')}b`, 'ab'],
  ])('reads %s as a reader sees them', async (_, words, text) => {
    expect((await parseDocx(makeDocx([words]))).text).toBe(text)
  })

  it('is read no further than asked', async () => {
    const { text, cut } = await parseDocx(makeDocx(Array(50_000).fill('words of it')), { limit: 1000 })
    expect([text.length, cut]).toEqual([1000, true])
  })

  const bomb = Array.from({ length: 100 }, () => ' '.repeat(megabyte))
  it.each<[string, string, Buffer]>([
    ['damaged', 'is not an archive', Buffer.from('PK\x03\x04 and then nothing')],
    ['damaged', 'is an archive of something else', makeZip([{ name: 'a.txt', data: Buffer.from('a') }])],
    ['damaged', 'is cut off', makeDocx(['words']).subarray(0, 400)],
    ['empty', 'has no words', makeDocx([''])],
    ['empty', 'has no bytes', Buffer.alloc(0)],
    ['too_large', 'unpacks to a hundred times its size', makeDocx(bomb)],
    ['too_large', 'lies about how much it unpacks to', makeDocx(bomb, [], 1000)],
    ['old_word', 'is of the old kind', Buffer.from('d0cf11e0a1b11ae10000', 'hex')],
    [
      'encrypted',
      'is locked',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
  ])('is refused as %s when it %s', async (reason, _, bytes) => {
    await expect(parseDocx(bytes)).rejects.toMatchObject({ reason })
  })

  it('may hold large pictures: they are not unpacked', async () => {
    const picture = { name: 'word/media/image1.bmp', data: Buffer.alloc(60 * megabyte) }
    expect((await parseDocx(makeDocx(['words'], [picture]))).text).toBe('words')
  })
})

describe('a web page', () => {
  it('gives what a reader sees, block by block', () => {
    const page =
      '<html><head><title>T</title><style>p{}</style><body><h1>A &amp; B</h1><p>one<br>two</p><script>no()</script><p>धारा &#2407;०३</p><noscript>x'
    expect(parseHtml(Buffer.from(page)).text).toBe('A & B\n\none\ntwo\n\nधारा १०३')
  })

  it('is decoded as it says', () => {
    const latin = Buffer.from('<meta charset="iso-8859-1"><p>caf\u00e9 \u00a7 302</p>', 'latin1')
    expect(parseHtml(latin).text).toBe('café § 302')
  })

  it('of very many tags and spaces takes no longer than it should', () => {
    const text = parseHtml(Buffer.from('<b> </b>'.repeat(200_000) + 'end'.repeat(3))).text
    expect(text).toBe('endendend')
  })

  it('without words is refused', () => {
    expect(() => parseHtml(Buffer.from('<p> </p>'))).toThrow('empty')
  })
})

describe('plain text', () => {
  const words = 'Section 302 \u2013 धारा\nnext'
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(words)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${words}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${words}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(words.repeat(3), 'utf16le')],
    ['big-endian UTF-16', Buffer.from(`\ufeff${words}`, 'utf16le').swap16()],
    ['Windows line ends', Buffer.from(words.replace('\n', '\r\n'))],
  ])('in %s is read as it was written', (_, bytes) => {
    expect(parsePlain(bytes).text.slice(0, words.length)).toBe(words)
  })

  it('of a single-byte code is read as Windows wrote it', () => {
    expect(parsePlain(Buffer.from([0x93, 0x41, 0xa7, 0x94, 0xe9])).text).toBe('\u201cA\u00a7\u201d\u00e9')
  })
})

const swollen = makePdf({ pages: [['x']], stream: Buffer.alloc(80 * megabyte, ' ') })
const respell = (from: string, to: string, pdf = swollen) =>
  Buffer.from(pdf.toString('latin1').replace(from, to), 'latin1')

describe('a PDF whose page unpacks to 80 MB', () => {
  const filter = '/Filter /FlateDecode'
  it.each<[string, Buffer]>([
    ['says that it is a picture', respell(filter, `${filter} /Subtype/Image`, makeSwollen(200))],
    ['spells its filter with a number', respell(filter, '/Filter/#46lateDecode')],
    ['has a long dictionary', respell(filter, `${filter} /Note (${'x'.repeat(9000)})`)],
    ['names its filter somewhere else', respell(filter, '/Filter 3 0 R')],
    ['is packed twice', makePdf({ pages: [['x']], stream: deflateSync(Buffer.alloc(80 * megabyte, ' ')) })],
  ])('is refused when it %s', async (_, bytes) => {
    await expect(parsePdf(bytes)).rejects.toMatchObject({ reason: 'too_large' })
  })

  function makeSwollen(megabytes: number) {
    return makePdf({ pages: [['x']], stream: Buffer.alloc(megabytes * megabyte, ' ') })
  }
})

it('tags within tags within tags are given up at once', async () => {
  const nested = '<w:a>'.repeat(2_000_000)
  const started = performance.now()
  await expect(parseDocx(makeDocx([nested]))).rejects.toMatchObject({ reason: 'damaged' })
  expect(() => parseHtml(Buffer.from('<b>'.repeat(2_000_000)))).toThrow('damaged')
  expect(performance.now() - started).toBeLessThan(10_000)
})

describe('the reader in a process of its own', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'munshi-reader-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function read(kind: 'pdf' | 'docx', bytes: Buffer, by = reader) {
    const path = join(folder, randomUUID())
    await writeFile(path, bytes)
    return by.read({ kind, path })
  }

  it('reads, and hands back why it could not', async () => {
    expect(await read('pdf', makePdf({ pages: [['words']] }))).toMatchObject({ text: 'words' })
    expect(await read('docx', Buffer.from('x'))).toEqual({ unreadable: 'damaged' })
    expect(await read('docx', makeDocx(['अ']))).toMatchObject({ text: 'अ' })
  })

  it('is ended by a file that wants too much memory, and the next one is read', async () => {
    // Packed in a way that only the PDF library unpacks: 2 MB of it become a gigabyte.
    const bomb = respell('/FlateDecode', '/RunLengthDecode', makeRunLength(1024))
    const before = process.memoryUsage().rss
    expect(await read('pdf', bomb)).toEqual({ unreadable: 'too_large' })
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * megabyte)
    expect(await read('docx', makeDocx(['next']))).toMatchObject({ text: 'next' })
  }, 30_000)

  it('is ended by a file that wants too much time', async () => {
    const impatient = createFileReader({ timeLimit: 50 })
    const long = makeDocx(Array(20_000).fill('words of it'.repeat(20)))
    await expect(read('docx', long, impatient)).rejects.toMatchObject({ code: 'unavailable' })
    await impatient.close()
  })
})

/** A page of runs: each two bytes stand for 128 spaces. */
function makeRunLength(megabytes: number): Buffer {
  const runs = Buffer.alloc(2 * megabytes * 8192, Buffer.from([129, 0x20]))
  return makePdf({ pages: [['x']], stream: runs, isPacked: true })
}
