import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import { categories as knownCategories } from '#shared/categories.ts'
import type { FormSummary } from '#shared/contract/forms.ts'
import { useFullAddress } from '#web/address.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { MeantSections } from '#web/features/law/parts/MeantSections.tsx'
import { saveFile } from '#web/save-file.ts'
import { plainOf } from '#web/search.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFilters } from '#web/use-filters.ts'
import { FormsFilters } from './FormsFilters.tsx'
import { FormsHead } from './FormsHead.tsx'
import { FormsResults } from './FormsResults.tsx'
import { listFileName, writeFormsCsv } from './forms-csv.ts'
import { formsSearch, isNarrowed } from './forms-search.ts'
import { describeCount, filterByCourt, listCourts, takePage } from './model/list-forms.ts'
import { categoriesQuery, checkConnection, foundFormsQuery } from './queries.ts'

const route = getRouteApi('/forms')
const everything = plainOf(formsSearch)
const fromTheStart = { page: 1 }
const none: readonly FormSummary[] = []

/** The Legal Forms Library. */
export function FormsPage() {
  const { view, type, choose } = useFilters(route.useSearch(), route.useNavigate(), fromTheStart)
  const search = useCallback((words: string) => type({ search: words }), [type])
  const clear = useCallback(() => choose(everything), [choose])
  const found = useQuery(foundFormsQuery(view))
  const loaded = found.data?.forms ?? none
  const courts = useMemo(() => listCourts(loaded, view.court), [loaded, view.court])
  const shown = useMemo(() => filterByCourt(loaded, view.court), [loaded, view.court])
  const list = useMemo(() => takePage(shown, view.page), [shown, view.page])
  const { categories, categoryById } = useCategories()
  const fullAddress = useFullAddress()
  const count = useRef<HTMLParagraphElement>(null)
  const goToCount = useCallback(() => count.current?.focus({ preventScroll: true }), [])

  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-7xl flex-col gap-5 px-4 py-8 sm:px-6 sm:py-10">
      <header>
        <h1 className="text-2xl">Legal Forms Library</h1>
        <p className="mt-1 max-w-3xl text-muted">
          Search by name, by old or new section number, or in everyday words, in English, Hindi or Marathi.
        </p>
      </header>
      <FormsFilters view={view} categories={categories} courts={courts} onType={search} onChoose={choose} />
      <MeantSections search={view.search} />
      <FormsHead
        count={found.data ? describeCount(shown.length, found.data.search) : ''}
        countRef={count}
        canClear={isNarrowed(view) && shown.length > 0}
        canExport={shown.length > 0}
        onClear={clear}
        onExport={() =>
          exportList(shown, {
            nameCategory: id => categoryById.get(id)?.name ?? '',
            addressOf: id => fullAddress({ to: '/form-builder/{-$id}', params: { id: String(id) } }),
          })
        }
      />
      {found.isPending ? <FormsSkeleton /> : null}
      {found.isError ? (
        <ErrorState
          title="Failed to fetch forms"
          message={deriveErrorMessage(found.error, checkConnection)}
          onRetry={() => found.refetch()}
        />
      ) : null}
      {found.data ? (
        <div
          aria-busy={found.isPlaceholderData}
          className="flex flex-col gap-5 transition-opacity aria-busy:opacity-60 aria-busy:delay-300"
        >
          <FormsResults
            view={view}
            list={list}
            categories={categoryById}
            onClear={clear}
            onTurn={goToCount}
          />
        </div>
      ) : null}
    </div>
  )
}

/** The names of the categories are known before their counts. */
function useCategories() {
  const categories = useQuery(categoriesQuery).data ?? knownCategories
  const categoryById = useMemo(() => new Map(categories.map(one => [one.id, one])), [categories])
  return { categories, categoryById }
}

function FormsSkeleton() {
  return <Skeleton count={6} className="h-52 sm:h-28" label="Loading forms..." />
}

type Naming = { nameCategory: (id: number) => string; addressOf: (id: number) => string }

function exportList(forms: readonly FormSummary[], naming: Naming) {
  const csv = writeFormsCsv(forms, naming)
  saveFile(listFileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
}
