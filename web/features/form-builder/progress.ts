import type { Answers, FormField, FormValues } from '#shared/contract/forms.ts'
import { type Asked, type AskingForm, readAsked } from '#shared/templates/conditions/asked.ts'
import { sameParts } from '#shared/templates/same-parts.ts'
import { listItems } from './places.ts'

export type Count = { answered: number; required: number }
export type GroupProgress = Count & { id: string }
export type Progress = Count & { groups: readonly GroupProgress[] }

/**
 * The number of required questions that are answered, for each step; in a repeat group they count once
 * for every item.
 */
export function measureProgress(form: AskingForm, values: FormValues): Progress {
  return createMeasure(form)(values)
}

/** Counts a step again only when one of its answers, or what is asked, has changed. */
function createMeasure(form: AskingForm): (values: FormValues) => Progress {
  const known = new Map<string, { parts: readonly unknown[]; progress: GroupProgress }>()
  const steps = form.groups.map(group => {
    const fields = form.fields.filter(field => field.group === group.id)
    return { group, fields, countItem: createItemCounter(fields) }
  })
  return values => {
    const asked = readAsked(form, values)
    const groups = steps
      .filter(({ group }) => asked.isGroupShown(group.id))
      .map(({ group, fields, countItem }) => {
        const answers = group.repeat ? [values[group.id]] : fields.map(({ name }) => values[name])
        const parts = [asked, ...answers]
        const before = known.get(group.id)
        if (before && sameParts(before.parts, parts)) return before.progress
        const counts = group.repeat
          ? listItems(values, group.id).map((item, index) => countItem(asked, item, index))
          : [countAnswers(fields, asked, values)]
        const progress = {
          id: group.id,
          answered: total(counts, 'answered'),
          required: total(counts, 'required'),
        }
        known.set(group.id, { parts, progress })
        return progress
      })
    return { answered: total(groups, 'answered'), required: total(groups, 'required'), groups }
  }
}

type CountItem = (asked: Asked, item: Answers, index: number) => Count

/** Of a repeat group only the items are counted again whose answers have changed. */
function createItemCounter(fields: readonly FormField[]): CountItem {
  const known: { asked: Asked; item: Answers; count: Count }[] = []
  return (asked, item, index) => {
    const before = known[index]
    if (before?.asked === asked && before.item === item) return before.count
    const count = countAnswers(fields, asked, item, index)
    known[index] = { asked, item, count }
    return count
  }
}

function countAnswers(
  fields: readonly FormField[],
  asked: Asked,
  answers: FormValues | Answers,
  index?: number,
): Count {
  const required = fields.filter(field => asked.isRequired(field, index))
  const answered = required.filter(({ name }) => isAnswered(readText(answers[name])))
  return { answered: answered.length, required: required.length }
}

function readText(answer: FormValues[string] | undefined): string {
  return typeof answer === 'string' ? answer : ''
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

function total(counts: readonly Count[], part: keyof Count): number {
  return counts.reduce((sum, count) => sum + count[part], 0)
}

/** Several places show the progress at every keystroke, so it is computed once for each set of answers. */
export function createProgressReader(form: AskingForm, readValues: () => FormValues): () => Progress {
  const measure = createMeasure(form)
  let measured: FormValues | undefined
  let progress: Progress | undefined
  return () => {
    const values = readValues()
    if (progress && measured === values) return progress
    measured = values
    progress = keepIfSame(progress, measure(values))
    return progress
  }
}
