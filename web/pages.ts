import { answers } from '#web/answers.ts'
import { accountMessages } from '#web/features/account/messages.ts'
import { judgmentMessages } from '#web/features/cases/judgment/messages.ts'
import { listsMessages } from '#web/features/cases/lists/messages.ts'
import { networkMessages } from '#web/features/cases/network/messages.ts'
import { savedMessages } from '#web/features/cases/saved/messages.ts'
import { searchMessages } from '#web/features/cases/search/messages.ts'
import { searchesMessages } from '#web/features/cases/searches/messages.ts'
import { caseMessages } from '#web/features/cases/shared/messages.ts'
import { draftsMessages } from '#web/features/drafts/messages.ts'
import { builderMessages } from '#web/features/form-builder/messages.ts'
import { formRequestMessages } from '#web/features/form-requests/messages.ts'
import { formsMessages } from '#web/features/forms/messages.ts'
import { changeMessages } from '#web/features/law/changes/messages.ts'
import { lawMessages } from '#web/features/law/messages.ts'
import { newsletterMessages } from '#web/features/newsletter/messages.ts'
import { cardMessages } from '#web/features/procedures/card/messages.ts'
import { guideMessages } from '#web/features/procedures/guide/messages.ts'
import { profileMessages } from '#web/features/profile/messages.ts'
import { resourcesMessages } from '#web/features/resources/messages.ts'
import { portalMessages } from '#web/features/resources/parts/messages.ts'
import { supportMessages } from '#web/features/support/messages.ts'
import { toolsMessages } from '#web/features/tools/messages.ts'
import { usersMessages } from '#web/features/users/messages.ts'
import { withSentences } from '#web/messages.ts'

export { MobileMenu } from '#web/shell/MobileMenu.tsx'
export { NotFoundPage } from '#web/shell/NotFoundPage.tsx'
export { SignInGate } from '#web/shell/SignInGate.tsx'

/**
 * The pages that routes.tsx fetches when they are wanted, apart from the first load: what each of them imports in its
 * turn is listed here for the browser, and a visitor who reads one page needs none of those names. The parts of the frame above
 * are not on that page either: they come with the names.
 */
export const pages = {
  ForgotPasswordPage: withAccount(() =>
    import('#web/features/account/ForgotPasswordPage.tsx').then(page => page.ForgotPasswordPage),
  ),
  ResetPasswordPage: withAccount(() =>
    import('#web/features/account/NewPasswordPages.tsx').then(page => page.ResetPasswordPage),
  ),
  SetPasswordPage: withAccount(() =>
    import('#web/features/account/NewPasswordPages.tsx').then(page => page.SetPasswordPage),
  ),
  VerifyEmailPage: withAccount(() =>
    import('#web/features/account/VerifyEmailPage.tsx').then(page => page.VerifyEmailPage),
  ),
  PrivacyPage: () => import('#web/features/privacy/PrivacyPage.tsx').then(page => page.PrivacyPage),
  DemoPage: withBuilder(() =>
    import('#web/features/form-builder/demo/DemoPage.tsx').then(page => page.DemoPage),
  ),
  ConfirmNewsletterPage: () =>
    import('#web/features/newsletter/ConfirmNewsletterPage.tsx').then(page => page.ConfirmNewsletterPage),
  UnsubscribePage: () =>
    import('#web/features/newsletter/UnsubscribePage.tsx').then(page => page.UnsubscribePage),
  FormsPage: withSentences(
    () => import('#web/features/forms/FormsPage.tsx').then(page => page.FormsPage),
    [formsMessages, formRequestMessages, answers],
  ),
  FormBuilderPage: withBuilder(() =>
    import('#web/features/form-builder/FormBuilderPage.tsx').then(page => page.FormBuilderPage),
  ),
  DraftsPage: withSentences(
    () => import('#web/features/drafts/DraftsPage.tsx').then(page => page.DraftsPage),
    [draftsMessages, answers],
  ),
  ProceduresPage: withSentences(
    () => import('#web/features/procedures/ProceduresPage.tsx').then(page => page.ProceduresPage),
    [cardMessages, guideMessages, formsMessages],
  ),
  GuidePage: withGuides(() =>
    import('#web/features/procedures/guide/GuidePage.tsx').then(page => page.GuidePage),
  ),
  PrintPage: withGuides(() =>
    import('#web/features/procedures/print/PrintPage.tsx').then(page => page.PrintPage),
  ),
  ResourcesPage: withSentences(
    () => import('#web/features/resources/ResourcesPage.tsx').then(page => page.ResourcesPage),
    [resourcesMessages, portalMessages, newsletterMessages, answers],
  ),
  ActsPage: withLaw(() => import('#web/features/law/ActsPage.tsx').then(page => page.ActsPage)),
  ActPage: withLaw(() => import('#web/features/law/ActPage.tsx').then(page => page.ActPage)),
  SectionPage: withLaw(() =>
    import('#web/features/law/section/SectionPage.tsx').then(page => page.SectionPage),
  ),
  OldAndNewPage: withLaw(() =>
    import('#web/features/law/OldAndNewPage.tsx').then(page => page.OldAndNewPage),
  ),
  LimitationPage: withTools(() =>
    import('#web/features/tools/limitation/LimitationPage.tsx').then(page => page.LimitationPage),
  ),
  InterestPage: withTools(() =>
    import('#web/features/tools/interest/InterestPage.tsx').then(page => page.InterestPage),
  ),
  CourtFeePage: withTools(() =>
    import('#web/features/tools/court-fee/CourtFeePage.tsx').then(page => page.CourtFeePage),
  ),
  CaseLawPage: withSentences(
    () => import('#web/features/cases/CaseLawPage.tsx').then(page => page.CaseLawPage),
    [caseMessages, searchMessages, searchesMessages, answers],
  ),
  SavedSearchesPage: withSearches(() =>
    import('#web/features/cases/searches/SavedSearchesPage.tsx').then(page => page.SavedSearchesPage),
  ),
  RunSearchPage: withSearches(() =>
    import('#web/features/cases/searches/RunSearchPage.tsx').then(page => page.RunSearchPage),
  ),
  StopAlertsPage: withSearches(() =>
    import('#web/features/cases/searches/StopAlertsPage.tsx').then(page => page.StopAlertsPage),
  ),
  SavedCasesPage: withSentences(
    () => import('#web/features/cases/saved/SavedCasesPage.tsx').then(page => page.SavedCasesPage),
    [caseMessages, savedMessages, answers],
  ),
  BrowsePage: withLists(() =>
    import('#web/features/cases/lists/BrowsePage.tsx').then(page => page.BrowsePage),
  ),
  CourtPage: withLists(() => import('#web/features/cases/lists/BenchPages.tsx').then(page => page.CourtPage)),
  JudgePage: withLists(() => import('#web/features/cases/lists/BenchPages.tsx').then(page => page.JudgePage)),
  JudgmentPage: withSentences(
    () => import('#web/features/cases/judgment/JudgmentPage.tsx').then(page => page.JudgmentPage),
    [caseMessages, judgmentMessages, answers],
  ),
  NetworkPage: withSentences(
    () => import('#web/features/cases/network/NetworkPage.tsx').then(page => page.NetworkPage),
    [caseMessages, networkMessages, answers],
  ),
  FaqPage: withSupport(() => import('#web/features/support/faq/FaqPage.tsx').then(page => page.FaqPage)),
  VideosPage: withSupport(() =>
    import('#web/features/support/videos/VideosPage.tsx').then(page => page.VideosPage),
  ),
  ForumPage: withSupport(() =>
    import('#web/features/support/forum/ForumPage.tsx').then(page => page.ForumPage),
  ),
  ChatPage: withSupport(() => import('#web/features/support/chat/ChatPage.tsx').then(page => page.ChatPage)),
  WebinarsPage: withSupport(() =>
    import('#web/features/support/webinars/WebinarsPage.tsx').then(page => page.WebinarsPage),
  ),
  NewsletterPage: withSentences(
    () => import('#web/features/newsletter/NewsletterPage.tsx').then(page => page.NewsletterPage),
    [newsletterMessages, answers],
    'en',
  ),
  ProfilePage: withSentences(
    () => import('#web/features/profile/ProfilePage.tsx').then(page => page.ProfilePage),
    [profileMessages, accountMessages, usersMessages, answers],
  ),
  LawChangesPage: withSentences(
    () => import('#web/features/law/changes/LawChangesPage.tsx').then(page => page.LawChangesPage),
    [changeMessages, answers],
  ),
  AdminPanelPage: withSentences(
    () => import('#web/features/admin/AdminPanelPage.tsx').then(page => page.AdminPanelPage),
    [accountMessages, usersMessages, answers],
    'en',
  ),
}
export type PageName = keyof typeof pages

function withAccount<Page>(importPage: () => Promise<Page>) {
  return withSentences(importPage, [accountMessages, answers])
}

function withBuilder<Page>(importPage: () => Promise<Page>) {
  return withSentences(importPage, [builderMessages, formsMessages, answers])
}

function withSearches<Page>(importPage: () => Promise<Page>) {
  return withSentences(importPage, [caseMessages, searchesMessages, answers])
}

function withLists<Page>(importPage: () => Promise<Page>) {
  return withSentences(importPage, [caseMessages, listsMessages])
}

function withLaw<Page>(importPage: () => Promise<Page>) {
  return withSentences(importPage, [lawMessages])
}

function withGuides<Page>(importPage: () => Promise<Page>) {
  return withSentences(importPage, [guideMessages, formsMessages])
}

function withTools<Page>(importPage: () => Promise<Page>) {
  return withSentences(importPage, [toolsMessages, answers])
}

function withSupport<Page>(importPage: () => Promise<Page>) {
  return withSentences(importPage, [supportMessages, answers])
}
