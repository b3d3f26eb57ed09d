import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savedCases } from '#server/db/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { openTestCases } from '#server/testing/test-cases.ts'
import { caseReference } from '#shared/contract/cases.ts'

let test: TestApp
let isGone = false
const library = openTestCases()
const cases = {
  ...library,
  read: async (id: string) => (isGone ? null : library.read(id)),
  references: async (ids: string[]) => (isGone ? [] : library.references(ids)),
}
beforeAll(async () => {
  test = await openTestApp({ cases })
})
afterAll(async () => {
  await test.close()
  await library.close()
})

const arnesh = 'arnesh-kumar-v-state-of-bihar'
const bachan = 'bachan-singh-v-state-of-punjab'
const url = '/api/case-law/saved'
const save = (token: string, id: string, payload: object = {}) =>
  test.call(token, { method: 'PUT', url: `${url}/${id}`, payload })
const list = async (token: string) => (await test.call(token, { method: 'GET', url })).body

describe('saving a judgment', () => {
  it('puts it on top of the own list, once', async () => {
    const { token } = await test.createSignedIn()
    await save(token, arnesh)
    test.turnClock(1000)
    const first = await save(token, bachan, { note: 'rarest of rare' })
    expect(first).toMatchObject({ status: 200, body: { note: 'rarest of rare', version: 1 } })
    expect((await save(token, bachan, { note: 'rarest of rare', version: 1 })).body).toEqual(first.body)
    expect((await save(token, bachan)).body).toEqual(first.body)
    expect((await list(token)).map((saved: { case: { id: string } }) => saved.case.id)).toEqual([
      bachan,
      arnesh,
    ])
  })

  it('at the same moment in two tabs saves it once', async () => {
    const { token } = await test.createSignedIn()
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(token, arnesh)))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200])
    expect(await list(token)).toHaveLength(1)
  })

  it('keeps the newer of two notes and shows it to the one who had not seen it', async () => {
    const { token } = await test.createSignedIn()
    await save(token, arnesh)
    expect((await save(token, arnesh, { note: 'first', version: 1 })).body.version).toBe(2)
    const late = await save(token, arnesh, { note: 'second', version: 1 })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'stale', details: { current: { note: 'first', version: 2 } } },
    })
    expect((await save(token, arnesh, { note: '', version: 2 })).body).toMatchObject({ note: '', version: 3 })
  })

  it('can be undone', async () => {
    const { token } = await test.createSignedIn()
    await save(token, arnesh)
    const remove = () => test.call(token, { method: 'DELETE', url: `${url}/${arnesh}` })
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
    expect(await list(token)).toEqual([])
  })

  it('outlives the copy of the library: title, citation and note stay', async () => {
    const { token } = await test.createSignedIn()
    await save(token, arnesh, { note: 'mine' })
    isGone = true
    try {
      expect(await list(token)).toMatchObject([
        { case: { caseTitle: 'Arnesh Kumar v State of Bihar', citation: '(2014) 8 SCC 273' }, note: 'mine' },
      ])
      expect((await save(token, arnesh, { note: 'still mine' })).body.note).toBe('still mine')
      expect((await save(token, bachan)).status).toBe(404)
    } finally {
      isGone = false
    }
  })

  it('ends at a thousand', async () => {
    const { user, token } = await test.createSignedIn()
    const at = new Date()
    const view = await library.read(arnesh)
    const snapshot = { reference: caseReference.parse(view), sections: [] }
    await test.db.insert(savedCases).values(
      Array.from({ length: 999 }, (_, number) => ({
        ownerId: user.id,
        caseId: `case-${number}`,
        snapshot,
        savedAt: at,
        updatedAt: at,
      })),
    )
    const answers = await Promise.all([save(token, arnesh), save(token, bachan)])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    expect(await list(token)).toHaveLength(1000)
    const exported = await test.call(token, { method: 'GET', url: `${url}/export?format=csv` })
    expect(exported.text.trim().split('\r\n')).toHaveLength(1001)
  })

  it.each<[number, string, object]>([
    [404, 'no-such-case', {}],
    [404, '%00', {}],
    [404, 'a%27b', {}],
    [400, arnesh, { note: 'x'.repeat(5001) }],
    [400, arnesh, { note: 'a\u0000' }],
    [400, arnesh, { note: 5 }],
    [400, arnesh, { note: 'x', version: 'y' }],
  ])('answers %i to %s with %o', async (status, id, payload) => {
    const { token } = await test.createSignedIn()
    expect((await save(token, id, payload)).status).toBe(status)
    expect(await list(token)).toEqual([])
  })

  it('is nobody else’s business', async () => {
    const { token } = await test.createSignedIn()
    await save(token, arnesh, { note: 'privileged' })
    const admin = (await test.createSignedIn({ role: 'admin' })).token
    expect(await list(admin)).toEqual([])
    expect((await test.call(admin, { method: 'DELETE', url: `${url}/${arnesh}` })).status).toBe(404)
    await save(admin, arnesh, { note: 'other' })
    expect(await list(token)).toMatchObject([{ note: 'privileged' }])
    const exported = await test.call(admin, { method: 'GET', url: `${url}/export?format=csv` })
    expect(exported.text).not.toContain('privileged')
  })
})

describe('the list as a file', () => {
  it('is a CSV that spreadsheets read as text', async () => {
    const { token } = await test.createSignedIn()
    await save(token, arnesh, { note: '=HYPERLINK("http://x")\nnext' })
    const { status, headers, text } = await test.call(token, {
      method: 'GET',
      url: `${url}/export?format=csv`,
    })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename=table-of-authorities.csv')
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toBe(
      '\ufeffNo.,Case,Citations,Court,Year,Sections,Note\r\n1,Arnesh Kumar v. State of Bihar,2014 INSC 463 : (2014) 8 SCC 273 : AIR 2014 SC 2756 : [2014] 8 SCR 128,Supreme Court of India,2014,"CrPC, ss. 41, 41A, 57, 167, 438; IPC, s. 498A; Dowry Prohibition Act, 1961, s. 4; Constitution, art. 22","\'=HYPERLINK(""http://x"")\nnext"\r\n',
    )
  })

  it('is a Word file', async () => {
    const { token } = await test.createSignedIn()
    const { status, headers, text } = await test.call(token, {
      method: 'GET',
      url: `${url}/export?format=docx`,
    })
    expect([status, text.slice(0, 2)]).toEqual([200, 'PK'])
    expect(headers['content-disposition']).toContain('table-of-authorities.docx')
    expect(headers['content-type']).toContain('wordprocessingml')
  })

  it('is of no other kind', async () => {
    const { token } = await test.createSignedIn()
    for (const query of ['', '?format=pdf'])
      expect((await test.call(token, { method: 'GET', url: `${url}/export${query}` })).status).toBe(400)
  })
})
