import { memo } from 'react'
import type { FormSummary } from '#shared/contract/forms.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { ShownCategory } from './category-look.ts'
import { FormRow } from './FormRow.tsx'
import { FormsPager } from './FormsPager.tsx'
import type { FormsView } from './forms-find.ts'
import type { Page } from './list-forms.ts'

type FormsResultsProps = {
  view: FormsView
  list: Page<FormSummary>
  categories: ReadonlyMap<number, ShownCategory>
  onClear: () => void
  onTurn: () => void
}

export const FormsResults = memo(function FormsResults(props: FormsResultsProps) {
  const { view, list, categories, onClear, onTurn } = props
  if (list.items.length === 0) return <NoForms onClear={onClear} />
  return (
    <>
      <ol
        aria-label="Legal forms"
        start={list.first}
        className="flex flex-col max-sm:gap-3 sm:divide-y sm:divide-rule sm:overflow-hidden sm:rounded-md sm:border sm:border-rule sm:shadow-sheet"
      >
        {list.items.map((form, at) => (
          <FormRow
            key={form.id}
            form={form}
            number={list.first + at}
            category={categories.get(form.categoryId)}
          />
        ))}
      </ol>
      {list.pages > 1 ? <FormsPager view={view} page={list.page} pages={list.pages} onTurn={onTurn} /> : null}
    </>
  )
})

function NoForms({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No forms found"
      hint="No forms available with the selected filters"
      action={<Button onClick={onClear}>Clear Filters</Button>}
    />
  )
}
