import type { FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { listRuns } from '#shared/templates/blocks.ts'
import { createSetCompiler } from '#shared/templates/papers/compile-set.ts'
import { writeText } from '#shared/templates/writers/text.ts'

/** `blanks` are the names of what has no value where it would be printed. */
export type PrintedPaper = { title: string; text: string; blanks: string[] }

const anyWords: Record<Language, string> = { en: 'words', hi: 'शब्द', mr: 'शब्द' }

/** Prints sets of one form one after the other, as plain text; what did not change since the last one is kept. */
export function createClientPrinter(view: FormView, language: Language) {
  const options = { blank: 'rule', numberWords: () => anyWords[language] } as const
  const { list, compile } = createSetCompiler(view, language, options)
  return (values: FormValues): PrintedPaper[] =>
    list(values)
      .filter(({ standing, paper }) => standing === 'in the set' && paper.kind !== 'annexures')
      .map(({ id, title }) => {
        const document = compile(id, values)
        const blanks = listRuns(document).flatMap(({ blank, field = '' }) => (blank ? field : []))
        return { title, text: writeText(document), blanks }
      })
}
