import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '#web/access.ts'
import type { Address } from '#web/address.ts'
import { queryClient } from '#web/api.ts'
import { createAppRouter } from '#web/routes.tsx'
import { signIn } from '#web/session.ts'
import { makeUser } from '#web/testing/make-user.ts'
import { stubStorage } from '#web/testing/memory-storage.ts'

const token = { token: 'a b&c' }

/** Every address there is: people have them in mails, bookmarks and documents, so none of them changes. */
const addresses: [Address, string][] = [
  [{ to: '/' }, '/'],
  [{ to: '/landing' }, '/landing'],
  [{ to: '/login' }, '/login'],
  [{ to: '/login', search: { next: '/forms?search=138' } }, '/login?next=%2Fforms%3Fsearch%3D138'],
  [{ to: '/register' }, '/register'],
  [{ to: '/forgot-password' }, '/forgot-password'],
  [{ to: '/reset-password', search: token }, '/reset-password?token=a+b%26c'],
  [{ to: '/set-password', search: token }, '/set-password?token=a+b%26c'],
  [{ to: '/verify-email', search: token }, '/verify-email?token=a+b%26c'],
  [{ to: '/unsubscribe', search: token }, '/unsubscribe?token=a+b%26c'],
  [{ to: '/stop-alerts', search: token }, '/stop-alerts?token=a+b%26c'],
  [{ to: '/confirm-newsletter', search: token }, '/confirm-newsletter?token=a+b%26c'],
  [{ to: '/privacy' }, '/privacy'],
  [{ to: '/demo' }, '/demo'],
  [{ to: '/forms' }, '/forms'],
  [{ to: '/forms', search: { search: '', category: 'all', page: 1 } }, '/forms'],
  [
    { to: '/forms', search: { search: '138 जमानत', category: 'criminal', page: 2 } },
    '/forms?search=138+%E0%A4%9C%E0%A4%AE%E0%A4%BE%E0%A4%A8%E0%A4%A4&category=criminal&page=2',
  ],
  [{ to: '/form-builder/{-$id}', params: { id: undefined } }, '/form-builder'],
  [{ to: '/form-builder/{-$id}', params: { id: '2002' } }, '/form-builder/2002'],
  [
    { to: '/form-builder/{-$id}', params: { id: '2002' }, search: { draft: 7 } },
    '/form-builder/2002?draft=7',
  ],
  [{ to: '/drafts' }, '/drafts'],
  [{ to: '/procedures' }, '/procedures'],
  [{ to: '/procedures', search: { purpose: 'Bail Applications' } }, '/procedures?purpose=Bail+Applications'],
  [{ to: '/procedures/$slug', params: { slug: 'rti-procedure' } }, '/procedures/rti-procedure'],
  [{ to: '/procedures/$slug/print', params: { slug: 'rti-procedure' } }, '/procedures/rti-procedure/print'],
  [
    { to: '/procedures/$slug/print', params: { slug: 'rti-procedure' }, search: { part: 'checklist' } },
    '/procedures/rti-procedure/print?part=checklist',
  ],
  [{ to: '/resources' }, '/resources'],
  [{ to: '/law', search: { q: '498A' } }, '/law?q=498A'],
  [{ to: '/law/$act', params: { act: 'bns' } }, '/law/bns'],
  [{ to: '/law/$act/$section', params: { act: 'bns', section: '103' } }, '/law/bns/103'],
  [{ to: '/law/old-and-new', search: { q: '498A', code: 'ipc' } }, '/law/old-and-new?q=498A&code=ipc'],
  [{ to: '/tools/limitation', search: { from: '2023-01-10' } }, '/tools/limitation?from=2023-01-10'],
  [
    { to: '/tools/court-fee', search: { proceeding: 'drt', amount: '25,00,000' } },
    '/tools/court-fee?proceeding=drt&amount=25%2C00%2C000',
  ],
  [{ to: '/tools/interest', search: { rate: '9.5' } }, '/tools/interest?rate=9.5'],
  [
    { to: '/case-law', search: { q: 'bail', court: ['Supreme Court', 'Delhi'], from: 2010 } },
    '/case-law?q=bail&court=Supreme+Court%7CDelhi&from=2010',
  ],
  [{ to: '/case-law/saved', search: { search: 'bail' } }, '/case-law/saved?search=bail'],
  [{ to: '/case-law', search: { saved: 7 } }, '/case-law?saved=7'],
  [{ to: '/case-law/searches' }, '/case-law/searches'],
  [{ to: '/case-law/searches/$id', params: { id: '7' } }, '/case-law/searches/7'],
  [
    { to: '/case-law', search: { q: 'bail', within: ['dowry', '"prima facie"'], sort: 'cited', bench: 5 } },
    '/case-law?q=bail&within=dowry%7C%22prima+facie%22&sort=cited&bench=5',
  ],
  [
    { to: '/case-law/browse', search: { year: 2019, sort: 'oldest' } },
    '/case-law/browse?year=2019&sort=oldest',
  ],
  [
    { to: '/case-law/courts/$court', params: { court: 'supreme-court-of-india' }, search: { page: 2 } },
    '/case-law/courts/supreme-court-of-india?page=2',
  ],
  [
    {
      to: '/case-law/judges/$judge',
      params: { judge: 'd-y-chandrachud' },
      search: { court: 'bombay-high-court' },
    },
    '/case-law/judges/d-y-chandrachud?court=bombay-high-court',
  ],
  [{ to: '/case-law/$id', params: { id: 'arnesh-kumar' } }, '/case-law/arnesh-kumar'],
  [{ to: '/case-law/$id/network', params: { id: 'arnesh-kumar' } }, '/case-law/arnesh-kumar/network'],
  [{ to: '/case-law/$id', params: { id: 'arnesh-kumar' }, hash: 'p12' }, '/case-law/arnesh-kumar#p12'],
  [{ to: '/faq', search: { category: 'Criminal Law' } }, '/faq?category=Criminal+Law'],
  [{ to: '/video-tutorials', search: { level: 'Beginner' } }, '/video-tutorials?level=Beginner'],
  [{ to: '/community-forum', search: { status: 'open' } }, '/community-forum?status=open'],
  [{ to: '/live-chat-support' }, '/live-chat-support'],
  [{ to: '/webinar-series', search: { tab: 'live' } }, '/webinar-series?tab=live'],
  [{ to: '/newsletter', search: { category: 'caseLaw' } }, '/newsletter?category=caseLaw'],
  [{ to: '/profile', hash: 'password' }, '/profile#password'],
  [{ to: '/admin-panel', search: { tab: 'users', sort: '-name' } }, '/admin-panel?tab=users&sort=-name'],
  [{ to: '/admin-panel/law' }, '/admin-panel/law'],
]

describe('an address', () => {
  it.each(addresses)('%j is %s', (address, written) =>
    expect(makeRouter().buildLocation(address).href).toBe(written),
  )

  it('leads to a page that says who may see it, and no page is missing above', () => {
    const router = makeRouter()
    const routes = Object.values(router.routesById).filter(route => route.id !== '__root__')
    expect(new Set(addresses.map(([{ to }]) => to))).toEqual(new Set(routes.map(route => route.fullPath)))
    for (const route of routes) expect(route.options.staticData?.access, route.id).toBeDefined()
  })

  it.each([
    [
      '/forms?category=Criminal&page=two&search=++bail',
      { search: 'bail', category: '2', court: 'all', page: 1 },
    ],
    ['/form-builder/2002?draft=seven', { draft: undefined }],
    ['/procedures/rti/print?part=x', { part: 'guide', answer: '', dates: '' }],
    [
      '/procedures/rti?answer=central&dates=order.2026-01-10~copy.12',
      { answer: 'central', dates: 'order.2026-01-10~copy.12' },
    ],
    ['/login?next=//evil.example', { next: '' }],
    ['/login?next=/login', { next: '' }],
    ['/login?next=%2Fforms%3Fsearch%3D138%23top', { next: '/forms?search=138#top' }],
  ])('that somebody typed, %s, is read as %j', (typed, search) => {
    const [path = '', query] = typed.split('?')
    const router = makeRouter()
    const parsed = router.options.parseSearch?.(`?${query}`)
    expect(router.matchRoutes(path, parsed).at(-1)?.search).toEqual(search)
  })
})

describe('a page', () => {
  beforeEach(() => void stubStorage())
  afterEach(() => {
    queryClient.clear()
    vi.unstubAllGlobals()
  })

  it.each(['/forms?search=bail', '/admin-panel', '/case-law/arnesh-kumar'])(
    '%s is not fetched for a visitor',
    async address =>
      expect(await load(address)).toMatchObject({ status: 'error', error: new Refusal('sign-in') }),
  )

  it('of administrators is not fetched for a member, and is for an administrator', async () => {
    signIn({ sessionToken: 'a', user: makeUser({ role: 'user' }) })
    expect(await load('/admin-panel')).toMatchObject({ status: 'error', error: new Refusal('denied') })
    signIn({ sessionToken: 'a', user: makeUser({ role: 'admin' }) })
    expect(await load('/admin-panel')).toMatchObject({ status: 'success' })
  })

  it('is fetched while the server has yet to say who is signed in', async () => {
    localStorage.setItem('sessionToken', 'a')
    expect(await load('/drafts')).toMatchObject({ status: 'success' })
  })

  it('that anybody may see is fetched for a visitor', async () =>
    expect(await load('/privacy')).toMatchObject({ status: 'success' }))
})

async function load(address: string) {
  const router = makeRouter(address)
  await router.load()
  return router.state.matches.at(-1)
}

function makeRouter(address = '/') {
  const history = createMemoryHistory({ initialEntries: [address] })
  return createAppRouter({ history, scrollRestoration: false })
}
