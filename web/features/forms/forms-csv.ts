import type { FormSummary } from '#shared/contract/forms.ts'
import { writeCsv } from '#shared/csv.ts'

export const listFileName = 'legal-forms.csv'

const headings = [
  'No.',
  'Title',
  'Popular',
  'Description',
  'Category',
  'Court',
  'Jurisdiction',
  'Estimated time',
  'Provision',
  'Law checked on',
  'Address',
]

type ListContext = { nameCategory: (id: number) => string; addressOf: (id: number) => string }

/** The list as it is shown, in its order and with its numbers. */
export function writeFormsCsv(
  forms: readonly FormSummary[],
  { nameCategory, addressOf }: ListContext,
): string {
  const rows = forms.map((form, at) => [
    String(at + 1),
    form.title,
    form.isPopular ? 'Yes' : '',
    form.description,
    nameCategory(form.categoryId),
    form.courtType,
    form.jurisdiction,
    form.estimatedTime,
    form.provision,
    form.lawCheckedOn,
    addressOf(form.id),
  ])
  return writeCsv([headings, ...rows])
}
