import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { Document, Packer, Paragraph } from 'docx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDocx } from '#server/lib/read-file/testing/make-docx.ts'
import { makePdf } from '#server/lib/read-file/testing/make-pdf.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { briefLimit, caseSearchBody, uploadLimit } from '#shared/contract/cases.ts'

let test: TestApp
let token: string
let uploadFolder: string
beforeAll(async () => {
  uploadFolder = await mkdtemp(join(tmpdir(), 'munshi-uploads-'))
  test = await openTestApp({ uploadFolder })
  token = (await test.createSignedIn()).token
})
afterAll(async () => {
  await test.close()
  await rm(uploadFolder, { recursive: true, force: true })
})

const pdf = 'application/pdf'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

async function upload(payload: Buffer, type = pdf, by = token) {
  const headers = { 'x-session-token': by, 'content-type': type }
  const response = await test.app.inject({ method: 'POST', url: '/api/case-law/uploads', headers, payload })
  return { status: response.statusCode, body: response.json() }
}

describe('an uploaded file', () => {
  it('gives the text of a PDF, its lines joined', async () => {
    const file = makePdf({ pages: [['The appellant was', 'arrested.', '', '2. No notice was served.']] })
    expect(await upload(file)).toEqual({
      status: 200,
      body: { text: 'The appellant was arrested.\n\n2. No notice was served.', cut: false },
    })
  })

  it('gives the text of a Word file', async () => {
    const children = ['अटक बेकायदेशीर आहे', 'Section 41A CrPC'].map(text => new Paragraph(text))
    const file = await Packer.toBuffer(new Document({ sections: [{ children }] }))
    expect((await upload(file, docx)).body).toEqual({
      text: 'अटक बेकायदेशीर आहे\n\nSection 41A CrPC',
      cut: false,
    })
  })

  it('that is a Word file called a PDF is read all the same', async () => {
    expect((await upload(makeDocx(['words']), pdf)).body.text).toBe('words')
  })

  it('is cut, at a word, to what a search takes, and can be searched with as it comes', async () => {
    const { body } = await upload(
      makeDocx(Array.from({ length: 3000 }, () => 'क्षतिपूर्ति awarded '.repeat(5))),
      docx,
    )
    expect(body.cut).toBe(true)
    expect(body.text.length).toBeLessThanOrEqual(briefLimit)
    expect(body.text.length).toBeGreaterThan(briefLimit - 100)
    expect(body.text).toMatch(/(क्षतिपूर्ति|awarded)$/)
    expect(caseSearchBody.safeParse({ query: body.text }).success).toBe(true)
  })

  it('of exactly 25 MB is read', async () => {
    const file = makePdf({ pages: [['The limit.']] })
    const full = Buffer.concat([file, Buffer.alloc(uploadLimit - file.length, '\n')])
    expect(await upload(full)).toEqual({ status: 200, body: { text: 'The limit.', cut: false } })
  })

  it('of one endless word is cut too', async () => {
    const { body } = await upload(makeDocx(['𝒜'.repeat(90_000)]), docx)
    expect(body.cut).toBe(true)
    expect(caseSearchBody.safeParse({ query: body.text }).success).toBe(true)
  })
})

describe('a file that cannot be read', () => {
  it.each<[string, Buffer, string]>([
    ['is encrypted', makePdf({ pages: [['x']], encrypted: true }), 'password'],
    ['is damaged', Buffer.from('%PDF-1.7 and nothing'), 'damaged'],
    ['is something else', Buffer.from('GIF89a'), 'damaged'],
    ['is a scan', makePdf({ pages: [[]] }), 'pictures'],
    ['is empty', Buffer.alloc(0), 'no text'],
    ['has no words', makeDocx(['  ']), 'no text'],
    ['is a bomb', makeDocx(Array(60).fill(' '.repeat(1024 * 1024))), 'unpacks'],
    ['is of the old kind', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'old kind'],
  ])('because it %s, is refused with what to do', async (_, file, sentence) => {
    const { status, body } = await upload(file)
    expect([status, body.code]).toEqual([400, 'validation'])
    expect(body.message).toContain(sentence)
    expect(body.suggestion.length).toBeGreaterThan(20)
  })

  it.each(['text/plain', 'application/json', 'application/msword', 'multipart/form-data; boundary=x'])(
    'because it is %s, is refused with what can',
    async type => {
      const { status, body } = await upload(Buffer.from('{}'), type)
      expect([status, body.code]).toEqual([415, 'unsupported_media'])
      expect(body.message).toContain('PDF and Word')
    },
  )

  it('because it is over 25 MB, is refused with the limit', async () => {
    const { status, body } = await upload(Buffer.alloc(uploadLimit + 1, 'x'))
    expect([status, body.code]).toEqual([413, 'too_large'])
    expect(body.message).toContain('25 MB')
  })

  it('because nobody is signed in, is not even received', async () => {
    expect((await upload(Buffer.from('x'), pdf, 'wrong')).status).toBe(401)
  })
})

describe('files that arrive slowly', () => {
  let url: string
  beforeAll(async () => {
    url = await test.app.listen({ port: 0, host: '127.0.0.1' })
  })

  const file = makePdf({ pages: [['slow words']] })

  /** Begins to send a file; the answer may come before its end. */
  function begin(by: string, size = file.length) {
    const headers = { 'x-session-token': by, 'content-type': pdf, 'content-length': size }
    const call = request(`${url}/api/case-law/uploads`, { method: 'POST', headers })
    const answered = once(call, 'response').then(async ([response]: IncomingMessage[]) => ({
      status: response?.statusCode,
      body: response && (await json(response)),
    }))
    call.write(file.subarray(0, 100))
    return { answered, finish: () => call.end(file.subarray(100)), giveUp: () => call.destroy() }
  }

  const manyTokens = (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await test.createSignedIn()).token))

  async function waitForFiles(count: number) {
    while ((await readdir(uploadFolder)).length < count) await new Promise(done => setTimeout(done, 20))
  }

  it('are kept on the disk and not in memory, eight of all people together; the ninth is refused unread', async () => {
    const [ninth = '', ...others] = await manyTokens(9)
    const underway = others.map(by => begin(by))
    await waitForFiles(8)
    const refused = begin(ninth)
    expect(await refused.answered).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    refused.giveUp()
    for (const { finish } of underway) finish()
    for (const { answered } of underway)
      expect(await answered).toMatchObject({ status: 200, body: { text: 'slow words' } })
    expect(await readdir(uploadFolder)).toEqual([])
    expect((await upload(file, pdf, ninth)).status).toBe(200)
  })

  it('are taken one at a time from each person', async () => {
    const [by = ''] = await manyTokens(1)
    const first = begin(by)
    await waitForFiles(1)
    const second = begin(by)
    expect(await second.answered).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    second.giveUp()
    first.finish()
    expect((await first.answered).status).toBe(200)
  })

  it('of a size that is too large are refused before they have arrived', async () => {
    const [by = ''] = await manyTokens(1)
    const { answered, giveUp } = begin(by, uploadLimit + 1)
    expect(await answered).toMatchObject({ status: 413, body: { code: 'too_large' } })
    giveUp()
    expect(await readdir(uploadFolder)).toEqual([])
  })

  it('and are broken off leave nothing behind, and do not keep the person waiting', async () => {
    const [by = ''] = await manyTokens(1)
    const broken = begin(by)
    broken.answered.catch(() => {})
    await waitForFiles(1)
    broken.giveUp()
    while ((await readdir(uploadFolder)).length > 0) await new Promise(done => setTimeout(done, 20))
    expect((await upload(file, pdf, by)).status).toBe(200)
  })

  it('and were left by a crash are gone after the next start', async () => {
    const [old, fresh] = ['old.upload', 'fresh.upload'].map(name => join(uploadFolder, name))
    for (const path of [old, fresh]) await writeFile(String(path), 'words of a client')
    await utimes(String(old), new Date(0), new Date(0))
    const next = await openTestApp({ uploadFolder })
    await next.close()
    expect(await readdir(uploadFolder)).toEqual(['fresh.upload'])
    expect((await stat(String(fresh))).size).toBeGreaterThan(0)
    await rm(String(fresh))
  })
})
