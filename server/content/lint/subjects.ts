import { type Agreement, cutAgreements } from '#shared/templates/parties/agreement.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { listStandings } from './in-hand.ts'
import { atLine } from './rule.ts'

/**
 * A side that may be several has a verb that agrees: 'The {applicants: applicant acts | applicants act}', not 'The
 * {filingRole} acts'. Surely its subject is only a side with which a sentence begins, or a clause after 'that'.
 */
export function subjectsHaveTheirVerb(draft: FormDraft): Problem[] {
  const english = new Set(draft.texts.en.lines)
  return listStandings(draft).flatMap(({ line, each }) => {
    if (!english.has(line)) return []
    const parts = cutAgreements(line.text)
    return parts.flatMap((part, index) => {
      if (typeof part === 'string' || part.group === each) return []
      const several = part.forms.at(-1)?.text ?? ''
      const verb =
        singularOwn.exec(several)?.[1] ?? verbAfter(several, parts[index - 1] ?? '', parts[index + 1])
      if (verb === undefined) return []
      const message = `'${several.split(' ').slice(0, 3).join(' ')} ... ${verb}': several have another verb: write it into the words that agree, or {${part.group}: ${verb} | ...}.`
      return [atLine(line, message)]
    })
  })
}

type Part = string | Agreement

function verbAfter(several: string, before: Part, after: Part | undefined): string | undefined {
  if (typeof before !== 'string' || typeof after !== 'string') return undefined
  return beginning.test(before) && plural.test(several) ? singular.exec(after)?.[1] : undefined
}

const plural = /^(?!each\b|every\b|any\b|one\b|either\b|no\b)[a-z -]*(?:s|children|accused)$/i
const beginning = /(?:^(?:\d+\.|\([a-z]+\))? *(?:\[[^\]]*\] *)?|[.;:] |\bthat )(?:the )?$/i
const singular =
  /^(?:\{\w+Numbers\})? (?:(?:also|further|hereby|now|respectfully|still|then|therefore) )?(is|was|has|does|(?!across|always|as|besides|his|its|this|thus|towards)[a-z]+s)\b/
const singularOwn = /^(?:the )?[a-z-]+s (is|was|has|does)\b/i
