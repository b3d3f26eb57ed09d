export const stepStatuses = ['completed', 'current', 'pending'] as const
export type StepStatus = (typeof stepStatuses)[number]

type Step = { step: number; status: StepStatus }

/** Marks the steps of a guide as done or not. The first step that is not done is the current one. */
export function markProgress<Guide extends { steps: readonly Step[] }>(
  guide: Guide,
  done: readonly number[],
): Guide {
  const current = guide.steps.find(({ step }) => !done.includes(step))?.step
  const statusOf = (step: number): StepStatus => {
    if (done.includes(step)) return 'completed'
    return step === current ? 'current' : 'pending'
  }
  return { ...guide, steps: guide.steps.map(step => ({ ...step, status: statusOf(step.step) })) }
}
