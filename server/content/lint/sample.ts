import type { FormField } from '#shared/contract/forms.ts'
import { readAsked } from '#shared/templates/conditions/asked.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { sampleValues } from '../sample-values.ts'
import { listChosenBy } from './chosen-parties.ts'
import { inYaml } from './rule.ts'

type Item = Record<string, unknown>
type Place = (string | number)[]

export function sampleAnswersEveryQuestion(draft: FormDraft): Problem[] {
  const asked = readAsked(draft.view, sampleValues(draft.sample, 'en'))
  const chosenBy = listChosenBy(draft.view)
  const ofForm = eachQuestion(draft).flatMap(({ field, item, place }) => {
    const answer = item[field.name]
    if (answer === undefined && chosenBy.includes(field.name)) return []
    const index = place.at(2)
    const isAsked = asked.isShown(field, typeof index === 'number' ? index : undefined)
    if (answer === undefined && !isAsked) return []
    if (answer === undefined && draft.leaves.includes(field.name))
      if (!asked.isRequired(field, typeof index === 'number' ? index : undefined)) return []
    // An optional question asked only for some kinds of party needs an answer from at least one party.
    if (answer === undefined && typeof index === 'number' && !asked.isRequired(field, index))
      if (itemsOf(draft, field.group).some(other => other[field.name] !== undefined)) return []
    return tell(draft, place, field, answer === undefined ? 'has no answer.' : whatIsWrong(field, answer))
  })
  return [...ofForm, ...answersForPapersAreRight(draft)]
}

/** What a form's sample says for a paper of its set takes the place of the paper's own example. */
function answersForPapersAreRight(draft: FormDraft): Problem[] {
  const { papers } = draft.view
  if (!papers) return []
  return eachQuestion(draft, papers).flatMap(({ field, item, place }) => {
    const answer = item[field.name]
    return answer === undefined ? [] : tell(draft, place, field, whatIsWrong(field, answer))
  })
}

function tell(draft: FormDraft, place: Place, { name }: FormField, wrong: string | undefined): Problem[] {
  return wrong ? [inYaml(draft, [...place, name], `sample: '${name}' ${wrong}`)] : []
}

/** `leaves` names optional questions of the form or of its papers to which no item of the sample has an answer. */
export function sampleLeavesWhatItNames(draft: FormDraft): Problem[] {
  const { papers } = draft.view
  const questions = [...eachQuestion(draft), ...(papers ? eachQuestion(draft, papers) : [])]
  return draft.leaves.flatMap((name, index) => {
    const own = questions.filter(({ field }) => field.name === name)
    const tellOf = (wrong: string) => [inYaml(draft, ['leaves', index], `leaves: '${name}' ${wrong}`)]
    if (own.length === 0) return tellOf('is not a question here.')
    if (own.some(({ field }) => field.required)) return tellOf('is required: the sample answers it.')
    return own.some(({ item }) => item[name] !== undefined) ? tellOf('has an answer in the sample.') : []
  })
}

/** What only the papers of the set ask may be answered too, so that all papers speak of the same case. */
export function sampleAnswersNothingElse(draft: FormDraft): Problem[] {
  const { papers } = draft.view
  const fields = [...draft.view.fields, ...(papers?.fields ?? [])]
  const groups = [...draft.view.groups, ...(papers?.groups ?? [])]
  const repeats = groups.filter(group => group.repeat).map(group => group.id)
  const plain = fields.filter(field => !repeats.includes(field.group)).map(field => field.name)
  const strangers = unknownKeys(draft.sample, [...repeats, ...plain], ['sample'])
  const inItems = repeats.flatMap(id => {
    const known = fields.filter(field => field.group === id).map(field => field.name)
    return itemsOf(draft, id).flatMap((item, index) => unknownKeys(item, known, ['sample', id, index]))
  })
  return [...strangers, ...inItems].map(place =>
    inYaml(draft, place, `sample: '${String(place.at(-1))}' is not a question here.`),
  )
}

type Question = { field: FormField; item: Item; place: Place }
type Questions = Pick<FormDraft['view'], 'fields' | 'groups'>

function eachQuestion(draft: FormDraft, { fields, groups }: Questions = draft.view): Question[] {
  return fields.flatMap((field): Question[] => {
    const group = groups.find(({ id }) => id === field.group)
    if (!group?.repeat) return [{ field, item: draft.sample, place: ['sample'] }]
    const items = itemsOf(draft, group.id)
    if (items.length === 0) return [{ field, item: {}, place: ['sample', group.id] }]
    return items.map((item, index) => ({ field, item, place: ['sample', group.id, index] }))
  })
}

function itemsOf({ sample }: FormDraft, group: string): Item[] {
  const items = sample[group]
  return Array.isArray(items) ? items : []
}

function unknownKeys(item: Item, known: string[], place: Place): Place[] {
  return Object.keys(item)
    .filter(key => !known.includes(key))
    .map(key => [...place, key])
}

function whatIsWrong(field: FormField, answer: unknown): string | undefined {
  if (Array.isArray(answer)) return 'is not a repeat group: give one answer.'
  if (typeof answer !== 'string')
    return field.type === 'text' || field.type === 'textarea' ? undefined : plainAnswer(field)
  if (answer.trim() === '') return 'has an empty answer.'
  if (field.type === 'date' && !isDate(answer)) return 'must be a date like 2026-02-14.'
  if (field.type === 'select' && !field.options?.includes(answer))
    return `must be one of its options in English: ${field.options?.join(' | ')}.`
  return undefined
}

function plainAnswer(field: FormField): string {
  return `is a ${field.type}: give one value for all languages${field.type === 'select' ? ', the English option' : ''}.`
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}
