import type { FormField } from '#shared/contract/forms.ts'
import { languages } from '#shared/languages.ts'
import { listRuns } from '#shared/templates/blocks.ts'
import { compile } from '#shared/templates/compile.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { createRenderings } from './renderings.ts'
import { inYaml } from './rule.ts'

const none =
  /^(?:no|none|nil|not|never|nothing|there (?:is|are|was|were) (?:no|none)|no(?:ne)? (?:is|are|was|were))\b/i
const details =
  /^(?:its|their|his|her|the|give|if|details?|particulars?|which|what|when|date|number|reasons?|why)\b/i

/** 'None' and then the details: where an option says that there is nothing, what is asked about it does not print. */
export function nothingHasNoDetails(draft: FormDraft): Problem[] {
  const { fields, groups } = draft.view
  const single = fields.filter(({ group }) => !groups.find(({ id }) => id === group)?.repeat)
  return single.flatMap((field, index) => {
    const option = field.options?.find(text => none.test(text))
    const next = single[index + 1]
    if (!option || !next || !isAbout(next, field)) return []
    if (!prints(draft, next.name, { [field.name]: option })) return []
    const message = `'${next.name}' prints although '${field.name}' is '${option}': give it 'show if: ${field.name} is not "${option}"'.`
    return [inYaml(draft, ['fields', draft.declaredAt.get(next.name) ?? 0], message)]
  })
}

/** The question after a choice asks for its details where it is optional text of the same step and says so. */
function isAbout(next: FormField, { group }: FormField): boolean {
  if (next.group !== group || next.type === 'select' || next.required || next.showIf !== undefined)
    return false
  return details.test(next.label)
}

function prints(draft: FormDraft, name: string, answers: Record<string, string>): boolean {
  const renderingsIn = createRenderings(draft)
  return languages.some(language => {
    const every = renderingsIn(language)[1]?.values
    const document = compile(
      draft.view,
      language,
      { ...every, ...answers },
      { blank: 'placeholder', numberWords: String },
    )
    return listRuns(document).some(run => run.field === name || run.sources?.includes(name))
  })
}
