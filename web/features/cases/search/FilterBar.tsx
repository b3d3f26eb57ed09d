import { X } from 'lucide-react'
import { anything } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { type CaseLawView, noNarrowing } from '../search-params.ts'
import { listFilterChips } from './filter-chips.ts'
import { useWords } from './messages.ts'

type FilterBarProps = { view: CaseLawView; onChange: (next: Partial<CaseLawView>) => void }

/** The active filters; pressing one removes it. */
export function FilterBar({ view, onChange }: FilterBarProps) {
  const words = useWords()
  const { say } = words
  const chips = listFilterChips(view, words)
  if (chips.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, kind, without }) => (
        <button
          key={key}
          type="button"
          onClick={() => onChange(without)}
          aria-label={say(kind === 'within' ? 'removeWithin' : 'removeFilter', { label })}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-bench-ink/40 bg-bench-soft px-4 text-sm font-semibold text-bench-ink transition-colors hover:border-bench-ink"
        >
          {label}
          <X aria-hidden="true" className="size-4" />
        </button>
      ))}
      <Button variant="quiet" onClick={() => onChange({ ...noNarrowing, category: anything })}>
        {say('clearFilters')}
      </Button>
    </div>
  )
}
