import type { FormField, FormValues, FormView } from '#shared/contract/forms.ts'
import { readAsked } from '#shared/templates/conditions/asked.ts'
import { listItems, readAnswer } from './places.ts'

export type Count = { answered: number; required: number }
export type GroupProgress = Count & { id: string }
export type Progress = Count & { groups: readonly GroupProgress[] }

type Questions = Pick<FormView, 'fields' | 'groups'> & Partial<Pick<FormView, 'conditions'>>

/**
 * The number of required questions that are answered, for each step; in a repeat group they count once
 * for every item.
 */
export function measureProgress(form: Questions, values: FormValues): Progress {
  const asked = readAsked(form, values)
  const shown = form.groups.filter(group => asked.isGroupShown(group.id))
  const groups = shown.map(group => {
    const fields = form.fields.filter(field => field.group === group.id)
    const indexes = group.repeat ? listItems(values, group.id).map((_, index) => index) : [undefined]
    const places = indexes.flatMap(index =>
      fields.filter(field => asked.isRequired(field, index)).map(field => placeOf(field, index)),
    )
    const answered = places.filter(place => isAnswered(readAnswer(values, place))).length
    return { id: group.id, answered, required: places.length }
  })
  return { answered: total(groups, 'answered'), required: total(groups, 'required'), groups }
}

export function isAnswered(answer: string): boolean {
  return /\S/.test(answer)
}

/** Returns the previous result while no number has changed, so that components do not render again. */
export function keepIfSame(before: Progress | undefined, now: Progress): Progress {
  if (!before || before.groups.length !== now.groups.length) return now
  const isSame = now.groups.every((group, index) => {
    const old = before.groups[index]
    return old?.id === group.id && old.answered === group.answered && old.required === group.required
  })
  return isSame ? before : now
}

export function isComplete({ answered, required }: Count): boolean {
  return answered === required
}

function placeOf({ name, group }: FormField, index: number | undefined) {
  return index === undefined ? { name } : { name, group, index }
}

function total(groups: readonly GroupProgress[], part: keyof Count): number {
  return groups.reduce((sum, group) => sum + group[part], 0)
}

/** Several places show the progress at every keystroke, so it is computed once for each set of answers. */
export function createProgressReader(form: Questions, readValues: () => FormValues): () => Progress {
  let measured: FormValues | undefined
  let progress: Progress | undefined
  return () => {
    const values = readValues()
    if (progress && measured === values) return progress
    measured = values
    progress = keepIfSame(progress, measureProgress(form, values))
    return progress
  }
}
