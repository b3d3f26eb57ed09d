/**
 * The code that makes and shows the document. It is half of the builder's size, and the questions work
 * without it.
 */
export { createWarningFinder } from '#shared/templates/checks/find-warnings.ts'
export { loadNumberWords } from '#shared/templates/number-words.ts'
export { createSetCompiler } from '#shared/templates/papers/compile-set.ts'
export { DocumentPane } from './DocumentPane.tsx'
export { openAtPlace } from './mark-places.ts'
