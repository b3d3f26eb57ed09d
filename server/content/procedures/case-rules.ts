import type { Problem } from '../problem.ts'
import type { GuideReferences } from './references.ts'
import { type ProcedureDraft, type ProcedureRule, problem } from './rule.ts'

/** The leading judgments of a guide. */
export const caseRules = { casesExist, casesAreGoodLaw } satisfies Record<string, ProcedureRule>

type Slugs = readonly string[]

function casesExist(draft: ProcedureDraft, _: Slugs, { findCase }: GuideReferences): Problem[] {
  const { cases } = draft.guide
  return cases.flatMap((id, at) => {
    if (!findCase(id))
      return [problem(draft, ['cases', at], `There is no judgment '${id}' in content/cases.`)]
    return cases.indexOf(id) < at ? [problem(draft, ['cases', at], `'${id}' stands twice.`)] : []
  })
}

/** What was doubted or overruled in part may lead a guide, which shows it. */
function casesAreGoodLaw(draft: ProcedureDraft, _: Slugs, { findCase }: GuideReferences): Problem[] {
  return draft.guide.cases.flatMap((id, at) => {
    const ended = findCase(id)?.ended
    return ended ? [problem(draft, ['cases', at], `'${id}' leads no guide: ${ended}.`)] : []
  })
}
