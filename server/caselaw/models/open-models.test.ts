import { expect, it } from 'vitest'
import { openModels } from './open-models.ts'

const AI_BASE_URL = 'http://localhost:11434/v1'

it('opens no model unless the operator names one', () => {
  expect(openModels({})).toEqual({ model: null, embedder: null })
  expect(openModels({ AI_BASE_URL })).toEqual({ model: null, embedder: null })
})

it('has no model to ask while it is switched off, and an embedder that says so', () => {
  const switches = { answers: false, meaning: false }
  const models = openModels({ AI_BASE_URL, AI_MODEL: 'large', AI_EMBEDDING_MODEL: 'small' }, () => switches)
  expect([models.model, models.embedder?.isOn?.()]).toEqual([null, false])
  Object.assign(switches, { answers: true, meaning: true })
  expect([models.model?.name, models.embedder?.isOn?.()]).toEqual(['large', true])
})

it('opens each model under the name the operator gave', () => {
  expect(openModels({ AI_BASE_URL, AI_MODEL: 'large' }).model?.name).toBe('large')
  expect(openModels({ AI_BASE_URL, AI_EMBEDDING_MODEL: 'small' }).embedder?.name).toBe('small')
})
