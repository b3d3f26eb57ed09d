import { findUnknownSections } from '#server/law/sections/act-sections.ts'
import { parseDocuments } from '#shared/procedures/documents.ts'
import { hasUnprintable } from '#shared/templates/clean-text.ts'
import { findMissingSections, repealedAlone } from '../lint/law.ts'
import { suggestName } from '../lint/placeholders.ts'
import type { Problem } from '../problem.ts'
import { branchRules } from './branch-rules.ts'
import { caseRules } from './case-rules.ts'
import { deadlineRules } from './deadline-rules.ts'
import { type ProcedureDraft, type ProcedureRule, problem, textsOf } from './rule.ts'

/** All rules for guides, by name; each has a test in which it fails. */
export const procedureRules: Record<string, ProcedureRule> = {
  fileNameIsPlain,
  stepsAreCounted,
  firstStepIsCurrent,
  documentsParse,
  formsExist,
  newCodeSectionsExist,
  sectionsExist,
  repealedActsNameTheirSuccessor,
  textsHaveNoInvisibleCharacters,
  ...branchRules,
  ...deadlineRules,
  ...caseRules,
}

function fileNameIsPlain(draft: ProcedureDraft): Problem[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(draft.slug)) return []
  return [problem(draft, [], 'The file name may have only small letters, digits and single dashes.')]
}

function stepsAreCounted(draft: ProcedureDraft): Problem[] {
  return draft.guide.steps.flatMap(({ step }, at) =>
    step === at + 1
      ? []
      : [problem(draft, ['steps', at, 'step'], `Steps are counted from 1 in order: this is step ${at + 1}.`)],
  )
}

function firstStepIsCurrent(draft: ProcedureDraft): Problem[] {
  return draft.guide.steps.flatMap(({ status }, at) => {
    const expected = at === 0 ? 'current' : 'pending'
    if (status === expected) return []
    const message = `status: ${expected} stands here: a guide starts at its first step.`
    return [problem(draft, ['steps', at, 'status'], message)]
  })
}

function documentsParse(draft: ProcedureDraft): Problem[] {
  return draft.guide.steps.flatMap(({ documents }, at) =>
    parseDocuments(documents)
      ? []
      : [
          problem(
            draft,
            ['steps', at, 'documents'],
            'This is no list of documents: write one line for each.',
          ),
        ],
  )
}

function formsExist(draft: ProcedureDraft, formSlugs: readonly string[]): Problem[] {
  return draft.guide.steps.flatMap(({ forms, choices }, at) =>
    [...forms, ...choices.flatMap(choice => choice.forms)]
      .filter(slug => !formSlugs.includes(slug))
      .map(slug => {
        const meant = suggestName(slug, formSlugs)?.replace(/[{}]/g, "'")
        const message = `There is no form '${slug}'.${meant ? ` ${meant}?` : ''}`
        return problem(draft, ['steps', at, 'forms'], message)
      }),
  )
}

function newCodeSectionsExist(draft: ProcedureDraft): Problem[] {
  return textsOf(draft.guide).flatMap(({ text, path }) =>
    findMissingSections(text).map(message => problem(draft, path, message)),
  )
}

function sectionsExist(draft: ProcedureDraft): Problem[] {
  return textsOf(draft.guide).flatMap(({ text, path }) =>
    findUnknownSections(text).map(message => problem(draft, path, message)),
  )
}

/** Keywords may use old names of Acts, because they do not state the law. */
function repealedActsNameTheirSuccessor(draft: ProcedureDraft): Problem[] {
  return textsOf({ ...draft.guide, keywords: [] }).flatMap(({ text, path }) =>
    repealedAlone(text).map(message => problem(draft, path, message)),
  )
}

function textsHaveNoInvisibleCharacters(draft: ProcedureDraft): Problem[] {
  return textsOf(draft.guide)
    .filter(({ text }) => hasUnprintable(text))
    .map(({ path }) =>
      problem(draft, path, 'A control character or invisible mark stands in this text: type it again.'),
    )
}
