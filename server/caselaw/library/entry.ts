import type { Judgment } from '#shared/cases/judgment.ts'

/** The fields that lists, filters, counts and the ranking need of every judgment. */
export const metaKeys = [
  'title',
  'court',
  'date',
  'year',
  'bench',
  'citations',
  'category',
  'categoryInferred',
  'importance',
  'sections',
] as const
export type JudgmentMeta = Pick<Judgment, (typeof metaKeys)[number]>

/** A judgment without its text. Engines read its values when they are looked at: a copy by spreading has none of them. */
export type Entry = JudgmentMeta & {
  id: string
  hasFullText: boolean
  /** How many judgments of the library cite it. */
  citedByCount: number
}
