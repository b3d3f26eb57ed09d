import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import type { Area } from '#shared/areas.ts'
import { categories as knownCategories } from '#shared/categories.ts'
import type { FormSummary } from '#shared/contract/forms.ts'
import { useFullAddress } from '#web/address.ts'
import { useAnswers } from '#web/answers.ts'
import { MeantSections } from '#web/features/law/parts/MeantSections.tsx'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { saveFile } from '#web/save-file.ts'
import { plainOf } from '#web/search.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFilters } from '#web/use-filters.ts'
import { describeCount } from './describe-count.ts'
import { FormsFilters } from './FormsFilters.tsx'
import { FormsHead } from './FormsHead.tsx'
import { FormsResults } from './FormsResults.tsx'
import { type ListContext, listFileName, writeFormsCsv } from './forms-csv.ts'
import { formsSearch, isNarrowed } from './forms-search.ts'
import { formsMessages } from './messages.ts'
import type { ShownCategory } from './model/category-look.ts'
import { filterByCourt, listCourts, takePage } from './model/list-forms.ts'
import { useFacts } from './model/use-facts.ts'
import { categoriesQuery, foundFormsQuery } from './queries.ts'

const route = getRouteApi('/forms')
const everything = plainOf(formsSearch)
const fromTheStart = { page: 1 }
const none: readonly FormSummary[] = []

/** The Legal Forms Library. */
export function FormsPage() {
  const say = useMessages(formsMessages)
  const { sayFailure } = useAnswers()
  const { sayArea } = useFacts()
  const language = useLanguage()
  const { view, type, choose } = useFilters(route.useSearch(), route.useNavigate(), fromTheStart)
  const search = useCallback((words: string) => type({ search: words }), [type])
  const clear = useCallback(() => choose(everything), [choose])
  const found = useQuery(foundFormsQuery({ ...view, language }))
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
      <PageTitle title={say('library')} />
      <header>
        <h1 className="text-2xl">{say('library')}</h1>
        <p className="mt-1 max-w-3xl text-muted">{say('libraryAbout')}</p>
      </header>
      <FormsFilters view={view} categories={categories} courts={courts} onType={search} onChoose={choose} />
      <MeantSections search={view.search} />
      <FormsHead
        count={found.data ? describeCount(shown.length, found.data.search, say) : ''}
        countRef={count}
        canClear={isNarrowed(view) && shown.length > 0}
        canExport={shown.length > 0}
        onClear={clear}
        onExport={() =>
          exportList(shown, {
            say,
            nameCategory: id => nameArea(categoryById.get(id), sayArea),
            addressOf: id => fullAddress({ to: '/form-builder/{-$id}', params: { id: String(id) } }),
          })
        }
      />
      {found.isPending ? <FormsSkeleton /> : null}
      {found.isError ? (
        <ErrorState
          title={say('failedForms')}
          message={sayFailure(found.error, say('checkConnection'))}
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

function nameArea(category: ShownCategory | undefined, sayArea: (area: Area) => string): string {
  return category ? sayArea(category.area) : ''
}

function FormsSkeleton() {
  const say = useMessages(formsMessages)
  return <Skeleton count={6} className="h-52 sm:h-28" label={say('loadingForms')} />
}

function exportList(forms: readonly FormSummary[], context: ListContext) {
  const csv = writeFormsCsv(forms, context)
  saveFile(listFileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
}
