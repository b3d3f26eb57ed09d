import type { ProcedureView } from '#shared/contract/procedures.ts'
import { markProgress } from '#shared/procedures/statuses.ts'

/** A guide of three steps, of which some are done. */
export function makeGuide(done: readonly number[] = []): ProcedureView {
  const step = { description: 'What happens.', fees: 'None', forms: [], status: 'pending' as const }
  return markProgress(
    {
      id: 1,
      slug: 'sample',
      title: 'Sample',
      description: 'When this is the way.',
      courtType: 'Civil Court',
      provision: 'CPC, Order VII',
      estimatedTime: '',
      isPopular: false,
      lawCheckedOn: '2026-11-20',
      reviewedBy: '',
      requirements: ['A cause of action', 'A vakalatnama'],
      steps: [
        { ...step, step: 1, title: 'Prepare', documents: ['Letters', 'Notice'] },
        { ...step, step: 2, title: 'File', timeRequired: 'Within 30 days', documents: '["Plaint"]' },
        { ...step, step: 3, title: 'Appear', documents: '["Summons",' },
      ],
    },
    done,
  )
}
