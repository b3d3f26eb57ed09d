import { expect, it } from 'vitest'
import { openModels } from './open-models.ts'

const AI_BASE_URL = 'http://localhost:11434/v1'

it('opens no model unless the operator names one', () => {
  expect(openModels({})).toEqual({ model: null, embedder: null })
  expect(openModels({ AI_BASE_URL })).toEqual({ model: null, embedder: null })
})

it('opens each model under the name the operator gave', () => {
  expect(openModels({ AI_BASE_URL, AI_MODEL: 'large' }).model?.name).toBe('large')
  expect(openModels({ AI_BASE_URL, AI_EMBEDDING_MODEL: 'small' }).embedder?.name).toBe('small')
})
