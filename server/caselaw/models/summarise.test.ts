import { describe, expect, it } from 'vitest'
import type { CaseResult, CaseSummary } from '#shared/contract/cases.ts'
import type { CaseModel, ModelPassage } from './case-model.ts'
import { ModelError } from './model-error.ts'
import { choosePassagesToShow, summariseWithModel } from './summarise.ts'

/** Only the fields that a summary reads. */
function makeResult(id: string, texts: string[]): CaseResult {
  const passages = texts.map((text, at) => ({
    paragraphId: `p${at + 1}`,
    label: `${at + 1}`,
    text,
    marks: [],
  }))
  return { id, caseTitle: `${id} v State`, citation: null, passages } as unknown as CaseResult
}

const sentence = {
  text: 'Bail.',
  caseId: 'a',
  caseTitle: 'a v State',
  citation: null,
  paragraphId: 'p1',
  label: '1',
}
const extracts: CaseSummary = {
  kind: 'extracts',
  sentences: [sentence],
  model: null,
  removed: [],
  notice: null,
}
const results = [makeResult('a', ['Bail is the rule.'])]

function makeModel(answer: CaseModel['answer']): CaseModel {
  return { name: 'small', rewrite: async () => [], rerank: async () => [], answer }
}

describe('a summary', () => {
  it('is what the model wrote and what was taken out of it', async () => {
    const removed = [{ text: 'No.', reason: 'It names no source.' }]
    const model = makeModel(async () => ({ sentences: [sentence], removed }))
    expect(await summariseWithModel(model, 'bail', results, extracts)).toEqual({
      kind: 'model',
      model: 'small',
      sentences: [sentence],
      removed,
      notice: null,
    })
  })

  it.each<[CaseModel['answer'], string]>([
    [() => Promise.reject(new ModelError('slow')), 'The model did not answer in time; these are extracts.'],
    [
      () => Promise.reject(new ModelError('refused', 401)),
      'The model refused the request; these are extracts.',
    ],
    [() => Promise.reject(new Error('whatever')), 'The model failed; these are extracts.'],
    [
      async () => ({ sentences: [], removed: [] }),
      'The model found no answer in these judgments; these are extracts.',
    ],
    [
      async () => ({ sentences: [], removed: [{ text: 'No.', reason: 'It names no source.' }] }),
      'Nothing of what the model wrote is borne out by its sources; these are extracts.',
    ],
  ])('is the extracts and the reason when the model gives nothing (%#)', async (answer, notice) => {
    const summary = await summariseWithModel(makeModel(answer), 'bail', results, extracts)
    expect(summary).toMatchObject({ kind: 'extracts', sentences: [sentence], model: null, notice })
  })

  it('says what was removed even when nothing was left', async () => {
    const removed = [{ text: 'No.', reason: 'It names no source.' }]
    const model = makeModel(async () => ({ sentences: [], removed }))
    expect((await summariseWithModel(model, 'bail', results, extracts)).removed).toEqual(removed)
  })

  it('is only the reason when there are no extracts either', async () => {
    const model = makeModel(() => Promise.reject(new ModelError('slow')))
    expect(await summariseWithModel(model, 'bail', results, null)).toMatchObject({
      sentences: [],
      notice: 'The model did not answer in time.',
    })
  })

  it('asks nobody when there are no passages', async () => {
    const model = makeModel(() => Promise.reject(new Error('was asked')))
    expect(await summariseWithModel(model, 'bail', [], extracts)).toEqual(extracts)
  })
})

describe('the passages sent', () => {
  const ids = (passages: ModelPassage[]) =>
    passages.map(({ caseId, paragraphId }) => `${caseId}.${paragraphId}`)

  it('are the best one of each result before any second one', () => {
    const many = Array.from({ length: 15 }, (_, at) => makeResult(`c${at}`, ['one', 'two']))
    expect(ids(choosePassagesToShow(many))).toEqual(Array.from({ length: 12 }, (_, at) => `c${at}.p1`))
    expect(ids(choosePassagesToShow(many.slice(0, 2)))).toEqual(['c0.p1', 'c0.p2', 'c1.p1', 'c1.p2'])
  })

  it('are at most 6,000 characters in all', () => {
    const long = Array.from({ length: 5 }, (_, at) => makeResult(`c${at}`, ['x'.repeat(1700), 'short']))
    const chosen = choosePassagesToShow(long)
    expect(chosen.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(6000)
    expect(ids(chosen)).toContain('c2.p1')
    expect(ids(chosen)).not.toContain('c3.p1')
  })
})
