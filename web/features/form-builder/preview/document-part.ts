/** What makes and shows the document. It weighs half of the builder, and the questions are asked without it. */
export { createWarningFinder } from '#shared/templates/checks/find-warnings.ts'
export { loadNumberWords } from '#shared/templates/number-words.ts'
export { createSetCompiler } from '#shared/templates/papers/compile-set.ts'
export { DocumentPane } from './DocumentPane.tsx'
export { openAtPlace } from './mark-places.ts'
