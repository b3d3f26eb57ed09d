import { getRouteApi } from '@tanstack/react-router'
import { useMessages } from '#web/messages.ts'
import { useFilters } from '#web/use-filters.ts'
import { toolsMessages } from '../messages.ts'
import { ToolPage } from '../ToolPage.tsx'
import { computeFind } from './compute.ts'
import { InterestQuestions } from './InterestQuestions.tsx'
import { InterestResult } from './InterestResult.tsx'

const route = getRouteApi('/tools/interest')

/** Interest between two days, simple or with rests, with its table and its sentence. */
export function InterestPage() {
  const say = useMessages(toolsMessages)
  const { view, type } = useFilters(route.useSearch(), route.useNavigate())
  return (
    <ToolPage title={say('interest')} intro={say('interestIntro')}>
      <div className="grid gap-8 lg:grid-cols-2 print:block">
        <InterestQuestions find={view} onChange={type} />
        <InterestResult computed={computeFind(view)} />
      </div>
    </ToolPage>
  )
}
