import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import type { Access } from '#web/access.ts'
import { readAdminSearch } from '#web/features/admin/admin-search.ts'
import { readSavedFind } from '#web/features/cases/saved/saved-find.ts'
import { readCaseLawFind } from '#web/features/cases/search-params.ts'
import { readFormsFind } from '#web/features/forms/forms-find.ts'
import { readPairsFind } from '#web/features/law/pairs-find.ts'
import { readNewsletterSearch } from '#web/features/newsletter/newsletter-search.ts'
import { readProceduresFind } from '#web/features/procedures/procedures-find.ts'
import { readSupportFind } from '#web/features/support/support-find.ts'
import { readInterestFind } from '#web/features/tools/interest/interest-find.ts'
import { readLimitationFind } from '#web/features/tools/limitation/limitation-find.ts'
import { readOwnAddress } from '#web/own-address.ts'
import { paths } from '#web/paths.ts'
import { NotFoundPage } from '#web/shell/NotFoundPage.tsx'
import { PageCrash } from '#web/shell/PageCrash.tsx'
import { Shell } from '#web/shell/Shell.tsx'
import { readToken } from '#web/storage.ts'

// A page is its address, its title, who may see it (access.ts; applied in one place, shell/Shell.tsx) and the module
// fetched for it. Search parameters are read by plain functions: zod stays out of the first load.

/** Asks for a page's data beside its code; nobody waits for it here. */
function ask(preload: (preloads: typeof import('#web/preloads.ts')) => void) {
  if (readToken()) void import('#web/preloads.ts').then(preload)
}

const Landing = lazyRouteComponent(() => import('#web/features/landing/LandingPage.tsx'), 'LandingPage')
const Home = lazyRouteComponent(() => import('#web/features/home/HomePage.tsx'), 'HomePage')

const root = createRootRoute({
  staticData: { title: 'Page not found' },
  component: () => <Shell landing={<Landing />} />,
  errorComponent: PageCrash,
  notFoundComponent: NotFoundPage,
})

const home = createRoute({
  ...page('Home', 'home'),
  path: '/',
  loader: loadHome,
  component: () => <Home />,
})
const landing = createRoute({
  ...page('The clerk in your chamber', 'open'),
  path: '/landing',
  component: Landing,
})
const login = createRoute({
  ...page('Sign In', 'open'),
  path: '/login',
  validateSearch: readNext,
  component: lazyRouteComponent(() => import('#web/features/account/LoginPage.tsx'), 'LoginPage'),
})
const register = createRoute({
  ...page('Register', 'open'),
  path: '/register',
  component: lazyRouteComponent(() => import('#web/features/account/RegisterPage.tsx'), 'RegisterPage'),
})
const forgotPassword = createRoute({
  ...page('Forgotten password', 'open'),
  path: '/forgot-password',
  component: lazyRouteComponent(
    () => import('#web/features/account/ForgotPasswordPage.tsx'),
    'ForgotPasswordPage',
  ),
})
const resetPassword = createRoute({
  ...page('Choose a new password', 'open'),
  path: '/reset-password',
  validateSearch: readLinkToken,
  component: lazyRouteComponent(
    () => import('#web/features/account/ResetPasswordPage.tsx'),
    'ResetPasswordPage',
  ),
})
const setPassword = createRoute({
  ...page('Set your password', 'open'),
  path: '/set-password',
  validateSearch: readLinkToken,
  component: lazyRouteComponent(() => import('#web/features/account/SetPasswordPage.tsx'), 'SetPasswordPage'),
})
const verifyEmail = createRoute({
  ...page('Confirm your email', 'open'),
  path: '/verify-email',
  validateSearch: readLinkToken,
  component: lazyRouteComponent(() => import('#web/features/account/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
})
const privacy = createRoute({
  ...page('Privacy', 'open'),
  path: '/privacy',
  component: lazyRouteComponent(() => import('#web/features/privacy/PrivacyPage.tsx'), 'PrivacyPage'),
})
const demo = createRoute({
  ...page('Demo', 'open'),
  path: '/demo',
  component: lazyRouteComponent(() => import('#web/features/form-builder/demo/DemoPage.tsx'), 'DemoPage'),
})
const confirmNewsletter = createRoute({
  ...page('Confirm your newsletter', 'open'),
  path: '/confirm-newsletter',
  validateSearch: readLinkToken,
  component: lazyRouteComponent(
    () => import('#web/features/newsletter/ConfirmNewsletterPage.tsx'),
    'ConfirmNewsletterPage',
  ),
})
const unsubscribe = createRoute({
  ...page('Unsubscribe', 'open'),
  path: '/unsubscribe',
  validateSearch: readLinkToken,
  component: lazyRouteComponent(
    () => import('#web/features/newsletter/UnsubscribePage.tsx'),
    'UnsubscribePage',
  ),
})

const forms = createRoute({
  ...page('Legal Forms Library', 'member'),
  path: '/forms',
  validateSearch: readFormsFind,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => ask(({ preloadForms }) => preloadForms(deps)),
  component: lazyRouteComponent(() => import('#web/features/forms/FormsPage.tsx'), 'FormsPage'),
})
const formBuilder = createRoute({
  ...page('Form Builder', 'member'),
  path: '/form-builder/{-$id}',
  validateSearch: readDraftSearch,
  component: lazyRouteComponent(
    () => import('#web/features/form-builder/FormBuilderPage.tsx'),
    'FormBuilderPage',
  ),
})
const drafts = createRoute({
  ...page('Drafts', 'member'),
  path: '/drafts',
  component: lazyRouteComponent(() => import('#web/features/drafts/DraftsPage.tsx'), 'DraftsPage'),
})
const procedures = createRoute({
  ...page('Court Procedures', 'member'),
  path: '/procedures',
  validateSearch: readProceduresFind,
  loader: () => ask(({ preloadProcedures }) => preloadProcedures()),
  component: lazyRouteComponent(
    () => import('#web/features/procedures/ProceduresPage.tsx'),
    'ProceduresPage',
  ),
})
const procedure = createRoute({
  ...page('Court Procedure', 'member'),
  path: '/procedures/$slug',
  loader: ({ params }) => ask(({ preloadGuide }) => preloadGuide(params.slug)),
  component: lazyRouteComponent(() => import('#web/features/procedures/guide/GuidePage.tsx'), 'GuidePage'),
})
const procedurePrint = createRoute({
  ...page('Complete guide', 'member'),
  path: '/procedures/$slug/print',
  validateSearch: readPrintPart,
  loader: ({ params }) => ask(({ preloadGuide }) => preloadGuide(params.slug)),
  component: lazyRouteComponent(() => import('#web/features/procedures/print/PrintPage.tsx'), 'PrintPage'),
})
const resources = createRoute({
  ...page('Resource Hub', 'member'),
  path: '/resources',
  loader: () => ask(({ preloadResources }) => preloadResources()),
  component: lazyRouteComponent(() => import('#web/features/resources/ResourcesPage.tsx'), 'ResourcesPage'),
})
const oldAndNew = createRoute({
  ...page('Old and new sections', 'member'),
  path: '/law/old-and-new',
  validateSearch: readPairsFind,
  loader: () => ask(({ preloadPairs }) => preloadPairs()),
  component: lazyRouteComponent(() => import('#web/features/law/OldAndNewPage.tsx'), 'OldAndNewPage'),
})
const limitation = createRoute({
  ...page('Limitation', 'member'),
  path: '/tools/limitation',
  validateSearch: readLimitationFind,
  loader: () => ask(({ preloadLimitation }) => preloadLimitation()),
  component: lazyRouteComponent(
    () => import('#web/features/tools/limitation/LimitationPage.tsx'),
    'LimitationPage',
  ),
})
const interest = createRoute({
  ...page('Interest', 'member'),
  path: '/tools/interest',
  validateSearch: readInterestFind,
  component: lazyRouteComponent(
    () => import('#web/features/tools/interest/InterestPage.tsx'),
    'InterestPage',
  ),
})
const caseLaw = createRoute({
  ...page('AI Case Law', 'member'),
  path: '/case-law',
  validateSearch: readCaseLawFind,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => ask(({ preloadCaseLaw }) => preloadCaseLaw(deps)),
  component: lazyRouteComponent(() => import('#web/features/cases/CaseLawPage.tsx'), 'CaseLawPage'),
})
const savedCases = createRoute({
  ...page('Saved judgments', 'member'),
  path: '/case-law/saved',
  validateSearch: readSavedFind,
  loader: () => ask(({ preloadSavedCases }) => preloadSavedCases()),
  component: lazyRouteComponent(
    () => import('#web/features/cases/saved/SavedCasesPage.tsx'),
    'SavedCasesPage',
  ),
})
const judgment = createRoute({
  ...page('Judgment', 'member'),
  path: '/case-law/$id',
  loader: ({ params }) => ask(({ preloadCase }) => preloadCase(params.id)),
  component: lazyRouteComponent(
    () => import('#web/features/cases/judgment/JudgmentPage.tsx'),
    'JudgmentPage',
  ),
})

const faq = createRoute({
  ...page('FAQ', 'member'),
  path: '/faq',
  validateSearch: readSupportFind,
  loader: () => ask(({ preloadSupport }) => preloadSupport('faq')),
  component: lazyRouteComponent(() => import('#web/features/support/faq/FaqPage.tsx'), 'FaqPage'),
})
const videos = createRoute({
  ...page('Video Tutorials', 'member'),
  path: '/video-tutorials',
  validateSearch: readSupportFind,
  loader: () => ask(({ preloadSupport }) => preloadSupport('videos')),
  component: lazyRouteComponent(() => import('#web/features/support/videos/VideosPage.tsx'), 'VideosPage'),
})
const forum = createRoute({
  ...page('Community Forum', 'member'),
  path: '/community-forum',
  validateSearch: readSupportFind,
  loader: () => ask(({ preloadSupport }) => preloadSupport('forum')),
  component: lazyRouteComponent(() => import('#web/features/support/forum/ForumPage.tsx'), 'ForumPage'),
})
const chat = createRoute({
  ...page('Live Chat Support', 'member'),
  path: '/live-chat-support',
  validateSearch: readSupportFind,
  loader: () => ask(({ preloadSupport }) => preloadSupport('chat')),
  component: lazyRouteComponent(() => import('#web/features/support/chat/ChatPage.tsx'), 'ChatPage'),
})
const webinars = createRoute({
  ...page('Webinar Series', 'member'),
  path: '/webinar-series',
  validateSearch: readSupportFind,
  loader: () => ask(({ preloadSupport }) => preloadSupport('webinars')),
  component: lazyRouteComponent(
    () => import('#web/features/support/webinars/WebinarsPage.tsx'),
    'WebinarsPage',
  ),
})
const newsletter = createRoute({
  ...page('Newsletter', 'member'),
  path: '/newsletter',
  validateSearch: readNewsletterSearch,
  loader: () => ask(({ preloadNewsletter }) => preloadNewsletter()),
  component: lazyRouteComponent(
    () => import('#web/features/newsletter/NewsletterPage.tsx'),
    'NewsletterPage',
  ),
})

const profile = createRoute({
  ...page('Profile', 'member'),
  path: '/profile',
  component: lazyRouteComponent(() => import('#web/features/profile/ProfilePage.tsx'), 'ProfilePage'),
})
const admin = createRoute({
  ...page('Admin Panel', 'admin'),
  path: '/admin-panel',
  validateSearch: readAdminSearch,
  component: lazyRouteComponent(() => import('#web/features/admin/AdminPanelPage.tsx'), 'AdminPanelPage'),
})

const routeTree = root.addChildren([
  ...[home, landing, login, register, forgotPassword, resetPassword, setPassword, verifyEmail],
  ...[
    privacy,
    demo,
    confirmNewsletter,
    unsubscribe,
    forms,
    formBuilder,
    drafts,
    resources,
    oldAndNew,
    limitation,
    interest,
    caseLaw,
  ],
  ...[procedures, procedure, procedurePrint, savedCases, judgment],
  ...[faq, videos, forum, chat, webinars, newsletter, profile, admin],
])

type RouterSettings = { history?: RouterHistory; scrollRestoration: boolean }

export function createAppRouter(settings: RouterSettings) {
  return createRouter({
    ...settings,
    routeTree,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    parseSearch,
    stringifySearch,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    title: string
    /** Missing on the root alone: an unknown address. */
    access?: Access
  }
}

/** Plain text both ways: the router's own way would turn a search for 138 into "138" with its quotes. */
function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text ? `?${text}` : ''
}

/** One round of requests, all at once, beside the page's own code. Asked here: a feature's public file would bring its components into the first load. */
function loadHome() {
  if (!readToken()) return Landing.preload?.()
  ask(({ preloadCounts, preloadHome, preloadResources }) => {
    preloadCounts()
    preloadHome()
    preloadResources()
  })
  return Home.preload?.()
}

function page(title: string, access: Access) {
  return { getParentRoute: () => root, staticData: { title, access } }
}

function readLinkToken(search: Record<string, unknown>): { token?: string } {
  return { token: readText(search.token) }
}

/** Where one was going before signing in; never the sign-in page again. */
function readNext(search: Record<string, unknown>): { next?: string } {
  const next = readOwnAddress(search.next)
  return next?.startsWith(paths.login()) ? {} : { next }
}

function readPrintPart(search: Record<string, unknown>): { part?: 'checklist' } {
  return search.part === 'checklist' ? { part: 'checklist' } : {}
}

function readDraftSearch(search: Record<string, unknown>): { draft?: string } {
  return { draft: readText(search.draft) }
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
