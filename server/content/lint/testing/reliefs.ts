import { swap } from '../../fixtures/skeleton-sources.ts'

/** A prayer of three reliefs, the second under a condition. */
export const reliefs = (first: string, second: string) =>
  swap('(a) pass', `(a) ${first}\n\n{if reply is Yes}\n(b) ${second}\n{end}\n\n(c) pass`)
