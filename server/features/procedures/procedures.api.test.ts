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
  it('are ninety-five, at least one for every court of the filter', async () => {
    const guides = await list()
    expect(guides.length).toBeGreaterThanOrEqual(95)
    const courts = new Set(guides.map(guide => guide.courtType))
    expect(courtTypes.filter(court => !courts.has(court))).toEqual([])
  })

  it('are each found by their purpose', async () => {
    const found = (await list()).map(guide => [guide.slug, derivePurpose(guide)])
    expect(Object.fromEntries(found)).toEqual({
      'adoption-procedure': 'Family Issues',
      'amendment-of-pleadings-procedure': 'Civil Disputes',
      'anticipatory-bail-procedure': 'Bail Applications',
      'arbitration-procedure': 'Civil Disputes',
      'arbitration-set-aside-enforcement': 'Civil Disputes',
      'arrest-and-remand-procedure': 'Criminal Matters',
      'cancellation-of-bail-procedure': 'Bail Applications',
      'cat-mat-procedure': 'Employment Disputes',
      'caveat-procedure': 'Civil Disputes',
      'certified-copies-procedure': 'Civil Disputes',
      'cheque-bounce-procedure': 'Recovery',
      'child-custody-guardianship-procedure': 'Family Issues',
      'civil-revision-procedure': 'Appeals',
      'civil-suit-filing-and-trial': 'Civil Disputes',
      'commercial-suit-procedure': 'Civil Disputes',
      'company-oppression-procedure': 'Civil Disputes',
      'company-strike-off-restoration': 'Registration',
      'compounding-procedure': 'Criminal Matters',
      'consumer-appeal-execution-procedure': 'Consumer Rights',
      'consumer-complaint-procedure': 'Consumer Rights',
      'contempt-procedure': 'Civil Disputes',
      'contested-divorce-procedure': 'Family Issues',
      'court-fees-and-valuation': 'Civil Disputes',
      'criminal-appeal-procedure': 'Criminal Matters',
      'criminal-revision-procedure': 'Criminal Matters',
      'customs-appeal-procedure': 'Appeals',
      'cyber-crime-reporting-procedure': 'Criminal Matters',
      'deemed-conveyance-procedure': 'Property Matters',
      'default-bail-procedure': 'Bail Applications',
      'discharge-procedure': 'Criminal Matters',
      'divorce-mutual-consent-procedure': 'Family Issues',
      'domestic-violence-procedure': 'Family Issues',
      'drt-recovery-procedure': 'Recovery',
      'e-filing-procedure-district-high-court': 'Registration',
      'employee-compensation-procedure': 'Employment Disputes',
      'eviction-procedure-delhi': 'Property Matters',
      'eviction-procedure-maharashtra': 'Property Matters',
      'ex-parte-decree-procedure': 'Civil Disputes',
      'execution-of-decree-procedure': 'Recovery',
      'fir-registration-procedure': 'Criminal Matters',
      'first-appeal-procedure': 'Appeals',
      'gratuity-procedure': 'Employment Disputes',
      'gst-appeal-procedure': 'Appeals',
      'gst-registration-cancellation-procedure': 'Registration',
      'habeas-corpus-procedure': 'Constitutional Rights',
      'ibc-financial-creditor-procedure': 'Recovery',
      'ibc-operational-creditor-procedure': 'Recovery',
      'income-tax-appeal-procedure': 'Appeals',
      'indigent-person-suit-procedure': 'Civil Disputes',
      'industrial-dispute-procedure': 'Employment Disputes',
      'ip-infringement-suit-procedure': 'Civil Disputes',
      'itat-procedure': 'Appeals',
      'juvenile-inquiry-procedure': 'Criminal Matters',
      'land-acquisition-reference-procedure': 'Property Matters',
      'leave-licence-eviction-maharashtra': 'Property Matters',
      'limitation-and-condonation': 'Civil Disputes',
      'lok-adalat-procedure': 'Civil Disputes',
      'maintenance-procedure': 'Maintenance',
      'motor-accident-claim-procedure': 'Civil Disputes',
      'nclat-appeal-procedure': 'Appeals',
      'ngt-procedure': 'Civil Disputes',
      'partition-suit-procedure': 'Property Matters',
      'pil-procedure': 'Constitutional Rights',
      'plea-bargaining-procedure': 'Criminal Matters',
      'posh-procedure': 'Employment Disputes',
      'private-complaint-procedure': 'Criminal Matters',
      'probate-procedure': 'Registration',
      'property-registration-procedure': 'Property Matters',
      'quashing-procedure': 'Criminal Matters',
      'refusal-of-fir-remedies': 'Criminal Matters',
      'regular-bail-procedure': 'Bail Applications',
      'release-of-seized-property': 'Criminal Matters',
      'rera-complaint-procedure': 'Property Matters',
      'review-curative-procedure-sc': 'Appeals',
      'review-procedure-civil': 'Appeals',
      'rti-procedure': 'Constitutional Rights',
      'sarfaesi-borrower-remedy': 'Property Matters',
      'second-appeal-procedure': 'Appeals',
      'senior-citizen-tribunal-procedure': 'Maintenance',
      'service-of-summons-procedure': 'Civil Disputes',
      'sessions-trial-procedure': 'Criminal Matters',
      'slp-procedure': 'Appeals',
      'special-marriage-procedure': 'Family Issues',
      'succession-certificate-procedure': 'Registration',
      'suit-specific-performance-procedure': 'Civil Disputes',
      'summary-suit-procedure': 'Civil Disputes',
      'summary-trial-procedure': 'Criminal Matters',
      'summons-case-trial': 'Criminal Matters',
      'temporary-injunction-procedure': 'Civil Disputes',
      'trademark-registration-opposition': 'Registration',
      'transfer-petition-procedure-sc': 'Civil Disputes',
      'victim-compensation-procedure': 'Criminal Matters',
      'wage-claim-procedure': 'Employment Disputes',
      'warrant-case-trial': 'Criminal Matters',
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
