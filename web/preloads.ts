/** What the loaders of routes.tsx ask for while a page is being fetched: a chunk of its own, so that a visitor's first load goes without it. */
export { preloadCase, preloadSavedCases } from '#web/features/cases/case-queries.ts'
export { preloadCaseLaw } from '#web/features/cases/queries.ts'
export { preloadCounts, preloadForms } from '#web/features/forms/queries.ts'
export { preloadHome } from '#web/features/home/queries.ts'
export { preloadNewsletter } from '#web/features/newsletter/issues-query.ts'
export { preloadGuide, preloadProcedures } from '#web/features/procedures/queries.ts'
export { preloadResources } from '#web/features/resources/queries.ts'
export { preloadSupport } from '#web/features/support/queries.ts'
