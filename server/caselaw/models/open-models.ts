import type { Config } from '#server/config.ts'
import type { CaseModel } from './case-model.ts'
import { createCaseModel } from './create-case-model.ts'
import { createEmbedder, type Embedder } from './embedder.ts'

type ModelSettings = Pick<Config, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_EMBEDDING_MODEL'>

export type Models = { model: CaseModel | null; embedder: Embedder | null }

/** The models that the operator has set; without any, nothing leaves this server. */
export function openModels(settings: ModelSettings): Models {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: name, AI_EMBEDDING_MODEL: embedding } = settings
  return {
    model: baseUrl && name ? createCaseModel({ baseUrl, apiKey, model: name }) : null,
    embedder: baseUrl && embedding ? createEmbedder({ baseUrl, apiKey, model: embedding }) : null,
  }
}
