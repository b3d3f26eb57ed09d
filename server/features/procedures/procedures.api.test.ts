import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { procedureProgress } from '#server/db/schema.ts'
import { openTestApp, type TestApp, testPassword } from '#server/testing/harness.ts'
import { procedureLink, procedureView, progressView } from '#shared/contract/procedures.ts'
import { courtTypes } from '#shared/courts.ts'
import { derivePurpose } from '#shared/procedures/derive-purpose.ts'
import { purposes } from '#shared/procedures/purposes.ts'

let test: TestApp
let token: string
const get = (url: string, by = token, headers = {}) => test.call(by, { method: 'GET', url, headers })
const put = (slug: string, payload: object, by = token) =>
  test.call(by, { method: 'PUT', url: `/api/procedures/${slug}/progress`, payload })
const slug = 'regular-bail-procedure'
const progress = async (by = token) =>
  progressView.parse((await get(`/api/procedures/${slug}/progress`, by)).body)

beforeAll(async () => {
  test = await openTestApp()
  token = (await test.createSignedIn()).token
})
afterAll(() => test.close())

const list = async () => procedureView.array().parse((await get('/api/procedures')).body)

describe('the procedure guides', () => {
  it('are thirty, at least one for every court of the filter', async () => {
    const guides = await list()
    expect(guides.length).toBeGreaterThanOrEqual(30)
    const courts = new Set(guides.map(guide => guide.courtType))
    expect(courtTypes.filter(court => !courts.has(court))).toEqual([])
  })

  it('are each found by their purpose', async () => {
    const found = (await list()).map(guide => [guide.slug, derivePurpose(guide)])
    expect(Object.fromEntries(found)).toEqual({
      'anticipatory-bail-procedure': 'Bail Applications',
      'arbitration-set-aside-enforcement': 'Civil Disputes',
      'arrest-and-remand-procedure': 'Criminal Matters',
      'cheque-bounce-procedure': 'Recovery',
      'civil-suit-filing-and-trial': 'Civil Disputes',
      'company-strike-off-restoration': 'Registration',
      'consumer-appeal-execution-procedure': 'Consumer Rights',
      'consumer-complaint-procedure': 'Consumer Rights',
      'criminal-appeal-procedure': 'Criminal Matters',
      'criminal-revision-procedure': 'Criminal Matters',
      'cyber-crime-reporting-procedure': 'Criminal Matters',
      'default-bail-procedure': 'Bail Applications',
      'divorce-mutual-consent-procedure': 'Family Issues',
      'domestic-violence-procedure': 'Family Issues',
      'drt-recovery-procedure': 'Recovery',
      'fir-registration-procedure': 'Criminal Matters',
      'first-appeal-procedure': 'Appeals',
      'gratuity-procedure': 'Employment Disputes',
      'ibc-financial-creditor-procedure': 'Recovery',
      'ibc-operational-creditor-procedure': 'Recovery',
      'industrial-dispute-procedure': 'Employment Disputes',
      'itat-procedure': 'Appeals',
      'maintenance-procedure': 'Maintenance',
      'motor-accident-claim-procedure': 'Civil Disputes',
      'private-complaint-procedure': 'Criminal Matters',
      'quashing-procedure': 'Criminal Matters',
      'regular-bail-procedure': 'Bail Applications',
      'rti-procedure': 'Constitutional Rights',
      'sarfaesi-borrower-remedy': 'Property Matters',
      'slp-procedure': 'Appeals',
      'temporary-injunction-procedure': 'Civil Disputes',
      'transfer-petition-procedure-sc': 'Civil Disputes',
      'writ-petition-procedure-hc': 'Constitutional Rights',
      'written-statement-procedure': 'Civil Disputes',
    })
  })

  it('leave no purpose of the filter empty', async () => {
    const found = new Set((await list()).map(derivePurpose))
    expect(purposes.filter(purpose => purpose !== 'Other' && !found.has(purpose))).toEqual([])
  })

  it('can be read one by one', async () => {
    const [first] = await list()
    expect((await get(`/api/procedures/${first?.slug}`)).body).toEqual(first)
    expect((await get('/api/procedures/no-such-guide')).status).toBe(404)
    expect((await get(`/api/procedures/${'x'.repeat(101)}`)).status).toBe(400)
  })

  it('lead to the forms that their steps need, and the forms lead back', async () => {
    const guide = (await list()).find(one => one.slug === slug)
    const form = guide?.steps.flatMap(step => step.forms)[0]
    expect((await get(`/api/forms/${form?.id}`)).body.slug).toBe(form?.slug)
    const links = procedureLink.array().parse((await get(`/api/forms/${form?.id}/procedures`)).body)
    expect(links).toContainEqual({ slug, title: guide?.title })
    expect((await get('/api/forms/999999/procedures')).body).toEqual([])
  })

  it('are sent again only when they changed', async () => {
    for (const url of ['/api/procedures', `/api/procedures/${slug}`, '/api/forms/1001/procedures']) {
      const first = await get(url)
      const again = await get(url, token, { 'if-none-match': first.headers.etag })
      expect({ url, status: again.status, text: again.text }).toEqual({ url, status: 304, text: '' })
    }
  })
})

describe('progress through a guide', () => {
  it('is nothing at first, and then what was ticked off', async () => {
    const { token: mine } = await test.createSignedIn()
    expect(await progress(mine)).toEqual({ done: [], updatedAt: null })
    expect((await put(slug, { done: [3, 1, 1] }, mine)).body).toMatchObject({ done: [1, 3] })
    expect((await progress(mine)).done).toEqual([1, 3])
    await put(slug, { done: [] }, mine)
    expect((await progress(mine)).done).toEqual([])
  })

  it('is told of all guides at once, for the list of them', async () => {
    const { token: mine } = await test.createSignedIn()
    const all = async (by = mine) => (await get('/api/procedures/progress', by)).body
    expect(await all()).toEqual({})
    await put(slug, { done: [2, 1] }, mine)
    await put('rti-procedure', { done: [4] }, mine)
    await put('slp-procedure', { done: [] }, mine)
    expect(await all()).toEqual({ [slug]: [1, 2], 'rti-procedure': [4] })
    expect(await all(token)).toEqual({})
  })

  it('is nobody else’s, and of one guide only', async () => {
    const { token: mine } = await test.createSignedIn()
    await put(slug, { done: [1] }, mine)
    const admin = (await test.createSignedIn({ role: 'admin' })).token
    expect((await progress(admin)).done).toEqual([])
    expect((await get('/api/procedures/rti-procedure/progress', mine)).body.done).toEqual([])
  })

  it.each([{ done: [99] }, { done: [0] }, { done: ['1'] }, { done: 1 }, {}, { done: Array(101).fill(1) }])(
    'refuses %o',
    async payload => {
      const { status, body } = await put(slug, payload)
      expect(status).toBe(400)
      expect(body.message).toBeTruthy()
      expect((await progress()).done).toEqual([])
    },
  )

  it('of a guide that does not exist is not found', async () => {
    expect((await put('no-such-guide', { done: [] })).status).toBe(404)
    expect((await get('/api/procedures/no-such-guide/progress')).status).toBe(404)
  })

  it('is in the export, and goes with the account', async () => {
    const { token: mine, user } = await test.createSignedIn()
    await put(slug, { done: [2] }, mine)
    const { body } = await get('/api/account/export', mine)
    expect(body.procedureProgress).toEqual([{ procedureId: 13, done: [2], updatedAt: expect.any(String) }])
    const left = await test.call(mine, {
      method: 'DELETE',
      url: '/api/account',
      payload: { password: testPassword },
    })
    expect(left.status).toBe(204)
    const kept = await test.db.select().from(procedureProgress).where(eq(procedureProgress.ownerId, user.id))
    expect(kept).toEqual([])
  })
})
