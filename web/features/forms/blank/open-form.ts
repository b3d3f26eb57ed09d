import type { FormField, FormGroup } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { CompilableForm } from '#shared/templates/compile.ts'
import { createConditionParser } from '#shared/templates/conditions/asked.ts'
import { openChoices } from './open-choices.ts'

const choice = / \/ |\[/

/**
 * The form as a blank prints it above its questions: everything may be filled in, and every choice is open. `isChoosing`
 * tells whether something is to be struck out.
 */
export function openForm(form: CompilableForm, language: Language, or: string) {
  const { header, formTitle, title, parties } = (form.texts ?? form.multiLangContent)[language]
  const opening = { read: createConditionParser(form), or }
  const text = {
    header: openChoices(header, opening),
    formTitle: openChoices(formTitle, opening),
    title: openChoices(title, opening),
    parties: openChoices(parties, opening),
    content: '',
    footer: '',
  }
  const open: CompilableForm = {
    ...form,
    fields: form.fields.map(field => ({ ...askAlways(field), required: true })),
    groups: form.groups.map(askAlways),
    texts: { ...form.multiLangContent, [language]: text },
  }
  const hasChoices = [header, formTitle, title, parties].some(section => section.includes('{if '))
  const isOpen = (section: string) => choice.test(section) || section.includes(`\n^ ${or}\n`)
  return { form: open, isChoosing: hasChoices && Object.values(text).some(isOpen) }
}

function askAlways<Asked extends FormField | FormGroup>(asked: Asked): Asked {
  return { ...asked, showIf: undefined, requiredIf: undefined }
}
