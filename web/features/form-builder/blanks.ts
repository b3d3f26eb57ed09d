import type { FormField, FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { CompiledBlock, CompiledDocument, Run } from '#shared/templates/blocks.ts'
import { type CountedPlace, readAnswer } from './places.ts'
import { isAnswered } from './progress.ts'
import { listMissing, listPlaces } from './validate.ts'

export type Blank = CountedPlace & { label: string }

/** The questions whose answers the paper would show as ruled blanks, in the order they are asked. */
export function listBlanks(form: FormView, values: FormValues, document: CompiledDocument): Blank[] {
  const wanted = new Set(
    [...listRuns(document).flatMap(run => placesOf(run, form, values)), ...listMissing(form, values)].map(
      keyOf,
    ),
  )
  return listPlaces(form, values)
    .filter(place => wanted.has(keyOf(place)))
    .map(place => ({ ...place, label: describePlace(form, place, document.language) }))
}

/** The label of a question; inside a repeat group with the item it belongs to: 'Applicant 2: Full name'. */
export function describePlace(
  form: Pick<FormView, 'fields' | 'groups'>,
  { name, group, index }: CountedPlace,
  language: Language,
): string {
  const label = form.fields.find(field => field.name === name)?.labels[language] ?? name
  const owner = form.groups.find(({ id }) => id === group)
  if (!owner || index === undefined) return label
  return `${(owner.item ?? owner.title)[language]} ${index + 1}: ${label}`
}

export function listRuns(document: CompiledDocument): Run[] {
  return document.sections.flatMap(section => section.blocks.flatMap(runsOf))
}

function runsOf(block: CompiledBlock): readonly Run[] {
  if (block.kind === 'pageBreak') return []
  if (block.kind === 'columns') return block.rows.flatMap(({ left, right }) => [...left, ...right].flat())
  return block.lines.flat()
}

/** A computed blank stands for the questions behind it that are not answered; of several, only those required. */
function placesOf(run: Run, form: FormView, values: FormValues): CountedPlace[] {
  if (!run.blank) return []
  const sources = run.sources ?? []
  const fields = form.fields.filter(field => sources.includes(field.name))
  return fields
    .filter(field => sources.length === 1 || field.required)
    .map(field => place(field, form, run.item))
    .filter(where => !isAnswered(readAnswer(values, where)))
}

function place({ name, group }: FormField, form: FormView, item = 0): CountedPlace {
  return form.groups.some(({ id, repeat }) => id === group && repeat)
    ? { name, group, index: item }
    : { name }
}

function keyOf({ name, group, index }: CountedPlace): string {
  return [group, index, name].join(' ')
}
