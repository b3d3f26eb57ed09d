import type { FormField, FormGroup, FormView } from '#shared/contract/forms.ts'

const same = (text: string) => ({ en: text, hi: `${text} (hi)`, mr: `${text} (mr)` })

export function makeField(name: string, group: string, rest: Partial<FormField> = {}): FormField {
  const label = `Label of ${name}`
  return { name, group, label, labels: same(label), type: 'text', required: true, ...rest }
}

export function makeGroup(id: string, repeat = false): FormGroup {
  return { id, title: same(`Group ${id}`), repeat, item: same('Applicant') }
}

const text = {
  header: 'IN THE COURT OF {courtName}',
  formTitle: '',
  title: '',
  parties: '{applicantsBlock}',
  content: '{facts}\n\n1. {remark}',
  footer: 'Place: {place} || {advocateName}',
}

/** A small form with a repeat group, an optional answer and a derived field. */
export function makeForm(rest: Partial<FormView> = {}): FormView {
  return {
    id: 2001,
    slug: 'bail-application',
    title: 'Bail application',
    titles: same('Bail application'),
    description: 'When bail is asked for.',
    descriptions: same('When bail is asked for.'),
    categoryId: 2,
    courtType: 'Sessions Court',
    jurisdiction: 'All India',
    provision: 'BNSS 2023, s.483',
    estimatedTime: '20 minutes',
    isPopular: true,
    filingLanguages: ['en'],
    lawCheckedOn: '2026-11-20',
    reviewedBy: '',
    tags: [],
    sections: [],
    courtProfile: 'general',
    groups: [makeGroup('court'), makeGroup('applicants', true), makeGroup('end')],
    fields: [
      makeField('courtName', 'court'),
      makeField('applicantName', 'applicants'),
      makeField('applicantAddress', 'applicants', { type: 'textarea' }),
      makeField('applicantAge', 'applicants', { required: false }),
      makeField('facts', 'end', { type: 'textarea' }),
      makeField('remark', 'end', { required: false }),
      makeField('advocateName', 'end'),
      makeField('place', 'end'),
    ],
    derived: [{ name: 'applicantsBlock', fn: 'partyBlock', group: 'applicants' }],
    template: text,
    multiLangContent: { en: text, hi: text, mr: text },
    ...rest,
  }
}
