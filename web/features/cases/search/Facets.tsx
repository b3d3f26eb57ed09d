import { caseCategories } from '#shared/cases/search-choices.ts'
import type { CaseFacets } from '#shared/contract/cases.ts'
import { anything } from '#web/search.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import type { CaseLawView } from '../search-params.ts'
import { nameCategory } from '../shared/messages.ts'
import { FacetGroup } from './FacetGroup.tsx'
import { constitutionBench, toggleValue } from './filter-chips.ts'
import { useWords } from './messages.ts'

type FacetsProps = {
  view: CaseLawView
  facets: CaseFacets
  onChange: (next: Partial<CaseLawView>) => void
}

export function Facets({ view, facets, onChange }: FacetsProps) {
  const { say, word } = useWords()
  return (
    <div className="flex flex-col gap-4">
      <FacetGroup
        name={word('category')}
        nameOf={value => nameCategory(value, word)}
        values={facets.category}
        chosen={view.category === anything ? [] : [view.category]}
        onToggle={value => onChange({ category: parseCategory(value, view) })}
      />
      <FacetGroup
        name={word('court')}
        values={facets.court}
        chosen={view.courts}
        onToggle={value => onChange({ courts: toggleValue(view.courts, value) })}
      />
      <YearRange view={view} years={facets.year} onChange={onChange} />
      <BenchChoice view={view} onChange={onChange} />
      <FacetGroup
        name={say('actAndSection')}
        values={facets.section}
        chosen={view.sections}
        onToggle={value => onChange({ sections: toggleValue(view.sections, value) })}
      />
      <FacetGroup
        name={say('judge')}
        values={facets.judge}
        chosen={view.judges}
        onToggle={value => onChange({ judges: toggleValue(view.judges, value) })}
      />
    </div>
  )
}

/** A judgment has one category, so choosing another replaces the first. */
function parseCategory(value: string, view: CaseLawView): CaseLawView['category'] {
  const category = caseCategories.find(one => one === value)
  return !category || category === view.category ? anything : category
}

type YearRangeProps = { view: CaseLawView; years: CaseFacets['year']; onChange: FacetsProps['onChange'] }

function YearRange({ view, years, onChange }: YearRangeProps) {
  const { say, word } = useWords()
  const { yearFrom, yearTo } = view
  const known = [...years.map(({ value }) => Number(value)), yearFrom, yearTo]
  const listed = [...new Set(known.filter(year => year !== undefined))].sort((one, other) => one - other)
  if (listed.length < 2) return null
  const options = (any: string, those: number[]) => [
    { value: '', label: any },
    ...those.map(year => ({ value: String(year), label: String(year) })),
  ]
  const read = (text: string) => (text === '' ? undefined : Number(text))
  return (
    <fieldset className="min-w-0 border-t border-rule pt-3">
      <legend className="float-left w-full pb-1 font-serif text-base font-semibold">{word('year')}</legend>
      <div className="clear-both grid grid-cols-2 gap-2">
        <SelectField
          label={say('from')}
          value={yearFrom ?? ''}
          options={options(say('any'), listed)}
          onChange={event => onChange({ yearFrom: read(event.target.value) })}
        />
        <SelectField
          label={say('to')}
          value={yearTo ?? ''}
          options={options(say('any'), listed.toReversed())}
          onChange={event => onChange({ yearTo: read(event.target.value) })}
        />
      </div>
    </fieldset>
  )
}

function BenchChoice({ view: { benchFrom }, onChange }: Pick<FacetsProps, 'view' | 'onChange'>) {
  const { say, word } = useWords()
  const from = (count: number) => ({ value: String(count), label: word('benchFrom', { count }) })
  const strengths = [
    { value: '', label: say('any') },
    from(2),
    from(3),
    { value: String(constitutionBench), label: word('constitutionBench') },
  ]
  const isListed = strengths.some(({ value }) => value === String(benchFrom ?? ''))
  return (
    <div className="border-t border-rule pt-3">
      <SelectField
        label={<span className="font-serif text-base">{word('bench')}</span>}
        value={benchFrom ?? ''}
        options={isListed ? strengths : [...strengths, from(benchFrom ?? 1)]}
        onChange={event =>
          onChange({ benchFrom: event.target.value === '' ? undefined : Number(event.target.value) })
        }
      />
    </div>
  )
}
