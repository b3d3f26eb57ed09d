import { createRoute, createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Access } from '#web/access.ts'
import { answers } from '#web/answers.ts'
import { accountMessages } from '#web/features/account/messages.ts'
import { adminSearch } from '#web/features/admin/admin-search.ts'
import { caseLawSearch } from '#web/features/cases/case-law-search.ts'
import { listsSearch } from '#web/features/cases/lists/lists-search.ts'
import { formsSearch } from '#web/features/forms/forms-search.ts'
import { formsMessages } from '#web/features/forms/messages.ts'
import { homeMessages } from '#web/features/home/messages.ts'
import { pairsSearch } from '#web/features/law/pairs-search.ts'
import { newsletterSearch } from '#web/features/newsletter/newsletter-search.ts'
import { guideSearch, proceduresSearch } from '#web/features/procedures/procedures-search.ts'
import { faqSearch, forumSearch, videosSearch, webinarsSearch } from '#web/features/support/support-search.ts'
import { courtFeeSearch, interestSearch, limitationSearch } from '#web/features/tools/tools-search.ts'
import { withSentences } from '#web/messages.ts'
import { parseOwnAddress } from '#web/own-address.ts'
import { ask, Landing, later, lazyPage, page, root, speakingPage } from '#web/route-parts.tsx'
import { count, defineSearch, oneOf, type Param, parseSearch, stringifySearch, text } from '#web/search.ts'

// A page is its address, its search parameters (search.ts), its title, who may see it (access.ts) and the module
// fetched for it. Neither the module nor the data of a page are fetched for people who will not see it.

const accountSentences = [accountMessages, answers]
const Home = lazyPage(
  withSentences(() => import('#web/features/home/HomePage.tsx'), [homeMessages, formsMessages]),
  'HomePage',
)

const home = createRoute({
  ...speakingPage('Home', 'home'),
  path: '/',
  loader: ({ context }) => (context.view === 'landing' ? Landing.preload?.() : loadHome()),
  component: () => <Home />,
})
const landing = createRoute({
  ...page('The clerk in your chamber', 'open'),
  path: '/landing',
  component: Landing,
})
const login = createRoute({
  ...speakingPage('Sign In', 'open'),
  path: '/login',
  ...defineSearch({ next: ownAddress() }),
  component: lazyPage(
    withSentences(() => import('#web/features/account/LoginPage.tsx'), accountSentences),
    'LoginPage',
  ),
})
const register = createRoute({
  ...speakingPage('Register', 'open'),
  path: '/register',
  ...defineSearch({ invitation: text(200) }),
  component: lazyPage(
    withSentences(() => import('#web/features/account/RegisterPage.tsx'), accountSentences),
    'RegisterPage',
  ),
})
const forgotPassword = createRoute({
  ...speakingPage('Forgotten password', 'open'),
  path: '/forgot-password',
  component: later('ForgotPasswordPage'),
})
const resetPassword = createRoute({
  ...speakingPage('Choose a new password', 'open'),
  path: '/reset-password',
  ...defineSearch({ token: text(1000) }),
  component: later('ResetPasswordPage'),
})
const setPassword = createRoute({
  ...speakingPage('Set your password', 'open'),
  path: '/set-password',
  ...defineSearch({ token: text(1000) }),
  component: later('SetPasswordPage'),
})
const verifyEmail = createRoute({
  ...speakingPage('Confirm your email', 'open'),
  path: '/verify-email',
  ...defineSearch({ token: text(1000) }),
  component: later('VerifyEmailPage'),
})
const privacy = createRoute({
  ...page('Privacy', 'open'),
  path: '/privacy',
  component: later('PrivacyPage'),
})
const demo = createRoute({
  ...speakingPage('Demo', 'open'),
  path: '/demo',
  component: later('DemoPage'),
})
const confirmNewsletter = createRoute({
  ...page('Confirm your newsletter', 'open'),
  path: '/confirm-newsletter',
  ...defineSearch({ token: text(1000) }),
  component: later('ConfirmNewsletterPage'),
})
const unsubscribe = createRoute({
  ...page('Unsubscribe', 'open'),
  path: '/unsubscribe',
  ...defineSearch({ token: text(1000) }),
  component: later('UnsubscribePage'),
})

const stopAlerts = createRoute({
  ...speakingPage('Stop mails about new judgments', 'open'),
  path: '/stop-alerts',
  ...defineSearch({ token: text(1000) }),
  component: later('StopAlertsPage'),
})

const forms = createRoute({
  ...speakingPage('Legal Forms Library', 'member'),
  path: '/forms',
  ...defineSearch(formsSearch),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => ask(({ preloadForms }) => preloadForms(deps)),
  component: later('FormsPage'),
})
const formBuilder = createRoute({
  ...speakingPage('Form Builder', 'member'),
  path: '/form-builder/{-$id}',
  ...defineSearch({ draft: count(undefined) }),
  component: later('FormBuilderPage'),
})
const drafts = createRoute({
  ...speakingPage('Drafts', 'member'),
  path: '/drafts',
  component: later('DraftsPage'),
})
const procedures = createRoute({
  ...speakingPage('Court Procedures', 'member'),
  path: '/procedures',
  ...defineSearch(proceduresSearch),
  loader: () => ask(({ preloadProcedures }) => preloadProcedures()),
  component: later('ProceduresPage'),
})
const procedure = createRoute({
  ...speakingPage('Court Procedure', 'member'),
  path: '/procedures/$slug',
  ...defineSearch(guideSearch),
  loader: ({ params }) => ask(({ preloadGuide }) => preloadGuide(params.slug)),
  component: later('GuidePage'),
})
const procedurePrint = createRoute({
  ...speakingPage('Complete guide', 'member'),
  path: '/procedures/$slug/print',
  ...defineSearch({ part: oneOf(['guide', 'checklist'], 'guide'), ...guideSearch }),
  loader: ({ params }) => ask(({ preloadGuide }) => preloadGuide(params.slug)),
  component: later('PrintPage'),
})
const resources = createRoute({
  ...speakingPage('Resource Hub', 'member'),
  path: '/resources',
  loader: () => ask(({ preloadResources }) => preloadResources()),
  component: later('ResourcesPage'),
})
const oldAndNew = createRoute({
  ...speakingPage('Old and new sections', 'member'),
  path: '/law/old-and-new',
  ...defineSearch(pairsSearch),
  loader: () => ask(({ preloadPairs }) => preloadPairs()),
  component: later('OldAndNewPage'),
})
const acts = createRoute({
  ...speakingPage('Acts and sections', 'member'),
  path: '/law',
  ...defineSearch({ q: text(100) }),
  loader: () => ask(({ preloadActs }) => preloadActs()),
  component: later('ActsPage'),
})
const act = createRoute({
  ...speakingPage('Sections of an Act', 'member'),
  path: '/law/$act',
  ...defineSearch({ q: text(100) }),
  loader: ({ params }) => ask(({ preloadAct }) => preloadAct(params.act)),
  component: later('ActPage'),
})
const section = createRoute({
  ...speakingPage('Section', 'member'),
  path: '/law/$act/$section',
  loader: ({ params }) => ask(({ preloadSection }) => preloadSection(params.act, params.section)),
  component: later('SectionPage'),
})
const limitation = createRoute({
  ...speakingPage('Limitation', 'member'),
  path: '/tools/limitation',
  ...defineSearch(limitationSearch),
  loader: () => ask(({ preloadLimitation }) => preloadLimitation()),
  component: later('LimitationPage'),
})
const interest = createRoute({
  ...speakingPage('Interest', 'member'),
  path: '/tools/interest',
  ...defineSearch(interestSearch),
  component: later('InterestPage'),
})
const courtFee = createRoute({
  ...speakingPage('Fees fixed by central rules', 'member'),
  path: '/tools/court-fee',
  ...defineSearch(courtFeeSearch),
  component: later('CourtFeePage'),
})
const caseLaw = createRoute({
  ...speakingPage('AI Case Law', 'member'),
  path: '/case-law',
  ...defineSearch(caseLawSearch),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => ask(({ preloadCaseLaw }) => preloadCaseLaw(deps)),
  component: later('CaseLawPage'),
})
const savedCases = createRoute({
  ...speakingPage('Saved judgments', 'member'),
  path: '/case-law/saved',
  ...defineSearch({ search: text() }),
  loader: () => ask(({ preloadSavedCases }) => preloadSavedCases()),
  component: later('SavedCasesPage'),
})
const savedSearches = createRoute({
  ...speakingPage('Saved searches', 'member'),
  path: '/case-law/searches',
  loader: () => ask(({ preloadSavedSearches }) => preloadSavedSearches()),
  component: later('SavedSearchesPage'),
})
const runSearch = createRoute({
  ...speakingPage('Saved search', 'member'),
  path: '/case-law/searches/$id',
  component: later('RunSearchPage'),
})
const browseCases = createRoute({
  ...speakingPage('Browse judgments', 'member'),
  path: '/case-law/browse',
  ...defineSearch(listsSearch),
  component: later('BrowsePage'),
})
const court = createRoute({
  ...speakingPage('Court', 'member'),
  path: '/case-law/courts/$court',
  ...defineSearch(listsSearch),
  component: later('CourtPage'),
})
const judge = createRoute({
  ...speakingPage('Judge', 'member'),
  path: '/case-law/judges/$judge',
  ...defineSearch(listsSearch),
  component: later('JudgePage'),
})
const judgment = createRoute({
  ...speakingPage('Judgment', 'member'),
  path: '/case-law/$id',
  loader: ({ params }) => ask(({ preloadCase }) => preloadCase(params.id)),
  component: later('JudgmentPage'),
})
const network = createRoute({
  ...speakingPage('Citation network', 'member'),
  path: '/case-law/$id/network',
  loader: ({ params }) => ask(({ preloadNetwork }) => preloadNetwork(params.id)),
  component: later('NetworkPage'),
})

const faq = createRoute({
  ...speakingPage('FAQ', 'member'),
  path: '/faq',
  ...defineSearch(faqSearch),
  loader: () => ask(({ preloadSupport }) => preloadSupport('faq')),
  component: later('FaqPage'),
})
const videos = createRoute({
  ...speakingPage('Video Tutorials', 'member'),
  path: '/video-tutorials',
  ...defineSearch(videosSearch),
  loader: () => ask(({ preloadSupport }) => preloadSupport('videos')),
  component: later('VideosPage'),
})
const forum = createRoute({
  ...speakingPage('Community Forum', 'member'),
  path: '/community-forum',
  ...defineSearch(forumSearch),
  loader: () => ask(({ preloadSupport }) => preloadSupport('forum')),
  component: later('ForumPage'),
})
const chat = createRoute({
  ...speakingPage('Live Chat Support', 'member'),
  path: '/live-chat-support',
  loader: () => ask(({ preloadSupport }) => preloadSupport('chat')),
  component: later('ChatPage'),
})
const webinars = createRoute({
  ...speakingPage('Webinar Series', 'member'),
  path: '/webinar-series',
  ...defineSearch(webinarsSearch),
  loader: () => ask(({ preloadSupport }) => preloadSupport('webinars')),
  component: later('WebinarsPage'),
})
const newsletter = createRoute({
  ...page('Newsletter', 'member'),
  path: '/newsletter',
  ...defineSearch(newsletterSearch),
  loader: () => ask(({ preloadNewsletter }) => preloadNewsletter()),
  component: later('NewsletterPage'),
})

const profile = createRoute({
  ...speakingPage('Profile', 'member'),
  path: '/profile',
  component: later('ProfilePage'),
})
const admin = createRoute({
  ...page('Admin Panel', 'admin'),
  path: '/admin-panel',
  ...defineSearch(adminSearch),
  component: later('AdminPanelPage'),
})

const lawChanges = createRoute({
  ...speakingPage('Law changed', 'admin'),
  path: '/admin-panel/law',
  component: later('LawChangesPage'),
})

const routeTree = root.addChildren([
  ...[home, landing, login, register, forgotPassword, resetPassword, setPassword, verifyEmail],
  ...[
    privacy,
    demo,
    confirmNewsletter,
    unsubscribe,
    stopAlerts,
    forms,
    formBuilder,
    drafts,
    resources,
    oldAndNew,
    acts,
    act,
    section,
    limitation,
    interest,
    courtFee,
    caseLaw,
  ],
  ...[procedures, procedure, procedurePrint, savedCases, savedSearches, runSearch, judgment],
  ...[browseCases, court, judge, network],
  ...[faq, videos, forum, chat, webinars, newsletter, profile, admin, lawChanges],
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
    /** Its sentences are in message files; the title here is the English one. */
    speaks?: boolean
  }
}

/** One round of requests, all at once, beside the page's own code. */
function loadHome() {
  ask(({ preloadHome }) => preloadHome())
  return Home.preload?.()
}

/** Where one was going before signing in; never the sign-in page again. */
function ownAddress(): Param<string> {
  const read = (given: unknown) => {
    const address = parseOwnAddress(given) ?? ''
    return address.startsWith('/login') ? '' : address
  }
  return { plain: '', read }
}
