import { listLimitationPeriodsCall, listSectionPairsCall } from '#shared/contract/law.ts'
import { listPortalsCall } from '#shared/contract/resources.ts'
import { readSupportCallOf, type SupportTopic } from '#shared/contract/support.ts'
import { queryClient } from '#web/api.ts'
import { query } from '#web/calls.ts'
import type { CaseLawSearch } from '#web/features/cases/case-law-search.ts'
import { caseQuery, historyQuery, networkQuery, savedCasesQuery } from '#web/features/cases/case-queries.ts'
import { browseQuery, corpusQuery } from '#web/features/cases/queries.ts'
import { deriveCaseLawView } from '#web/features/cases/search-params.ts'
import { savedSearchesQuery } from '#web/features/cases/searches/queries.ts'
import { recentDraftsQuery } from '#web/features/drafts/queries.ts'
import type { FormsView } from '#web/features/forms/forms-search.ts'
import { categoriesQuery, foundFormsQuery, statsQuery } from '#web/features/forms/queries.ts'
import { actQuery, actsQuery, sectionQuery } from '#web/features/law/queries.ts'
import { figuresQuery, issuesQuery } from '#web/features/newsletter/queries.ts'
import {
  cardsQuery,
  procedureQuery,
  progressListQuery,
  progressQuery,
} from '#web/features/procedures/queries.ts'
import { updatesQuery } from '#web/features/updates/queries.ts'
import { readLanguage } from '#web/language.ts'
import { readSite } from '#web/site.ts'

// What the loaders of routes.tsx ask for while a page's module is still being fetched: a chunk of its own, so that the
// first load goes without it. Nobody waits for the answers here; the page asks the same queries again.

export function preloadHome() {
  void queryClient.prefetchQuery(statsQuery)
  void queryClient.prefetchQuery(categoriesQuery)
  void queryClient.prefetchQuery(recentDraftsQuery)
  preloadResources()
}

export function preloadForms(view: FormsView) {
  void queryClient.prefetchQuery(foundFormsQuery({ ...view, language: readLanguage() }))
  void queryClient.prefetchQuery(categoriesQuery)
}

export function preloadProcedures() {
  void queryClient.prefetchQuery(cardsQuery)
  void queryClient.prefetchQuery(progressListQuery)
}

export function preloadGuide(slug: string) {
  void queryClient.prefetchQuery(procedureQuery(slug))
  void queryClient.prefetchQuery(progressQuery(slug))
}

/** A search itself waits for the page. */
export function preloadCaseLaw(search: CaseLawSearch) {
  void queryClient.prefetchQuery(corpusQuery)
  const { query: words, recent, saved, category } = deriveCaseLawView(search)
  if (!words && recent === undefined && saved === undefined)
    void queryClient.prefetchQuery(browseQuery(category, 1))
}

export function preloadCase(id: string) {
  void queryClient.prefetchQuery(caseQuery(id))
  void queryClient.prefetchQuery(historyQuery(id))
  void queryClient.prefetchQuery(savedCasesQuery)
}

export function preloadNetwork(id: string) {
  void queryClient.prefetchQuery(networkQuery(id))
}

export function preloadSavedCases() {
  void queryClient.prefetchQuery(savedCasesQuery)
}

export function preloadSavedSearches() {
  void queryClient.prefetchQuery(savedSearchesQuery)
}

export function preloadResources() {
  void queryClient.prefetchQuery(updatesQuery)
  void queryClient.prefetchQuery(query(listPortalsCall))
}

export function preloadPairs() {
  void queryClient.prefetchQuery(query(listSectionPairsCall))
}

export function preloadLimitation() {
  void queryClient.prefetchQuery(query(listLimitationPeriodsCall))
}

export function preloadSupport(topic: SupportTopic) {
  if (topic !== 'faq' && !readSite().sampleData) return
  void queryClient.prefetchQuery(query(readSupportCallOf(topic), { params: { topic } }))
}

export function preloadNewsletter() {
  void queryClient.prefetchQuery(issuesQuery)
  void queryClient.prefetchQuery(figuresQuery)
}

export function preloadActs() {
  void queryClient.prefetchQuery(actsQuery)
}

export function preloadAct(act: string) {
  void queryClient.prefetchQuery(actQuery(act))
}

export function preloadSection(act: string, section: string) {
  void queryClient.prefetchQuery(sectionQuery(act, section))
}
