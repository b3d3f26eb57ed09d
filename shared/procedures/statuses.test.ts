import { describe, expect, it } from 'vitest'
import { markProgress, type StepStatus } from './statuses.ts'

const pending: StepStatus = 'pending'
const guide = { title: 'Bail', steps: [1, 2, 3].map(step => ({ step, status: pending })) }
const statuses = (done: number[]) => markProgress(guide, done).steps.map(step => step.status)

describe('the statuses of the steps', () => {
  it('start with the first step as the current one', () =>
    expect(statuses([])).toEqual(['current', 'pending', 'pending']))
  it('move on with what is done', () => expect(statuses([1])).toEqual(['completed', 'current', 'pending']))
  it('come back to a step that was left out', () =>
    expect(statuses([1, 3])).toEqual(['completed', 'current', 'completed']))
  it('are all completed at the end', () =>
    expect(statuses([3, 2, 1])).toEqual(['completed', 'completed', 'completed']))
  it('leave the rest of the guide alone', () => expect(markProgress(guide, []).title).toBe('Bail'))
})
