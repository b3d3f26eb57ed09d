import { useEffect, useState } from 'react'
import type { SearchType } from '#shared/cases/search-choices.ts'
import { useWords } from './messages.ts'
import { typeKeys } from './search-labels.ts'

const slowAfter = 8000

/** Shown during a search. Screen readers get the same from the page's status line. */
export function Analysing({ searchType }: { searchType: SearchType }) {
  const { say } = useWords()
  const isSlow = useSlow()
  return (
    <div className="flex flex-col gap-4">
      <p className="font-serif text-xl font-semibold">{say(typeKeys[searchType].busy)}</p>
      {isSlow ? (
        <p role="status" className="text-muted">
          {say('slow')}
        </p>
      ) : null}
      <div aria-hidden="true" className="flex flex-col gap-4">
        {['one', 'two', 'three'].map(key => (
          <div key={key} className="flex flex-col gap-3 rounded-md border border-rule bg-sheet p-4 sm:p-6">
            <Bar className="h-6 w-3/5" />
            <Bar className="h-4 w-2/5" />
            <Bar className="h-4" />
            <Bar className="h-4 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  )
}

function Bar({ className }: { className: string }) {
  return <div className={`animate-pulse rounded-sm bg-sunken ${className}`} />
}

function useSlow(): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
