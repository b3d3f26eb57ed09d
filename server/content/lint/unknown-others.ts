import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { placeOf } from './questions.ts'
import { inYaml } from './rule.ts'

/** What a party knows of itself and seldom of everybody on the other side. */
const ownParticulars = /(?:Parentage|Age|Occupation|Phone|Mobile|Email|Pan)$/

/**
 * Of several on the other side a party may know no more than name and address (CPC Order VII rule 1(c): so far as can be
 * ascertained). Husband or wife, who is asked for alone, is known better, and rules want more of them.
 */
export function othersNeedNotBeKnown(draft: FormDraft): Problem[] {
  const others = (draft.cause?.sides ?? []).flatMap(({ files, group }) => (files ? [] : group))
  const lists = draft.view.groups
    .filter(({ id, repeat }) => repeat && others.includes(id))
    .map(({ id }) => id)
  return draft.view.fields
    .filter(({ name, group, required }) => required && lists.includes(group) && ownParticulars.test(name))
    .map(({ name }) => {
      const message = `'${name}' must be answered of each on the other side, where it may not be known: 'other side: true' at the party, or required: false.`
      return inYaml(draft, placeOf(draft, name), message)
    })
}
