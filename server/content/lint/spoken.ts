import type { Language } from '#shared/languages.ts'
import { both, type Condition } from '#shared/templates/conditions/condition.ts'
import { createScope, cutControls, parseControlLine } from '#shared/templates/conditions/scope.ts'
import type { FormDraft, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'

export type Spoken = {
  text: string
  language: Language
  when: Condition | undefined
  tell: (message: string) => Problem
}

/** The words of a text, each with the conditions around it. */
export function spokenIn(
  { texts }: FormDraft,
  language: Language,
  read: (text: string) => Condition,
): Spoken[] {
  const around = createScope(read)
  return texts[language].lines.flatMap((line: TextLine) => {
    const alone = parseControlLine(line.text)
    if (alone) {
      around.apply(alone)
      return []
    }
    const inside = createScope(read)
    return cutControls(line.text).flatMap((piece): Spoken[] => {
      if (typeof piece !== 'string') {
        inside.apply(piece)
        return []
      }
      const own = inside.when()
      const when = own ? both(around.when(), own) : around.when()
      return [{ text: piece, language, when, tell: message => atLine(line, message) }]
    })
  })
}
