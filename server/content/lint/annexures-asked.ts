import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { inYaml } from './rule.ts'

/** What a title says of the paper itself: that it is certified, an original or a proof. An 'order in original' is none. */
const claim =
  /\bcertified cop(?:y|ies)\b|(?<!\border in )\boriginals?\b|\bproofs? of\b|\bwith (?:the |its )?(?:postal receipts?|proof)\b/i

/**
 * An index that lists a paper which is not there is returned, and the verification swears to it. So what a title says
 * of the paper stands under a condition, or in words that an answer chooses: '{orderCopyText} of the order'.
 */
export function annexuresAreAskedFor(draft: FormDraft): Problem[] {
  if (draft.paper) return []
  return (draft.view.annexures?.list ?? []).flatMap(({ name, titles, showIf }) => {
    const [found] = claim.exec(titles.en) ?? []
    if (found === undefined || showIf !== undefined) return []
    const message = `'${found}' is listed in every case: ask what is annexed and write 'show if', or take the word from an answer (question set 'copy-of-order').`
    return [inYaml(draft, ['annexures', 'list', name], message)]
  })
}
