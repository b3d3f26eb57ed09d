import { AppError, describeField, refuseField } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { DocumentBody, DocumentFormat, FormValues, FormView } from '#shared/contract/forms.ts'
import { said } from '#shared/messages/said.ts'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import type { Undrawable } from './render.ts'
import type { Renderer } from './renderer.ts'
import type { Stamp } from './write-stamps.ts'

export type DocumentNeeds = {
  renderer: Renderer
  clock: Clock
  /** The form and its cleaned answers, after checking that they are answers to its questions. */
  checkAnswers: (formId: number, values: Record<string, unknown>) => { form: FormView; values: FormValues }
}

export type MadeDocument = { name: string; type: string; bytes: Buffer }

const types: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Checks at once, so that a refused request costs nobody anything; `draw` then does the work. */
export function prepareDocument(needs: DocumentNeeds, formId: number, body: DocumentBody) {
  const { language, format, courtProfile } = body
  const { form, values } = needs.checkAnswers(formId, body.values)
  return async function draw(): Promise<MadeDocument> {
    const numberWords = await loadNumberWords(language)
    const document = compile(form, language, values, { blank: 'rule', numberWords })
    const profile = courtProfiles[courtProfile ?? form.courtProfile]
    const drawn = await needs.renderer.run({ format, document, profile, now: needs.clock() })
    if ('undrawable' in drawn) throw refuseUndrawable(drawn.undrawable, form)
    return { name: `${document.title}.${format}`, type: types[format], bytes: Buffer.from(drawn.bytes) }
  }
}

/** The marks and numbers of what is bound in, in the type of the court. */
export async function drawStamps(
  { renderer, clock, checkAnswers }: DocumentNeeds,
  formId: number,
  { language, courtProfile }: Pick<DocumentBody, 'language' | 'courtProfile'>,
  stamps: readonly Stamp[],
): Promise<Buffer> {
  const profile = courtProfiles[courtProfile ?? checkAnswers(formId, {}).form.courtProfile]
  const drawn = await renderer.run({ format: 'stamps', stamps, language, profile, now: clock() })
  if ('undrawable' in drawn) throw refuseField('mark', noLetters(drawn.undrawable.characters))
  return Buffer.from(drawn.bytes)
}

function refuseUndrawable({ characters, questions }: Undrawable, form: FormView): AppError {
  const shown = listShort(characters)
  const errors = questions.map(field =>
    describeField(field, said('noLettersIn', { label: labelOf(field, form), shown })),
  )
  return new AppError('validation', noLetters(characters), { field: questions[0], errors })
}

function labelOf(name: string, { fields }: FormView): string {
  return fields.find(field => field.name === name)?.label ?? name
}

function noLetters(characters: readonly string[]) {
  return said('noLetters', { shown: listShort(characters) })
}

function listShort(characters: readonly string[]): string {
  return characters.slice(0, 5).join(' ')
}
