/** The purposes of guides, in the order of the filter. */
export const purposes = [
  'Constitutional Rights',
  'Bail Applications',
  'Criminal Matters',
  'Family Issues',
  'Maintenance',
  'Property Matters',
  'Consumer Rights',
  'Employment Disputes',
  'Appeals',
  'Civil Disputes',
  'Recovery',
  'Registration',
  'Other',
] as const
export type Purpose = (typeof purposes)[number]
