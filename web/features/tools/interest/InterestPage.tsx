import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ToolPage } from '../ToolPage.tsx'
import { computeFind } from './compute.ts'
import { InterestQuestions } from './InterestQuestions.tsx'
import { InterestResult } from './InterestResult.tsx'
import type { InterestFind } from './interest-find.ts'

const route = getRouteApi('/tools/interest')

/** Interest between two days, simple or with rests, with its table and its sentence. */
export function InterestPage() {
  const find = route.useSearch()
  const navigate = route.useNavigate()
  const change = useCallback(
    (next: Partial<InterestFind>) =>
      void navigate({
        search: (last: InterestFind) => ({ ...last, ...next }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <ToolPage
      title="Interest"
      intro="Simple or with rests, on the actual days and a year of 365, with the table and the sentence for the claim."
    >
      <div className="grid gap-8 lg:grid-cols-2 print:block">
        <InterestQuestions find={find} onChange={change} />
        <InterestResult computed={computeFind(find)} />
      </div>
    </ToolPage>
  )
}
