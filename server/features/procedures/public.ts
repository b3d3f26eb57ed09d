export { listOwnProgress } from './progress.ts'
/** For what looks through forms and guides together. */
export { createGuideIndex, findNearGuides, type GuideIndex, searchGuides } from './search-procedures.ts'
