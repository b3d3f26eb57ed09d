import { describe, expect, it } from 'vitest'
import type { ProcedureView } from '#shared/contract/procedures.ts'
import { guideFileName, writeGuideText } from './guide-text.ts'

const guide: ProcedureView = {
  id: 1,
  slug: 'sample-guide',
  title: 'Sample guide: from notice to order',
  description: 'When this is the way, and what it gives.',
  courtType: 'Civil Court',
  provision: 'CPC 1908, s.26',
  estimatedTime: "Depends on the court's list",
  isPopular: false,
  lawCheckedOn: '2026-11-20',
  reviewedBy: '',
  requirements: ['A cause of action', 'A vakalatnama'],
  steps: [
    {
      step: 1,
      title: 'Send the notice',
      description: 'Say what is claimed.',
      timeRequired: 'Two months (section 80 CPC)',
      fees: 'None',
      applicantAction: 'Hand over the letters.',
      advocateAction: 'Draft the notice.',
      documents: ['Letters', 'Bills'],
      forms: [{ id: 1001, slug: 'vakalatnama', title: 'Vakalatnama' }],
      status: 'completed',
    },
    {
      step: 2,
      title: 'File',
      description: 'At the filing counter.',
      documents: '["Plaint"]',
      forms: [],
      status: 'current',
    },
    { step: 3, title: 'Wait', description: 'For the list.', documents: '[', forms: [], status: 'pending' },
    {
      step: 4,
      title: 'Take the order',
      description: 'It is done.',
      documents: [],
      forms: [],
      status: 'pending',
    },
  ],
}

describe('the download of a guide', () => {
  it('is the whole guide', () =>
    expect(writeGuideText(guide, 'https://munshi.example/procedures/sample-guide')).toMatchFileSnapshot(
      'golden/guide.txt',
    ))

  it('names who has read it', () =>
    expect(writeGuideText({ ...guide, reviewedBy: 'A. Rao, Advocate' }, '')).toContain(
      'Reviewed by A. Rao, Advocate.',
    ))

  it('is named from the title', () => {
    expect(guideFileName('Regular bail')).toBe('Regular_bail_Complete_Guide.txt')
    expect(guideFileName('Registration of FIR, Zero FIR and e-FIR')).toBe(
      'Registration_of_FIR_Zero_FIR_and_e_FIR_Complete_Guide.txt',
    )
  })
})
