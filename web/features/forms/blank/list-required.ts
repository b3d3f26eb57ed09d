import type { FormField } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { CompilableForm } from '#shared/templates/compile.ts'
import { createConditionParser } from '#shared/templates/conditions/asked.ts'
import type { FormsSay } from '../messages.ts'
import { sayCondition } from './say-condition.ts'

/** Questions with the words that say when they are asked; those that always are have none and stand first. */
export type RequiredPart = { when?: string; fields: FormField[] }

export function listRequired(form: CompilableForm, language: Language, say: FormsSay): RequiredPart[] {
  const read = createConditionParser(form)
  const groupShown = new Map(form.groups.map(({ id, showIf }) => [id, showIf]))
  const parts = new Map<string | undefined, FormField[]>([[undefined, []]])
  for (const field of form.fields.filter(({ required, requiredIf }) => required || requiredIf)) {
    const under = field.required ? undefined : field.requiredIf
    const texts = [groupShown.get(field.group), field.showIf, under].filter(text => text !== undefined)
    const when = texts.length > 0 ? sayWhen(texts) : undefined
    parts.set(when, [...(parts.get(when) ?? []), field])
  }
  return [...parts]
    .filter(([, fields]) => fields.length > 0)
    .map(([when, fields]) => ({ fields, ...(when !== undefined && { when }) }))

  function sayWhen(texts: readonly string[]): string {
    const condition = sayCondition({ is: 'all', of: texts.map(read) }, { form, language, say })
    return condition === undefined ? say('whereItApplies') : say('onlyIf', { condition })
  }
}
