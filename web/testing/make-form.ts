import type { FormSummary } from '#shared/contract/forms.ts'

export function makeForm(fields: Partial<FormSummary> = {}): FormSummary {
  const title = fields.title ?? 'Anticipatory bail application (Court of Session)'
  const description = fields.description ?? 'For a person who has reason to believe that he may be arrested.'
  return {
    id: 2002,
    slug: 'anticipatory-bail-sessions',
    title,
    description,
    categoryId: 2,
    courtType: 'Sessions Court',
    jurisdiction: 'All India',
    provision: 'BNSS 2023, s.482',
    estimatedTime: '20 minutes',
    isPopular: true,
    filingLanguages: ['en', 'hi', 'mr'],
    lawCheckedOn: '2026-11-20',
    reviewedBy: '',
    ...fields,
  }
}
