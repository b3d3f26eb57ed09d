import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { BackLink } from '#web/BackLink.tsx'
import { useMessages } from '#web/messages.ts'
import { SearchField } from '#web/ui/SearchField.tsx'
import { JudgeLink } from '../shared/BenchLinks.tsx'
import { caseMessages } from '../shared/messages.ts'
import { JudgmentList } from './JudgmentList.tsx'
import { listsMessages } from './messages.ts'
import { judgesQuery } from './queries.ts'

const route = getRouteApi('/case-law/browse')

/** Judgments by court, year and bench, without a question. */
export function BrowsePage() {
  const say = useMessages(listsMessages)
  const word = useMessages(caseMessages)
  const view = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-5xl flex-col gap-6 px-4 pt-4 pb-10 sm:px-6">
      <header>
        <BackLink to={{ to: '/case-law' }}>{word('caseLaw')}</BackLink>
        <h1 className="text-2xl">{say('browse')}</h1>
        <p className="mt-1 text-muted">{say('browseLead')}</p>
      </header>
      <FindJudge />
      <JudgmentList
        place={{}}
        view={view}
        onChange={next => void navigate({ search: { ...view, ...next }, resetScroll: false })}
      />
    </div>
  )
}

/** Leads to the page of a judge, whose name may be spelt in any way. */
function FindJudge() {
  const say = useMessages(listsMessages)
  const [name, setName] = useState('')
  const { data } = useQuery(judgesQuery(name))
  return (
    <div data-chrome="" className="flex max-w-xl flex-col gap-2">
      <SearchField
        label={say('findJudge')}
        placeholder={say('judgeExample')}
        maxLength={100}
        value={name}
        onChange={setName}
      />
      <div role="status">
        {name.length > 1 && data?.length === 0 ? (
          <p className="text-sm text-muted">{say('noJudgeNamed')}</p>
        ) : null}
        {name.length > 1 && data && data.length > 0 ? (
          <ul aria-label={say('judges')} lang="en" className="flex flex-wrap gap-x-5">
            {data.map(judge => (
              <li key={judge} className="flex min-h-11 items-center">
                <JudgeLink judge={judge} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
