import type { FormValues } from '#shared/contract/forms.ts'
import { type Language, languages } from '#shared/languages.ts'
import { createMarkFinder } from '#shared/templates/annexures/typed-marks.ts'
import { readAsked } from '#shared/templates/conditions/asked.ts'
import { createSetCompiler } from '#shared/templates/papers/compile-set.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { sampleValues } from '../sample-values.ts'
import { withPaperQuestions } from './papers-as-forms.ts'
import { inYaml } from './rule.ts'

type StrayMark = { name: string; language: Language; wrong: string }

/** The example cites no document by a mark that its own list of annexures does not have. */
export function marksTypedAreListed(draft: FormDraft): Problem[] {
  if (draft.paper) return []
  const { sample } = withPaperQuestions(draft)
  return createStrayMarkFinder(draft)(language => sampleValues(sample, language)).map(({ name, wrong }) =>
    inYaml(draft, ['sample', name], wrong),
  )
}

/** Finds in answers the marks of this set that its list of annexures does not have; those of other papers may look alike. */
export function createStrayMarkFinder(
  draft: FormDraft,
): (answersIn: (language: Language) => FormValues) => StrayMark[] {
  const { annexures } = draft.view
  if (!annexures) return () => []
  const { view } = withPaperQuestions(draft)
  const finders = new Map(
    languages.map(language => [language, createMarkFinder(annexures.mark[language], language)]),
  )
  const { listAnnexures } = createSetCompiler(draft.view, 'en', { blank: 'rule', numberWords: () => '' })
  return answersIn => {
    const typed = languages.flatMap(language => {
      const values = answersIn(language)
      return listTyped(values).flatMap(({ name, item, text }) => {
        const field = view.fields.find(one => one.name === name)
        const found = finders.get(language)?.(text) ?? []
        if (found.length === 0 || !field || !readAsked(view, values).isShown(field, item)) return []
        return found.map(typedMark => ({ name, language, ...typedMark }))
      })
    })
    if (typed.length === 0) return []
    const listed = listAnnexures(answersIn('en')).filter(({ mark }) => mark !== '').length
    return typed
      .filter(({ number }) => number > listed)
      .map(({ name, language, mark }) => ({
        name,
        language,
        wrong: `'${name}' cites '${mark}' (${language}), and this set has ${listed} marked annexures.`,
      }))
  }
}

type Typed = { name: string; item?: number; text: string }

function listTyped(values: FormValues): Typed[] {
  return Object.entries(values).flatMap(([name, answer]): Typed[] => {
    if (!Array.isArray(answer)) return typeof answer === 'string' ? [{ name, text: answer }] : []
    return answer.flatMap((answers, item) =>
      Object.entries(answers).map(([part, text]) => ({ name: part, item, text: String(text) })),
    )
  })
}
