import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { paths } from '#web/paths.ts'
import { createAppRouter } from '#web/routes.tsx'

const built = [
  ...[paths.home(), paths.landing(), paths.login(), paths.register(), paths.forgotPassword()],
  ...[paths.resetPassword('a b&c'), paths.setPassword('t'), paths.verifyEmail('t'), paths.unsubscribe('t')],
  paths.confirmNewsletter('t'),
  ...[
    paths.privacy(),
    paths.demo(),
    paths.forms(),
    paths.forms({ search: '138 जमानत', category: 'criminal' }),
  ],
  ...[paths.forms({ search: '' }), paths.formBuilder(), paths.formBuilder(2002), paths.procedures()],
  ...[paths.procedures({ purpose: 'Bail Applications' }), paths.procedure('regular-bail-procedure')],
  ...[paths.procedurePrint('rti-procedure'), paths.procedurePrint('rti-procedure', 'checklist')],
  ...[paths.formBuilder(2002, 7), paths.drafts()],
  ...[paths.resources(), paths.caseLaw(), paths.faq(), paths.videoTutorials(), paths.communityForum()],
  ...[
    paths.savedCases(),
    paths.savedCases({ search: 'bail' }),
    paths.judgment('arnesh-kumar'),
    paths.judgment('arnesh-kumar', 'p12'),
  ],
  ...[paths.oldAndNew(), paths.limitation(), paths.interest()],
  ...[paths.liveChat(), paths.webinars(), paths.newsletter(), paths.profile(), paths.admin()],
]

describe('the addresses', () => {
  it('are these', () => {
    expect(built).toMatchInlineSnapshot(`
      [
        "/",
        "/landing",
        "/login",
        "/register",
        "/forgot-password",
        "/reset-password?token=a+b%26c",
        "/set-password?token=t",
        "/verify-email?token=t",
        "/unsubscribe?token=t",
        "/confirm-newsletter?token=t",
        "/privacy",
        "/demo",
        "/forms",
        "/forms?search=138+%E0%A4%9C%E0%A4%AE%E0%A4%BE%E0%A4%A8%E0%A4%A4&category=criminal",
        "/forms",
        "/form-builder",
        "/form-builder/2002",
        "/procedures",
        "/procedures?purpose=Bail+Applications",
        "/procedures/regular-bail-procedure",
        "/procedures/rti-procedure/print",
        "/procedures/rti-procedure/print?part=checklist",
        "/form-builder/2002?draft=7",
        "/drafts",
        "/resources",
        "/case-law",
        "/faq",
        "/video-tutorials",
        "/community-forum",
        "/case-law/saved",
        "/case-law/saved?search=bail",
        "/case-law/arnesh-kumar",
        "/case-law/arnesh-kumar#p12",
        "/law/old-and-new",
        "/tools/limitation",
        "/tools/interest",
        "/live-chat-support",
        "/webinar-series",
        "/newsletter",
        "/profile",
        "/admin-panel",
      ]
    `)
  })

  it('each lead to a page that says who may see it, and no page has an address that is not built here', () => {
    const router = makeRouter()
    const reached = new Set(built.map(path => findRoute(router, path)))
    const routes = Object.values(router.routesById).filter(route => route.id !== '__root__')
    expect([...reached].sort()).toEqual(routes.map(route => route.id).sort())
    for (const route of routes) expect(route.options.staticData?.access, route.id).toBeDefined()
  })

  it('come out as plain text: a search for 138 has no quotes', () => {
    const router = makeRouter()
    expect(router.buildLocation({ to: '/forms', search: { search: '138' } }).href).toBe('/forms?search=138')
    expect(router.options.parseSearch?.('?search=138')).toEqual({ search: '138' })
  })
})

function makeRouter() {
  return createAppRouter({ history: createMemoryHistory(), scrollRestoration: false })
}

function findRoute(router: ReturnType<typeof makeRouter>, path: string): string | undefined {
  const { pathname, search } = new URL(path, 'http://munshi.invalid')
  return router.matchRoutes(pathname, Object.fromEntries(new URLSearchParams(search))).at(-1)?.routeId
}
