import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsePdf } from '#server/lib/read-file/parse-pdf.ts'
import { makePdf } from '#server/lib/read-file/testing/make-pdf.ts'
import { annexureCalls } from '#server/testing/annexure-calls.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { makeJpeg } from './testing/make-jpeg.ts'
import { makePng } from './testing/make-png.ts'

let test: TestApp
let folder: string
let token: string
let mine: ReturnType<typeof annexureCalls>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-bound-'))
  test = await openTestApp({ uploadFolder: join(folder, 'uploads'), annexureFolder: join(folder, 'kept') })
  token = (await test.createSignedIn()).token
  mine = annexureCalls(test, token)
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const notice = makePdf({ pages: [['The demand notice'], ['its second page']] })
const photograph = makeJpeg({ width: 800, height: 600, orientation: 6 })

async function bind(draft: number, more: object = {}) {
  const body = { language: 'en', values: { courtName: 'District Court' }, mark: 'Annexure P-{n}', ...more }
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/drafts/${draft}/bound-sets`,
    headers: { 'x-session-token': token },
    payload: body,
  })
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
}

async function createSet(): Promise<number> {
  const draft = await mine.createDraft()
  await mine.add(draft, notice, { title: 'Notice' })
  await mine.add(draft, photograph, { title: 'Photograph' })
  return draft
}

function listBookmarks(pdf: PDFDocument): string[] {
  const titles: string[] = []
  const walk = (item: PDFDict | undefined) => {
    for (let next = item; next; next = next.lookupMaybe(PDFName.of('Next'), PDFDict)) {
      titles.push(next.lookup(PDFName.of('Title'), PDFString, PDFHexString).decodeText())
      walk(next.lookupMaybe(PDFName.of('First'), PDFDict))
    }
  }
  walk(pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict).lookup(PDFName.of('First'), PDFDict))
  return titles
}

describe('a set with its annexures', () => {
  it('has the pages of the papers, then each annexure with mark and number, its text still text', async () => {
    const draft = await createSet()
    const { status, headers, bytes } = await bind(draft)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    const { pages } = await parsePdf(bytes)
    const [first, second, third] = pages.slice(-3)
    const before = pages.length - 3
    expect(first).toContain('The demand notice')
    expect(first).toContain('Annexure P-1')
    expect(first?.trim().endsWith(String(before + 1))).toBe(true)
    expect(second).toContain('its second page')
    expect(second).not.toContain('Annexure')
    expect(third).toContain('Annexure P-2')
    expect(third).toContain(String(before + 3))
  })

  it('is on A4, upright, and has a bookmark for each annexure after those of the papers', async () => {
    const draft = await createSet()
    const { annexures } = await mine.list(draft)
    await test.call(token, {
      method: 'PATCH',
      url: `/api/annexures/${annexures[0].id}`,
      payload: { version: 1, turns: [0, 90] },
    })
    const pdf = await PDFDocument.load((await bind(draft)).bytes)
    const sizes = pdf.getPages().map(page => [Math.round(page.getWidth()), Math.round(page.getHeight())])
    expect(sizes.slice(-3)).toEqual([
      [595, 842],
      [842, 595],
      [595, 842],
    ])
    const bookmarks = listBookmarks(pdf)
    expect(bookmarks.slice(-2)).toEqual(['Annexure P-1: Notice', 'Annexure P-2: Photograph'])
    expect(bookmarks.length).toBeGreaterThan(2)
  })

  it('has what bears no mark before the marked ones, with a bookmark and no stamp', async () => {
    const specialLeave = 9006
    const draft = await mine.createDraft(specialLeave)
    await mine.add(draft, photograph, { title: 'Photograph' })
    await mine.add(draft, notice, { title: 'Scan' })
    const scan = (await mine.list(draft)).annexures[1].id
    const payload = { version: 1, entry: 'order' }
    await test.call(token, { method: 'PATCH', url: `/api/annexures/${scan}`, payload })
    const { bytes } = await bind(draft, {
      values: { courtBelow: 'High Court', orderCopy: 'A certified copy' },
    })
    const bookmarks = listBookmarks(await PDFDocument.load(bytes)).slice(-2)
    expect(bookmarks[0]).toMatch(/^Certified copy of the judgment or order dated .* of the High Court$/)
    expect(bookmarks[1]).toBe('Annexure P-1: Photograph')
    const [first, second, last] = (await parsePdf(bytes)).pages.slice(-3)
    expect(`${first} ${second}`).not.toContain('Annexure')
    expect(last).toContain('Annexure P-1')
  })

  it('marks as the court does, where there are letters for it', async () => {
    const draft = await createSet()
    const text = async (more: object) => (await parsePdf((await bind(draft, more)).bytes)).text
    expect(await text({ mark: 'Exhibit {A}' })).toContain('Exhibit B')
    expect((await bind(draft, { mark: 'Annexure' })).status).toBe(400)
    expect((await bind(draft, { mark: 'அ {n}' })).status).toBe(400)
  })

  it('is PDF/A-2b with pictures, and says nothing of the kind with a plain PDF in it', async () => {
    const draft = await mine.createDraft()
    await mine.add(draft, photograph)
    await mine.add(draft, makePng({ width: 300, height: 200 }))
    await mine.add(draft, makePng({ width: 300, height: 200, colour: 6 }))
    const archival = (await bind(draft)).bytes.toString('latin1')
    expect(archival).toContain('<pdfaid:part>2</pdfaid:part>')
    expect(archival).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    await mine.add(draft, notice)
    const plain = (await bind(draft)).bytes.toString('latin1')
    expect(plain.startsWith('%PDF-1.7')).toBe(true)
    expect(plain).not.toContain('pdfaid:part')
  })

  it('says nothing of the camera that took a photograph', async () => {
    const draft = await mine.createDraft()
    await mine.add(draft, photograph)
    expect((await bind(draft)).bytes.includes('Exif')).toBe(false)
  })

  it('keeps what was filled in, stamped or signed on a page', async () => {
    const form = await PDFDocument.create()
    const page = form.addPage([400, 400])
    const field = form.getForm().createTextField('name')
    field.setText('Filled in by hand')
    field.addToPage(page, { x: 50, y: 300, width: 300, height: 40 })
    const draft = await mine.createDraft()
    await mine.add(draft, await form.save())
    expect((await parsePdf((await bind(draft)).bytes)).pages.at(-1)).toContain('Filled in by hand')
  })

  it('comes in volumes that end where a paper ends, where the court takes no larger file', async () => {
    const draft = await mine.createDraft()
    const shade = (column: number, row: number) => (column * 7919 + row * 104_729) % 256
    const large = makeJpeg({ width: 6400, height: 6400, shade })
    for (const title of ['one', 'two', 'three']) await mine.add(draft, large, { title })
    const whole = (await bind(draft)).bytes
    const { bytes } = await bind(draft, { volumeLimit: 1.5 })
    const volumes = Object.values(unzipSync(bytes))
    expect(volumes).toHaveLength(3)
    const read = await Promise.all(volumes.map(volume => parsePdf(volume)))
    const all = read.flatMap(({ pages }) => pages)
    expect(all).toHaveLength((await parsePdf(whole)).pages.length)
    expect(all.at(-1)).toContain('Annexure P-3')
    for (const volume of volumes) expect(volume.length).toBeLessThanOrEqual(1.5 * 1024 * 1024)
    const last = await PDFDocument.load(volumes.at(-1) ?? new Uint8Array())
    expect(listBookmarks(last).at(-1)).toBe('Annexure P-3: three')
  })

  it('counts as one document, and not when there is nothing to bind', async () => {
    const draft = await createSet()
    const used = async () =>
      (await test.call(token, { method: 'GET', url: '/api/auth/user' })).body.usageCount
    const before = await used()
    await bind(draft)
    expect((await bind(await mine.createDraft())).status).toBe(400)
    expect(await used()).toBe(before + 1)
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  })
})
