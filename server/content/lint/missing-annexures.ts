import type { FormView } from '#shared/contract/forms.ts'
import { type Language, languages } from '#shared/languages.ts'
import { createConditionParser } from '#shared/templates/conditions/asked.ts'
import { type Condition, opposite } from '#shared/templates/conditions/condition.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { linesOfEveryCase } from './of-every-case.ts'
import { canHold } from './possible-answers.ts'
import { atLine } from './rule.ts'

/** Words by which there are documents; 'every copy filed' and the annexures of the other side's petition are none. */
const speaksOfDocuments: Record<Language, RegExp> = {
  en: /\b(?:the (?:annexures|enclosures)\b(?! (?:of|to) the\b)|lists? of (?:annexures|enclosures|documents)\b|the (?:documents|copies|papers) (?:filed|annexed|enclosed|produced|relied)\b|documents on which\b|this (?:\w+ )+(?:and|with) its (?:annexures|enclosures|documents)\b)/i,
  hi: /(?<!(?:उसके|उनके) )(?:अनुलग्नक(?:ों)?|संलग्नकों)(?![\p{L}\p{M}])|(?<!प्रत्येक )(?:प्रस्तुत|संलग्न|दाखिल) (?:दस्तावेज(?:ों)?|प्रतियाँ|प्रतियों)(?![\p{L}\p{M}])|दस्तावेजों की (?:सूची|प्रतियाँ)|जिन दस्तावेजों/u,
  mr: /(?<!(?:तिची|त्याची|त्यांची) )(?:परिशिष्ट(?:े|ां)|जोडपत्र(?:े|ां))|(?:दाखल केले(?:ले|ल्या)|जोडले(?:ले|ल्या)) (?:दस्तऐवज|प्रती)|दस्तऐवजांच(?:ी यादी|्या प्रती)|ज्या दस्तऐवजां/u,
}

/**
 * Who has no document has no annexures: a sentence that speaks of them stands in a branch, or says what is true of none
 * as well ('every copy filed is a true copy'). A paper that is proposed under a condition stands in a branch itself.
 */
export function annexuresAreThere(draft: FormDraft): Problem[] {
  if (draft.paper?.showIf !== undefined) return []
  const found = languages.flatMap(language =>
    linesOfEveryCase(draft.texts[language].lines).flatMap(line => {
      const [words] = (line.text.startsWith('|') ? null : speaksOfDocuments[language].exec(line.text)) ?? []
      if (words === undefined) return []
      const message = `'${words}' is said in every case, and there may be no annexure: write it under a condition, or what is true where there is none ('every copy filed').`
      return [atLine(line, message)]
    }),
  )
  return found.length > 0 && mayHaveNoAnnexure(draft.view) ? found : []
}

/** Some answers by which none of the declared annexures is shown, and no further document need be named. */
function mayHaveNoAnnexure(view: FormView): boolean {
  const { annexures, fields } = view
  if (!annexures || fields.some(({ name, required }) => name === annexures.documents?.name && required))
    return false
  const read = createConditionParser(view)
  const shown = annexures.list.map(
    ({ showIf }): Condition => (showIf === undefined ? { is: 'all', of: [] } : read(showIf)),
  )
  return canHold(opposite({ is: 'any', of: shown }), view)
}
