/**
 * The court filter of the library shows these words in this order, and then any other courts of the
 * loaded forms.
 */
export const courtTypes = [
  'Supreme Court',
  'High Court',
  'District Court',
  'Sessions Court',
  'Magistrate Court',
  'Family Court',
  'Civil Court',
  'Labour Court',
  'Consumer Forum',
  'NCLT',
  'ITAT',
  'DRT',
  'Police Station',
  'ROC',
] as const

/** The options of a select question whose form gives none. */
export const defaultSelectOptions = [
  'Delhi High Court',
  'Bombay High Court',
  'Supreme Court',
  'District Court',
] as const

/** Names of the page layouts; templates/court-profiles.ts has the details. */
export const courtProfileNames = [
  'supreme-court',
  'delhi',
  'bombay',
  'nclt',
  'general',
  'memo',
  'plain',
] as const
export type CourtProfileName = (typeof courtProfileNames)[number]

/** Layouts of papers for a court; the others are for memos, letters and deeds. */
export const pleadingLayouts = [
  'general',
  'supreme-court',
  'delhi',
  'bombay',
  'nclt',
] as const satisfies readonly CourtProfileName[]
