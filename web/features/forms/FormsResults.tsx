import { memo } from 'react'
import type { FormSummary } from '#shared/contract/forms.ts'
import { RequestForm } from '#web/features/form-requests/parts/RequestForm.tsx'
import { NothingFound } from '#web/features/nearest/parts/NothingFound.tsx'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FormRow } from './FormRow.tsx'
import { FormsPager } from './FormsPager.tsx'
import type { FormsView } from './forms-search.ts'
import { formsMessages } from './messages.ts'
import type { ShownCategory } from './model/category-look.ts'
import type { Page } from './model/list-forms.ts'

type FormsResultsProps = {
  view: FormsView
  list: Page<FormSummary>
  categories: ReadonlyMap<number, ShownCategory>
  onClear: () => void
  onTurn: () => void
}

export const FormsResults = memo(function FormsResults(props: FormsResultsProps) {
  const { view, list, categories, onClear, onTurn } = props
  const say = useMessages(formsMessages)
  if (list.items.length === 0) return <NoForms search={view.search} onClear={onClear} />
  return (
    <>
      <ol
        aria-label={say('legalForms')}
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
      {view.search ? (
        <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
          {say('notThese')}
          <RequestForm key={view.search} search={view.search} place="forms" label={say('requestForm')} />
        </div>
      ) : null}
      {list.pages > 1 ? <FormsPager view={view} page={list.page} pages={list.pages} onTurn={onTurn} /> : null}
    </>
  )
})

function NoForms({ search, onClear }: { search: string; onClear: () => void }) {
  const say = useMessages(formsMessages)
  return (
    <>
      <EmptyState
        title={say('noForms')}
        compact={search !== ''}
        hint={say('noFormsHint')}
        action={<Button onClick={onClear}>{say('clearFilters')}</Button>}
      />
      {search ? <NothingFound search={search} place="forms" /> : null}
    </>
  )
}
