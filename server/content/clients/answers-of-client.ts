import type { FormValues } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { FormDraft } from '../draft.ts'
import { sampleValues } from '../sample-values.ts'
import type { Client } from './client-schema.ts'

/**
 * The sample with this client's answers in their place. What an item of a list leaves out is as in the sample; an empty
 * answer is none.
 */
export function answersOfClient({ answers }: Client, { sample }: FormDraft, language: Language): FormValues {
  const usual = sampleValues(sample, language)
  const own = Object.entries(sampleValues(answers, language)).map(([name, answer]) => {
    if (!Array.isArray(answer)) return [name, answer] as const
    const before = usual[name]
    const items = Array.isArray(before) ? before : []
    return [name, answer.map((item, at) => withoutEmpty({ ...(items[at] ?? items[0]), ...item }))] as const
  })
  return withoutEmpty({ ...usual, ...Object.fromEntries(own) })
}

function withoutEmpty<T>(values: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([, answer]) => answer !== ''))
}
