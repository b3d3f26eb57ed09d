import { join } from 'node:path'
import { buildForm } from '#server/content/build-form.ts'
import { parseShared } from '#server/content/check-content.ts'
import { sampleValues } from '#server/content/sample-values.ts'
import { loadSources } from '#server/content/sources.ts'
import type { FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'

export type SampleForm = { form: FormView; valuesIn: (language: Language) => FormValues }

const sources = loadSources(join(import.meta.dirname, '../content'))

/** A form with the example answers that its author wrote for it. */
export function loadSample(slug: string): SampleForm {
  const source = sources.forms.find(candidate => candidate.slug === slug)
  const shared = parseShared(sources).value
  const draft = source && shared && buildForm(source, shared).draft
  if (!draft) throw new Error(`content/forms has no form ${slug} that can be read`)
  return { form: draft.view, valuesIn: language => sampleValues(draft.sample, language) }
}
