import type { Language } from '#shared/languages.ts'

/**
 * What the specification claims of the finished product: figures, contact details, sample people. They stand here and
 * nowhere else. Where one is not true of this installation it is shown with the mark 'Sample data'.
 */
export const claims = {
  forms: '200+',
  procedures: '65+',
  practiceAreas: '12',
  users: '1000+',
  /** Home page, until the library has been counted. */
  verifiedForms: '100+',
  formLanguages: ['English', 'Hindi', 'Marathi'],
  trial: 'Free trial. No credit card required.',
} as const

export const newsletterClaims = {
  subscribers: '12,500+',
  issues: '156',
  openRate: '89%',
  rating: '4.8',
} as const

const hours: Record<Language, string> = {
  en: 'Mon-Fri 9 AM to 6 PM IST',
  hi: 'सोमवार-शुक्रवार, सुबह 9 से शाम 6 बजे',
  mr: 'सोमवार-शुक्रवार, सकाळी 9 ते सायंकाळी 6',
}

export const contact = {
  email: 'support@munshi.example',
  hoursIn: hours,
} as const

/** The specimen in the hero: nobody's real case. */
export const specimen = {
  place: 'Pune',
  applicant: 'Anil Ramesh Kulkarni',
  respondent: 'State of Maharashtra',
  policeStation: 'Deccan Gymkhana',
  arrestedOn: '4 November 2026',
} as const
