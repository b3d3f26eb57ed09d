import type { FormSummary } from '#shared/contract/forms.ts'
import { writeCsv } from '#shared/csv.ts'
import type { FormsSay } from './messages.ts'
import { factsIn } from './model/use-facts.ts'

export const listFileName = 'legal-forms.csv'

const headings = [
  'number',
  'title',
  'popular',
  'description',
  'category',
  'court',
  'jurisdiction',
  'estimatedTime',
  'provision',
  'lawCheckedOn',
  'address',
] as const

export type ListContext = {
  say: FormsSay
  nameCategory: (id: number) => string
  addressOf: (id: number) => string
}

/** The list as it is shown, in its language and order and with its numbers. */
export function writeFormsCsv(
  forms: readonly FormSummary[],
  { say, nameCategory, addressOf }: ListContext,
): string {
  const { sayBadge, sayTime } = factsIn(say)
  const rows = forms.map((form, at) => [
    String(at + 1),
    form.title,
    form.isPopular ? say('yes') : '',
    form.description,
    nameCategory(form.categoryId),
    sayBadge(form.courtType),
    sayBadge(form.jurisdiction),
    sayTime(form.estimatedTime),
    form.provision,
    form.lawCheckedOn,
    addressOf(form.id),
  ])
  return writeCsv([headings.map(heading => say(heading)), ...rows])
}
