import type { Answers, FormValues } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { compile } from '#shared/templates/compile.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import type { SampleForm } from '../scripts/load-sample.ts'

/** The sample with a different answer to every free-text question, so that no cached result can be used. */
export function varyValues({ form, valuesIn }: SampleForm, language: Language, number: number): FormValues {
  const free = form.fields.filter(({ type, input }) => (type === 'text' || type === 'textarea') && !input)
  const names = new Set(free.map(field => field.name))
  const vary = (name: string, text: string) => (names.has(name) ? `${text} ${number}` : text)
  const varySet = (answers: Answers): Answers =>
    Object.fromEntries(Object.entries(answers).map(([name, text]) => [name, vary(name, text)]))
  return Object.fromEntries(
    Object.entries(valuesIn(language)).map(([name, value]) => [
      name,
      typeof value === 'string' ? vary(name, value) : value.map(varySet),
    ]),
  )
}

/** Compiles the sample as it is printed, with other answers for every number. */
export async function createVariedCompiler(
  sample: SampleForm,
  language: Language,
): Promise<(number: number) => CompiledDocument> {
  const numberWords = await loadNumberWords(language)
  return number =>
    compile(sample.form, language, varyValues(sample, language, number), { blank: 'rule', numberWords })
}
