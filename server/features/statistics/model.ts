export const searchPlaces = ['forms', 'guides', 'cases'] as const
export type SearchPlace = (typeof searchPlaces)[number]

/** Counts what is done on the site. It never fails: the work that is counted must not fail because of it. */
export type Tally = {
  /** `format` is 'set' for papers and annexures bound together. */
  document: (made: { formId: number; language: string; format: string }) => void
  guide: (slug: string) => void
  search: (place: SearchPlace, hits: number) => void
  /** For a search that is sent while it is typed: only the last one before a pause is counted. */
  typedSearch: (place: SearchPlace, hits: number, userId: number) => void
}
