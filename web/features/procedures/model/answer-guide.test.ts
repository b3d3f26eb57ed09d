import { describe, expect, it } from 'vitest'
import type { ProcedureStep } from '#shared/contract/procedures.ts'
import { answerGuide, findAnswer, listCommonDocuments, listCommonForms } from './answer-guide.ts'

const words = (en: string) => ({ en, hi: en, mr: en })
const step = (number: number, more: Partial<ProcedureStep> = {}): ProcedureStep => ({
  step: number,
  title: `Step ${number}`,
  description: '',
  documents: [],
  forms: [],
  status: 'pending',
  ...more,
})
const form = (id: number, slug: string) => ({ id, slug, title: slug })
const guide = {
  question: { ask: words('Where?'), options: ['district', 'state'].map(id => ({ id, label: words(id) })) },
  steps: [
    step(1, {
      documents: ['Bill', 'Map', 'Plan'],
      forms: [form(1, 'plaint'), form(2, 'appeal'), form(3, 'memo')],
      choices: [
        { only: ['district'], documents: [words('Map')], forms: ['appeal', 'memo'] },
        { only: ['state'], note: words('Thirty days'), documents: [words('Plan')], forms: ['memo'] },
      ],
    }),
    step(2, { only: ['state'] }),
    step(3, { documents: '["Order"]' }),
  ],
}

describe('a guide for one answer', () => {
  it('leaves out the steps, documents and forms of the other answers, and keeps the numbers of its steps', () => {
    const [first, ...others] = answerGuide(guide, 'district').steps
    expect(others.map(other => other.step)).toEqual([3])
    expect(first?.documents).toEqual(['Bill', 'Map'])
    expect(first?.forms.map(({ slug }) => slug)).toEqual(['plaint', 'appeal', 'memo'])
    expect(first?.choices).toHaveLength(1)
    const state = answerGuide(guide, 'state').steps[0]
    expect(state?.documents).toEqual(['Bill', 'Plan'])
    expect(state?.forms.map(({ slug }) => slug)).toEqual(['plaint', 'memo'])
  })

  it('is the whole guide without an answer', () => expect(answerGuide(guide, '')).toBe(guide))

  it('shows what is for every answer apart from what is for some', () => {
    const [first] = guide.steps
    if (!first) throw new Error('no step')
    expect(listCommonDocuments(first)).toEqual(['Bill'])
    expect(listCommonForms(first).map(({ slug }) => slug)).toEqual(['plaint'])
  })

  it('keeps documents that are the text of a list, and says when they cannot be read', () => {
    expect(answerGuide(guide, 'district').steps[1]?.documents).toEqual(['Order'])
    const broken = { steps: [step(1, { documents: '["Order",' })] }
    expect(listCommonDocuments(answerGuide(broken, 'district').steps[0] ?? step(1))).toBeUndefined()
  })

  it('knows only the answers of its question', () => {
    expect(findAnswer(guide, 'state')).toBe('state')
    expect(findAnswer(guide, 'constructor')).toBe('')
    expect(findAnswer({}, 'state')).toBe('')
  })
})
