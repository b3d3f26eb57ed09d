import type { FormSummary } from '#shared/contract/forms.ts'
import type { ShownCategory } from './category-look.ts'
import { FormRow } from './FormRow.tsx'

type FormListProps = {
  forms: readonly FormSummary[]
  categories: ReadonlyMap<number, ShownCategory>
}

export function FormList({ forms, categories }: FormListProps) {
  return (
    <ol
      aria-label="Legal forms"
      className="flex flex-col max-sm:gap-3 sm:divide-y sm:divide-rule sm:overflow-hidden sm:rounded-md sm:border sm:border-rule sm:shadow-sheet"
    >
      {forms.map((form, at) => (
        <FormRow key={form.id} form={form} number={at + 1} category={categories.get(form.categoryId)} />
      ))}
    </ol>
  )
}
