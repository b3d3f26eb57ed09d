import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'

type Who = 'signed out' | 'pending' | 'user' | 'suspended' | 'admin'
type Row = { route: string; access: 'public' | 'user' | 'admin' }

/** Every route and who may call it. A route that is not here fails the last test of this file. */
const matrix: Row[] = [
  { route: 'GET /api/health', access: 'public' },
  { route: 'GET /api/health/ready', access: 'public' },
  { route: 'GET /api/docs', access: 'public' },
  { route: 'GET /api/figures', access: 'public' },
  { route: 'POST /api/auth/register', access: 'public' },
  { route: 'POST /api/auth/login', access: 'public' },
  { route: 'POST /api/auth/second-steps', access: 'public' },
  { route: 'POST /api/auth/logout', access: 'public' },
  { route: 'POST /api/auth/password-reset-requests', access: 'public' },
  { route: 'POST /api/auth/password-resets', access: 'public' },
  { route: 'POST /api/auth/email-verifications', access: 'public' },
  { route: 'GET /api/auth/user', access: 'user' },
  { route: 'PATCH /api/account', access: 'user' },
  { route: 'PUT /api/account/language', access: 'user' },
  { route: 'PUT /api/account/password', access: 'user' },
  { route: 'POST /api/account/email-verification-requests', access: 'user' },
  { route: 'GET /api/account/devices', access: 'user' },
  { route: 'DELETE /api/account/devices/:id', access: 'user' },
  { route: 'DELETE /api/account/devices', access: 'user' },
  { route: 'GET /api/account/second-factor', access: 'user' },
  { route: 'POST /api/account/second-factor', access: 'user' },
  { route: 'PUT /api/account/second-factor', access: 'user' },
  { route: 'DELETE /api/account/second-factor', access: 'user' },
  { route: 'POST /api/account/second-factor/recovery-codes', access: 'user' },
  { route: 'DELETE /api/admin/users/:id/second-factor', access: 'admin' },
  { route: 'GET /api/account/export', access: 'user' },
  { route: 'DELETE /api/account', access: 'user' },
  { route: 'GET /api/categories', access: 'user' },
  { route: 'GET /api/stats', access: 'user' },
  { route: 'GET /api/form-titles', access: 'user' },
  { route: 'GET /api/popular-forms', access: 'user' },
  { route: 'GET /api/forms', access: 'user' },
  { route: 'GET /api/forms/:id', access: 'user' },
  { route: 'POST /api/forms/:id/documents', access: 'user' },
  { route: 'POST /api/forms/:id/page-pictures', access: 'user' },
  { route: 'GET /api/demo-form', access: 'public' },
  { route: 'GET /api/forms/:id/procedures', access: 'user' },
  { route: 'GET /api/procedures', access: 'user' },
  { route: 'GET /api/procedures/:slug', access: 'user' },
  { route: 'GET /api/procedures/cards', access: 'user' },
  { route: 'GET /api/procedures/matches', access: 'user' },
  { route: 'GET /api/procedures/progress', access: 'user' },
  { route: 'GET /api/procedures/:slug/progress', access: 'user' },
  { route: 'PUT /api/procedures/:slug/progress', access: 'user' },
  { route: 'GET /api/nearest', access: 'user' },
  { route: 'POST /api/form-requests', access: 'user' },
  { route: 'GET /api/admin/form-requests', access: 'admin' },
  { route: 'GET /api/admin/statistics', access: 'admin' },
  { route: 'GET /api/admin/audit', access: 'admin' },
  { route: 'GET /api/admin/audit/file', access: 'admin' },
  { route: 'PATCH /api/admin/form-requests/:id', access: 'admin' },
  { route: 'GET /api/admin/settings', access: 'admin' },
  { route: 'PUT /api/admin/settings/identity', access: 'admin' },
  { route: 'PUT /api/admin/settings/accounts', access: 'admin' },
  { route: 'PUT /api/admin/settings/order', access: 'admin' },
  { route: 'PUT /api/admin/settings/announcement', access: 'admin' },
  { route: 'PUT /api/admin/settings/sample', access: 'admin' },
  { route: 'PUT /api/admin/settings/footer', access: 'admin' },
  { route: 'PUT /api/admin/settings/mail', access: 'admin' },
  { route: 'PUT /api/admin/settings/ai', access: 'admin' },
  { route: 'POST /api/admin/settings/test-mails', access: 'admin' },
  { route: 'GET /api/admin/library', access: 'admin' },
  { route: 'POST /api/admin/library/fillings', access: 'admin' },
  { route: 'POST /api/admin/library/fillings/:id/stops', access: 'admin' },
  { route: 'POST /api/admin/library/fillings/:id/continuations', access: 'admin' },
  { route: 'GET /api/announcement', access: 'user' },
  { route: 'PUT /api/announcement/dismissal', access: 'user' },
  { route: 'GET /api/support/:topic', access: 'user' },
  { route: 'GET /api/drafts', access: 'user' },
  { route: 'POST /api/drafts', access: 'user' },
  { route: 'GET /api/drafts/:id', access: 'user' },
  { route: 'PATCH /api/drafts/:id', access: 'user' },
  { route: 'DELETE /api/drafts/:id', access: 'user' },
  { route: 'POST /api/drafts/:id/restorations', access: 'user' },
  { route: 'POST /api/drafts/:id/copies', access: 'user' },
  { route: 'GET /api/drafts/:id/annexures', access: 'user' },
  { route: 'POST /api/drafts/:id/annexures', access: 'user' },
  { route: 'PUT /api/drafts/:id/annexures/order', access: 'user' },
  { route: 'POST /api/drafts/:id/bound-sets', access: 'user' },
  { route: 'PATCH /api/annexures/:id', access: 'user' },
  { route: 'DELETE /api/annexures/:id', access: 'user' },
  { route: 'POST /api/annexures/:id/restorations', access: 'user' },
  { route: 'GET /api/annexures/:id/file', access: 'user' },
  { route: 'GET /api/annexures/:id/picture', access: 'user' },
  { route: 'POST /api/case-law/search', access: 'user' },
  { route: 'GET /api/case-law', access: 'user' },
  { route: 'GET /api/case-law/corpus', access: 'user' },
  { route: 'GET /api/case-law/list', access: 'user' },
  { route: 'GET /api/case-law/courts/:court', access: 'user' },
  { route: 'GET /api/case-law/judges', access: 'user' },
  { route: 'GET /api/case-law/judges/:judge', access: 'user' },
  { route: 'GET /api/case-law/:id', access: 'user' },
  { route: 'GET /api/case-law/:id/cited-by', access: 'user' },
  { route: 'GET /api/case-law/:id/history', access: 'user' },
  { route: 'GET /api/case-law/:id/network', access: 'user' },
  { route: 'GET /api/case-law/:id/like', access: 'user' },
  { route: 'GET /api/case-law/:id/pdf', access: 'user' },
  { route: 'POST /api/case-law/uploads', access: 'user' },
  { route: 'GET /api/case-law/recent', access: 'user' },
  { route: 'GET /api/case-law/recent/:id', access: 'user' },
  { route: 'DELETE /api/case-law/recent/:id', access: 'user' },
  { route: 'DELETE /api/case-law/recent', access: 'user' },
  { route: 'GET /api/case-law/saved', access: 'user' },
  { route: 'GET /api/case-law/saved/export', access: 'user' },
  { route: 'PUT /api/case-law/saved/:caseId', access: 'user' },
  { route: 'DELETE /api/case-law/saved/:caseId', access: 'user' },
  { route: 'GET /api/case-law/searches', access: 'user' },
  { route: 'POST /api/case-law/searches', access: 'user' },
  { route: 'GET /api/case-law/searches/:id', access: 'user' },
  { route: 'PATCH /api/case-law/searches/:id', access: 'user' },
  { route: 'DELETE /api/case-law/searches/:id', access: 'user' },
  { route: 'POST /api/case-law/searches/:id/restorations', access: 'user' },
  { route: 'POST /api/case-law/searches/:id/feed', access: 'user' },
  { route: 'DELETE /api/case-law/searches/:id/feed', access: 'user' },
  { route: 'GET /api/feeds/case-law', access: 'public' },
  { route: 'POST /api/case-law/alert-stops', access: 'public' },
  { route: 'GET /api/updates', access: 'user' },
  { route: 'GET /api/admin/updates', access: 'admin' },
  { route: 'POST /api/admin/updates', access: 'admin' },
  { route: 'PUT /api/admin/updates/order', access: 'admin' },
  { route: 'PATCH /api/admin/updates/:id', access: 'admin' },
  { route: 'DELETE /api/admin/updates/:id', access: 'admin' },
  { route: 'GET /api/admin/updates/:id/history', access: 'admin' },
  { route: 'GET /api/portals', access: 'user' },
  { route: 'GET /api/law/limitation', access: 'user' },
  { route: 'GET /api/law/sections', access: 'user' },
  { route: 'GET /api/law/acts', access: 'user' },
  { route: 'GET /api/law/acts/:act', access: 'user' },
  { route: 'GET /api/law/acts/:act/:section', access: 'user' },
  { route: 'GET /api/law/find', access: 'user' },
  { route: 'GET /api/law/headings', access: 'user' },
  { route: 'GET /api/law/changes', access: 'user' },
  { route: 'GET /api/admin/law/cited', access: 'admin' },
  { route: 'GET /api/admin/law/changes', access: 'admin' },
  { route: 'POST /api/admin/law/changes', access: 'admin' },
  { route: 'PATCH /api/admin/law/changes/:id', access: 'admin' },
  { route: 'PATCH /api/admin/law/changes/:id/things', access: 'admin' },
  { route: 'GET /api/courts', access: 'user' },
  { route: 'GET /api/newsletter/issues', access: 'user' },
  { route: 'GET /api/newsletter/figures', access: 'user' },
  { route: 'POST /api/newsletter/subscriptions', access: 'user' },
  { route: 'POST /api/newsletter/confirmations', access: 'public' },
  { route: 'POST /api/newsletter/unsubscriptions', access: 'public' },
  { route: 'GET /api/admin/newsletter', access: 'admin' },
  { route: 'POST /api/admin/newsletter/issues/:id/sendings', access: 'admin' },
  { route: 'GET /api/admin/users', access: 'admin' },
  { route: 'GET /api/admin/users/:id', access: 'admin' },
  { route: 'POST /api/admin/users', access: 'admin' },
  { route: 'PATCH /api/admin/users/:id', access: 'admin' },
  { route: 'PATCH /api/admin/users/:id/status', access: 'admin' },
  { route: 'DELETE /api/admin/users/:id', access: 'admin' },
  { route: 'POST /api/admin/users/approvals', access: 'admin' },
  { route: 'GET /api/admin/reminder', access: 'admin' },
  { route: 'PUT /api/admin/reminder', access: 'admin' },
  { route: 'POST /api/admin/messages', access: 'admin' },
  { route: 'GET /api/admin/invitations', access: 'admin' },
  { route: 'POST /api/admin/invitations', access: 'admin' },
  { route: 'PATCH /api/admin/invitations/:id', access: 'admin' },
  { route: 'POST /api/invitation-checks', access: 'public' },
  { route: 'GET /api/admin/mail', access: 'admin' },
  { route: 'POST /api/admin/mail/:id/retries', access: 'admin' },
]

const everybody: Who[] = ['signed out', 'pending', 'user', 'suspended', 'admin']
const codes: Record<string, string> = {
  pending: 'account_pending',
  suspended: 'account_suspended',
  user: 'forbidden',
}

let test: TestApp
const ids = new Map<Who, number>()
const routes = new Set<string>()

beforeAll(async () => {
  test = await openTestApp({ onRoute: route => routes.add(route) })
  for (const who of ['pending', 'suspended'] as const)
    ids.set(who, (await test.createUser({ status: who })).id)
  ids.set('user', (await test.createUser()).id)
  ids.set('admin', (await test.createUser({ role: 'admin' })).id)
})
afterAll(() => test.close())

describe.each(matrix)('$route', ({ route, access }) => {
  it.each(everybody)('called by %s', async who => {
    const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', string] // the rows above are written so
    const url = path.replace(':id', '999999')
    const id = ids.get(who)
    const token = id === undefined ? undefined : await test.openSession(id)
    const answer = await test.call(token, {
      method,
      url,
      payload: method === 'GET' ? undefined : {},
    })
    const refusal = describeRefusal(who, access)
    if (refusal) expect({ status: answer.status, code: answer.body?.code }).toEqual(refusal)
    else expect([401, 403, 500]).not.toContain(answer.status)
  })
})

function describeRefusal(who: Who, access: Row['access']) {
  if (access === 'public') return undefined
  if (who === 'signed out') return { status: 401, code: 'unauthenticated' }
  const isRefused = who === 'pending' || who === 'suspended' || (who === 'user' && access === 'admin')
  return isRefused ? { status: 403, code: codes[who] } : undefined
}

it('no route of the API is missing from the matrix, and none in it has gone', () => {
  const real = [...routes].filter(route => route.includes('/api/') && !route.startsWith('HEAD ')).sort()
  expect(real).toEqual(matrix.map(row => row.route).sort())
})
