/** So many of what a search finds are put in order and can be paged through; the rest is only counted. */
export const orderedJudgments = 1000
