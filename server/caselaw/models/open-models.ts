import type { Config } from '#server/config.ts'
import type { CaseModel } from './case-model.ts'
import { createCaseModel } from './create-case-model.ts'
import { createEmbedder, type Embedder } from './embedder.ts'

type ModelSettings = Pick<Config, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_EMBEDDING_MODEL'>

/** `model` is read for each question: it is null while it is switched off. */
export type Models = { readonly model: CaseModel | null; readonly embedder: Embedder | null }

/** What administrators have left on. */
export type ModelSwitches = { answers: boolean; meaning: boolean }

/** The models that the operator has set; without any, nothing leaves this server. */
export function openModels(
  settings: ModelSettings,
  readSwitches: () => ModelSwitches = () => ({ answers: true, meaning: true }),
): Models {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: name, AI_EMBEDDING_MODEL: embedding } = settings
  const model = baseUrl && name ? createCaseModel({ baseUrl, apiKey, model: name }) : null
  const embedder = baseUrl && embedding ? createEmbedder({ baseUrl, apiKey, model: embedding }) : null
  return {
    get model() {
      return readSwitches().answers ? model : null
    },
    embedder: embedder && { ...embedder, isOn: () => readSwitches().meaning },
  }
}
