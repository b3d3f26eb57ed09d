import { createConditionParser } from '#shared/templates/conditions/asked.ts'
import type { Condition } from '#shared/templates/conditions/condition.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { spokenIn } from './spoken.ts'

/** A denial by itself: 'None', 'Nothing of it has been received', '1. [record] No notice was given.'; 'not known' denies nothing. */
const denial =
  /^\W*(?:\d+\. )?(?:\[[\w, -]+\] )?(?:none\b(?! (?:is |are )?known)|no (?!\.)|nothing\b|nobody\b|neither\b|not\b(?! (?:known|stated|asked|available|fixed)\b))/i
/** Words of a question by which who leaves it blank says that there is none. */
const saysWhatBlankIs =
  /\b(?:blank|empty|if (?:any|known|available|there|it|one)|where (?:known|there|any|none)|only where|or none)\b/i

/**
 * What a paper denies where an optional question has no answer is sworn by who may only have passed it over: its help says
 * that a blank means none.
 */
export function blanksAreToldToDeny(draft: FormDraft): Problem[] {
  const { fields } = draft.view
  const silent = new Set(
    fields
      .filter(({ required, options, labels, help }) => {
        return !required && !options && !saysWhatBlankIs.test(`${labels.en} ${help?.en ?? ''}`)
      })
      .map(({ name }) => name),
  )
  return spokenIn(draft, 'en', createConditionParser(draft.view)).flatMap(({ text, when, tell }) => {
    const [found] = denial.test(text) ? [text.trim()] : []
    if (found === undefined || !when) return []
    return listBlank(when)
      .filter(name => silent.has(name))
      .map(name =>
        tell(
          `'${found.slice(0, 40)}' is said where '${name}' is not answered: say in its help that a blank means so, or ask.`,
        ),
      )
  })
}

/** The questions that are blank in the innermost branch. */
function listBlank(condition: Condition, denied = false): string[] {
  if (condition.is === 'not') return listBlank(condition.of, !denied)
  if (condition.is === 'all' && !denied) return condition.of.slice(-1).flatMap(one => listBlank(one))
  if (condition.is === 'any' && denied) return condition.of.flatMap(one => listBlank(one, true))
  return denied && condition.is === 'answered' ? [condition.name] : []
}
