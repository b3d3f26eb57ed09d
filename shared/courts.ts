/** The court filter of the library: these words, in this order, then whatever else the loaded forms name. */
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

/** What a select question offers when its form gives no options of its own. */
export const defaultSelectOptions = [
  'Delhi High Court',
  'Bombay High Court',
  'Supreme Court',
  'District Court',
] as const

/** How a document is laid out; the table is in templates/court-profiles.ts. */
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
