import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { annexureFiles, drafts } from '#server/db/schema.ts'
import { makePdf } from '#server/lib/read-file/testing/make-pdf.ts'
import { annexureCalls } from '#server/testing/annexure-calls.ts'
import { openTestApp, type TestApp, testPassword } from '#server/testing/harness.ts'
import { annexureLimits } from '#shared/annexures.ts'
import { makeJpeg } from './testing/make-jpeg.ts'

let test: TestApp
let token: string
let folder: string
let mine: ReturnType<typeof annexureCalls>
let needs: { uploadFolder: string; annexureFolder: string }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-annexures-'))
  needs = { uploadFolder: join(folder, 'uploads'), annexureFolder: join(folder, 'kept') }
  test = await openTestApp(needs)
  token = (await test.createSignedIn()).token
  mine = annexureCalls(test, token)
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const pdf = makePdf({ pages: [['The notice'], ['its second page']] })
const jpeg = makeJpeg({ width: 160, height: 240 })

async function call(
  method: 'GET' | 'PATCH' | 'PUT' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  by = token,
) {
  return test.call(by, { method, url, ...(payload && { payload }) })
}

describe('an annexure', () => {
  it('is kept as it was sent, with what is known of it', async () => {
    const draft = await mine.createDraft()
    const { status, body } = await mine.add(draft, pdf, { title: 'नोटिस 1' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ title: 'नोटिस 1', kind: 'pdf', pages: 2, bytes: pdf.length, turns: [0] })
    const response = await test.app.inject({
      url: `/api/annexures/${body.id}/file`,
      headers: { 'x-session-token': token },
    })
    expect(response.rawPayload.equals(pdf)).toBe(true)
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.headers['content-disposition']).toContain('attachment')
  })

  it('shows a small picture, and every page closely', async () => {
    const draft = await mine.createDraft()
    const { body } = await mine.add(draft, pdf)
    const address = `/api/annexures/${body.id}/picture`
    const [small, second, none] = await Promise.all(
      ['', '?page=2', '?page=3'].map(query => call('GET', address + query)),
    )
    expect([small?.status, second?.status, none?.status]).toEqual([200, 200, 404])
    expect(small?.headers['content-type']).toBe('image/png')
    expect(String(second?.text).length).toBeGreaterThan(String(small?.text).length)
  })

  it('sent twice over a bad line is there once', async () => {
    const draft = await mine.createDraft()
    const key = randomUUID()
    const first = await mine.add(draft, pdf, { key })
    const again = await mine.add(draft, pdf, { key })
    expect(again.body.id).toBe(first.body.id)
    expect(await mine.listTitles(draft)).toHaveLength(1)
  })

  it('can be renamed, dated, called electronic and turned', async () => {
    const draft = await mine.createDraft()
    const { body } = await mine.add(draft, pdf)
    const change = { title: 'Reply', writtenOn: '2024-03-01', electronic: true, turns: [90, 0] }
    const { body: changed } = await call('PATCH', `/api/annexures/${body.id}`, { version: 1, ...change })
    expect(changed).toMatchObject({ ...change, version: 2 })
    const wrong = await call('PATCH', `/api/annexures/${body.id}`, { version: 2, turns: [0, 0, 0] })
    expect(wrong.status).toBe(400)
  })

  it('changed in two tabs refuses the second and shows what is there', async () => {
    const draft = await mine.createDraft()
    const { body } = await mine.add(draft, pdf)
    await call('PATCH', `/api/annexures/${body.id}`, { version: 1, title: 'One' })
    const late = await call('PATCH', `/api/annexures/${body.id}`, { version: 1, title: 'Two' })
    expect(late).toMatchObject({ status: 409, body: { details: { current: { title: 'One' } } } })
  })

  it('stands where it is put, and what another tab added meanwhile stays', async () => {
    const draft = await mine.createDraft()
    const ids: number[] = []
    for (const title of ['a', 'b', 'c', 'd']) ids.push((await mine.add(draft, jpeg, { title })).body.id)
    const [a, b, c] = ids
    await call('PUT', `/api/drafts/${draft}/annexures/order`, { ids: [c, a, b] })
    expect(await mine.listTitles(draft)).toEqual(['c', 'a', 'b', 'd'])
  })

  it('that was removed can be brought back to its place', async () => {
    const draft = await mine.createDraft()
    const { body } = await mine.add(draft, jpeg, { title: 'first' })
    await mine.add(draft, jpeg, { title: 'second' })
    expect((await call('DELETE', `/api/annexures/${body.id}`)).status).toBe(204)
    expect(await mine.listTitles(draft)).toEqual(['second'])
    expect((await call('GET', `/api/annexures/${body.id}/file`)).status).toBe(404)
    await call('POST', `/api/annexures/${body.id}/restorations`)
    expect(await mine.listTitles(draft)).toEqual(['first', 'second'])
  })
})

describe('with its draft, an annexure', () => {
  it('is deleted and brought back', async () => {
    const draft = await mine.createDraft()
    const { body } = await mine.add(draft, jpeg)
    await call('DELETE', `/api/drafts/${draft}`)
    expect((await call('GET', `/api/annexures/${body.id}/file`)).status).toBe(404)
    expect((await call('GET', `/api/drafts/${draft}/annexures`)).status).toBe(404)
    await call('POST', `/api/drafts/${draft}/restorations`)
    expect((await call('GET', `/api/annexures/${body.id}/file`)).status).toBe(200)
  })

  it('is copied, over the same file, and from then on its own', async () => {
    const draft = await mine.createDraft()
    const { body } = await mine.add(draft, jpeg, { title: 'first' })
    const before = (await mine.list(draft)).usedBytes
    const copy = (await call('POST', `/api/drafts/${draft}/copies`)).body.id
    expect(await mine.list(copy)).toMatchObject({ annexures: [{ title: 'first' }], usedBytes: before })
    await call('PATCH', `/api/annexures/${body.id}`, { version: 1, title: 'changed' })
    expect(await mine.listTitles(copy)).toEqual(['first'])
  })

  it('leaves the disk after thirty days, and not while a copy has it', async () => {
    const somebody = await test.createSignedIn()
    const theirs = annexureCalls(test, somebody.token)
    const [gone, kept] = [await theirs.createDraft(), await theirs.createDraft()]
    await theirs.add(gone, jpeg)
    await theirs.add(kept, pdf)
    await call('POST', `/api/drafts/${kept}/copies`, undefined, somebody.token)
    const keys = (await filesOf(somebody.user.id)).map(({ key }) => key)
    for (const id of [gone, kept]) await test.db.delete(drafts).where(eq(drafts.id, id))
    for (const name of await readdir(needs.annexureFolder))
      await utimes(join(needs.annexureFolder, name), new Date(0), new Date(0))
    const next = await openTestApp({ ...needs, db: test.db })
    const left = await readdir(needs.annexureFolder)
    expect(keys.map(key => left.includes(key))).toEqual([false, true])
    expect(left).toContain(`${keys[1]}.png`)
    await next.close()
  })

  it('goes with the account, and is in the export of it', async () => {
    const somebody = await test.createSignedIn()
    const theirs = annexureCalls(test, somebody.token)
    const draft = await theirs.createDraft()
    const { body } = await theirs.add(draft, jpeg, { title: 'Receipt' })
    const { body: exported } = await call('GET', '/api/account/export', undefined, somebody.token)
    expect(exported.annexures).toMatchObject([
      { title: 'Receipt', draftId: draft, file: `/api/annexures/${body.id}/file` },
    ])
    await call('DELETE', '/api/account', { password: testPassword }, somebody.token)
    expect(await filesOf(somebody.user.id)).toEqual([])
  })

  async function filesOf(ownerId: number) {
    return test.db
      .select()
      .from(annexureFiles)
      .where(eq(annexureFiles.ownerId, ownerId))
      .orderBy(annexureFiles.id)
  }
})

it('nobody but its owner can see, change, move or bind it, not even an administrator', async () => {
  const draft = await mine.createDraft()
  const { body } = await mine.add(draft, jpeg)
  const admin = (await test.createSignedIn({ role: 'admin' })).token
  const bound = { language: 'en', values: {}, mark: 'Annexure P-{n}' }
  const answers = await Promise.all([
    call('GET', `/api/drafts/${draft}/annexures`, undefined, admin),
    mine.add(draft, jpeg, { by: admin }),
    call('PUT', `/api/drafts/${draft}/annexures/order`, { ids: [] }, admin),
    call('POST', `/api/drafts/${draft}/bound-sets`, bound, admin),
    call('PATCH', `/api/annexures/${body.id}`, { version: 1, title: 'Mine' }, admin),
    call('DELETE', `/api/annexures/${body.id}`, undefined, admin),
    call('POST', `/api/annexures/${body.id}/restorations`, undefined, admin),
    call('GET', `/api/annexures/${body.id}/file`, undefined, admin),
    call('GET', `/api/annexures/${body.id}/picture`, undefined, admin),
  ])
  expect(answers.map(answer => answer.status)).toEqual(Array(9).fill(404))
  expect(await mine.listTitles(draft)).toEqual(['A notice'])
})

describe('a file that is not taken', () => {
  it('is told why by a sentence with a key, and the others stay', async () => {
    const draft = await mine.createDraft()
    await mine.add(draft, jpeg)
    const { status, body } = await mine.add(draft, makePdf({ pages: [['x']], encrypted: true }))
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'validation', field: 'file', said: { key: 'annexureEncrypted' } })
    expect(body.message).toContain('password')
    expect(await mine.listTitles(draft)).toHaveLength(1)
    expect(await readdir(needs.uploadFolder)).toEqual([])
  })

  it('is over the limit of one file, of a draft or of a person', async () => {
    const somebody = await test.createSignedIn()
    const theirs = annexureCalls(test, somebody.token)
    const draft = await theirs.createDraft()
    const huge = await theirs.add(draft, Buffer.alloc(annexureLimits.bytes + 1))
    expect(huge).toMatchObject({ status: 413, body: { said: { key: 'annexureTooLarge' } } })

    await theirs.add(draft, jpeg)
    await swell(somebody.user.id, annexureLimits.bytesOfDraft)
    expect(await theirs.add(draft, jpeg)).toMatchObject({
      status: 413,
      body: { said: { key: 'annexuresFullDraft', values: { max: 100 } } },
    })
    await swell(somebody.user.id, annexureLimits.bytesOfPerson)
    const other = await theirs.createDraft()
    expect(await theirs.add(other, jpeg)).toMatchObject({
      status: 413,
      body: { said: { key: 'annexuresFullPerson', values: { max: 500 } } },
    })
  })

  async function swell(ownerId: number, bytes: number) {
    await test.db.update(annexureFiles).set({ bytes }).where(eq(annexureFiles.ownerId, ownerId))
  }

  it('keeps nobody waiting while it is found out', async () => {
    const draft = await mine.createDraft()
    const bomb = makePdf({ pages: Array<string[]>(8000).fill(Array<string>(20).fill('a line of text')) })
    let answered = false
    const hostile = mine.add(draft, bomb).then(answer => {
      answered = true
      return answer
    })
    const times: number[] = []
    while (!answered) {
      const started = performance.now()
      expect((await call('GET', '/api/drafts')).status).toBe(200)
      times.push(performance.now() - started)
      await new Promise(done => setTimeout(done, 10))
    }
    expect((await hostile).status).toBe(400)
    expect(times.length).toBeGreaterThan(5)
    expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(200)
  })
})
