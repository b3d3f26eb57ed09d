import { useQuery } from '@tanstack/react-query'
import { courtSlug } from '#shared/cases/list-address.ts'
import { caseCategories } from '#shared/cases/search-choices.ts'
import type { CaseFacets } from '#shared/contract/cases.ts'
import { useMessages } from '#web/messages.ts'
import { anything } from '#web/search.ts'
import { SelectField, type SelectOption } from '#web/ui/SelectField.tsx'
import { corpusQuery } from '../queries.ts'
import { caseMessages, categoryKeys, sortKeys } from '../shared/messages.ts'
import type { ListsView } from './lists-search.ts'
import { listsMessages } from './messages.ts'
import type { ListPlace } from './queries.ts'

type ListFiltersProps = {
  place: ListPlace
  view: ListsView
  facets: CaseFacets | undefined
  onChange: (next: Partial<ListsView>) => void
}

/** Each choice says how many judgments it lists. */
export function ListFilters({ place, view, facets, onChange }: ListFiltersProps) {
  const say = useMessages(listsMessages)
  const word = useMessages(caseMessages)
  const sorts = ['newest', 'oldest', 'cited'] as const
  return (
    <fieldset data-chrome="" className="grid min-w-0 grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      <legend className="sr-only">{say('filters')}</legend>
      {place.court === undefined ? <CourtField view={view} facets={facets} onChange={onChange} /> : null}
      <SelectField
        label={word('year')}
        value={view.year ?? ''}
        options={listYears(view, facets, say('allYears'))}
        onChange={({ target }) =>
          onChange({ year: target.value ? Number(target.value) : undefined, page: 1 })
        }
      />
      <SelectField
        label={word('category')}
        value={view.category}
        options={[
          { value: anything, label: word('allCategories') },
          ...caseCategories.map(value => ({
            value,
            label: withCount(word(categoryKeys[value]), countIn(facets?.category, value)),
          })),
        ]}
        onChange={({ target }) =>
          onChange({ category: caseCategories.find(one => one === target.value) ?? anything, page: 1 })
        }
      />
      <SelectField
        label={word('bench')}
        value={view.bench ?? ''}
        options={[
          { value: '', label: say('anyBench') },
          ...[2, 3].map(count => ({ value: String(count), label: word('benchFrom', { count }) })),
          { value: '5', label: word('constitutionBench') },
        ]}
        onChange={({ target }) =>
          onChange({ bench: target.value ? Number(target.value) : undefined, page: 1 })
        }
      />
      <SelectField
        label={word('sortBy')}
        value={view.sort}
        options={sorts.map(value => ({ value, label: word(sortKeys[value]) }))}
        onChange={({ target }) =>
          onChange({ sort: sorts.find(one => one === target.value) ?? 'newest', page: 1 })
        }
      />
    </fieldset>
  )
}

function CourtField({ view, facets, onChange }: Omit<ListFiltersProps, 'place'>) {
  const say = useMessages(listsMessages)
  const word = useMessages(caseMessages)
  const { data } = useQuery(corpusQuery)
  // The counts have the thirty courts with the most judgments; the library has them all.
  const courts = data?.courts.map(({ value }) => value) ?? facets?.court.map(({ value }) => value) ?? []
  return (
    <div className="max-sm:col-span-2">
      <SelectField
        label={word('court')}
        lang="en"
        value={view.court}
        options={[
          { value: '', label: say('allCourts') },
          ...courts.map(name => ({
            value: courtSlug(name),
            label: withCount(name, countIn(facets?.court, name)),
          })),
        ]}
        onChange={({ target }) => onChange({ court: target.value, page: 1 })}
      />
    </div>
  )
}

/** The latest year first, also one that is in the address and lists nothing. */
function listYears({ year }: ListsView, facets: CaseFacets | undefined, all: string): SelectOption[] {
  const known = (facets?.year ?? []).map(({ value }) => Number(value))
  const years = [...new Set(year === undefined ? known : [...known, year])].sort((one, other) => other - one)
  return [
    { value: '', label: all },
    ...years.map(one => ({
      value: String(one),
      label: withCount(String(one), countIn(facets?.year, String(one))),
    })),
  ]
}

function countIn(facet: CaseFacets['court'] | undefined, wanted: string): number | undefined {
  return facet?.find(({ value }) => value === wanted)?.count
}

function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count.toLocaleString('en-IN')})`
}
