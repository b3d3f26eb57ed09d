import { baseNumbers, listSectionNumbers } from '#server/law/sections/section-numbers.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { findMissingSections, repealedAlone, unknownSectionsIn } from './law.ts'
import { eachLanguage, listSaidOfChecks, listSaidOfDerived, listSaidOfQuestions } from './said.ts'

/** Sections that checks, questions and computed values name exist, and no repealed Act stands alone there. */
export function lawSaidIsLaw(draft: FormDraft): Problem[] {
  if (draft.paper) return []
  const alone = [...listSaidOfQuestions(draft), ...listSaidOfChecks(draft), ...listSaidOfDerived(draft)]
  // One case of a choice is of the old Act, another of the new one.
  const entries = [...listSaidOfQuestions(draft), ...listSaidOfChecks(draft), ...joinCases(draft)]
  return [
    ...alone.flatMap(({ words, tell }) => {
      const missing = eachLanguage(words).flatMap(([, text]) => findMissingSections(text))
      return [...new Set([...unknownSectionsIn(words.en), ...missing])].map(tell)
    }),
    ...entries.flatMap(({ words, tell }) =>
      [...new Set(eachLanguage(words).flatMap(([, text]) => repealedAlone(text)))].map(tell),
    ),
  ]
}

/** What is said in the three languages names the same sections. */
export function sectionsSaidAreEqual(draft: FormDraft): Problem[] {
  if (draft.paper) return []
  const said = [...listSaidOfQuestions(draft), ...listSaidOfChecks(draft), ...listSaidOfDerived(draft)]
  const numbered = said.filter(({ words: { en, hi, mr } }) => /\d/.test(en + hi + mr))
  return numbered.flatMap(({ words, tell }) =>
    eachLanguage(words).flatMap(([language, text]) => {
      const here = new Set(baseNumbers(text))
      const others = eachLanguage(words).filter(([other]) => other !== language)
      const named = new Set(others.flatMap(([, other]) => [...listSectionNumbers(other)]))
      return [...named]
        .filter(number => !here.has(number))
        .map(number => tell(`Section ${number} is named in another language, but not in '${text}'.`))
    }),
  )
}

function joinCases(draft: FormDraft) {
  const cases = Map.groupBy(listSaidOfDerived(draft), ({ name }) => name)
  return [...cases.values()].flatMap(of => {
    const [first] = of
    if (!first) return []
    const join = (language: 'en' | 'hi' | 'mr') => of.map(({ words }) => words[language]).join('\n')
    return [{ words: { en: join('en'), hi: join('hi'), mr: join('mr') }, tell: first.tell }]
  })
}
