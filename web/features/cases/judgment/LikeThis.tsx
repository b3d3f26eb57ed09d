import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAnswers } from '#web/answers.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { likeQuery } from '../case-queries.ts'
import { CaseBadges } from '../shared/CaseBadges.tsx'
import { caseMessages } from '../shared/messages.ts'
import { judgmentMessages } from './messages.ts'
import { JudgmentPart } from './NoteParts.tsx'

/** Other judgments about the same thing. It is a search, so it waits until somebody wants it. */
export function LikeThis({ id }: { id: string }) {
  const say = useMessages(judgmentMessages)
  const word = useMessages(caseMessages)
  const { sayFailure } = useAnswers()
  const [isWanted, setWanted] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({ ...likeQuery(id), enabled: isWanted })
  return (
    <div data-chrome={data ? undefined : ''}>
      <JudgmentPart id="like" title={say('like')}>
        {data ? null : (
          <Button
            variant="secondary"
            loading={isFetching}
            onClick={() => (isWanted ? void refetch() : setWanted(true))}
          >
            {say('findLike')}
          </Button>
        )}
        {error ? (
          <Notice tone="seal" role="alert" title={say('likeNotFound')}>
            <p>{sayFailure(error, word('checkConnection'))}</p>
          </Notice>
        ) : null}
        <p role="status" className="text-sm text-muted empty:hidden">
          {data && (data.length > 0 ? say('likeLead') : say('noneLike'))}
        </p>
        {data && data.length > 0 ? (
          <ol className="mt-2 flex flex-col divide-y divide-rule border-y border-rule">
            {data.map(one => (
              <li key={one.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
                <Link
                  to="/case-law/$id"
                  params={{ id: one.id }}
                  lang="en"
                  className="font-semibold text-bench-ink underline"
                >
                  {one.caseTitle}
                </Link>
                <span lang="en" className="text-sm text-muted">
                  {[one.citation, one.court, one.year].filter(Boolean).join(' · ')}
                </span>
                {one.importance === 'landmark' ? <CaseBadges judgment={{ ...one, category: null }} /> : null}
              </li>
            ))}
          </ol>
        ) : null}
      </JudgmentPart>
    </div>
  )
}
