import { useQuery } from '@tanstack/react-query'
import { MailQuestion } from 'lucide-react'
import { useState } from 'react'
import type { AdminFormRequest, RequestPlace } from '#shared/contract/form-requests.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { formatDay } from '#web/dates.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AnswerDialog } from '../AnswerDialog.tsx'
import { formRequestsQuery, useAnswerRequest } from '../queries.ts'

const placeNames: Record<RequestPlace, string> = {
  forms: 'forms library',
  procedures: 'court procedures',
  'form-builder': 'form builder',
  'case-law': 'case law',
}

/** Requests for what a search did not find: open ones first, the latest on top. */
export function RequestsTab() {
  const query = useQuery(formRequestsQuery)
  if (query.isPending) return <Skeleton count={4} className="h-24" label="Loading the requests..." />
  if (!query.data)
    return (
      <ErrorState
        title="The requests could not be loaded"
        message={deriveErrorMessage(query.error)}
        onRetry={() => query.refetch()}
      />
    )
  if (query.data.length === 0)
    return (
      <EmptyState
        icon={<MailQuestion aria-hidden="true" />}
        title="No requests"
        hint="What people look for in vain and ask for appears here."
      />
    )
  const open = query.data.filter(({ answeredAt }) => answeredAt === null).length
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="text-muted">
        {open} of {query.data.length} are open.
      </p>
      <ul aria-label="Requests" className="flex flex-col gap-3">
        {query.data.map(request => (
          <RequestLine key={request.id} request={request} />
        ))}
      </ul>
    </div>
  )
}

function RequestLine({ request }: { request: AdminFormRequest }) {
  const { search, answeredAt, answeredBy, askers } = request
  const answering = useAnswerRequest(request.id)
  const [isWriting, setWriting] = useState(false)
  const isOpen = answeredAt === null

  function mark() {
    const onError = (error: Error) => notifyFailure('Failed to change the request', error)
    answering.mutate({ answered: isOpen }, { onError })
  }

  return (
    <li
      className={joinClasses(
        'flex flex-wrap items-start gap-3 rounded-md border-y border-r border-l-4 border-y-rule border-r-rule bg-sheet p-4',
        isOpen ? 'border-l-brass' : 'border-l-edge',
      )}
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="flex flex-wrap items-center gap-2 text-lg break-words">
          {search}
          {isOpen ? null : <Badge tone="bench">Answered</Badge>}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {describeTimes(request)}, last on {formatDay(request.lastAskedAt)}
          {answeredAt ? `; answered by ${answeredBy} on ${formatDay(answeredAt)}` : ''}
        </p>
        <ul className="mt-2 flex flex-col gap-2 text-sm">
          {askers.map(({ userId, name, email, note, place, askedAt }) => (
            <li key={userId} className="min-w-0">
              <span className="font-semibold">{name}</span>{' '}
              <a href={`mailto:${email}`} className="break-all text-bench-ink underline">
                {email}
              </a>
              <span className="text-muted">
                , {formatDay(askedAt)}, in the {placeNames[place]}
              </span>
              {note ? <span className="mt-0.5 block whitespace-pre-line">{note}</span> : null}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        {isOpen ? (
          <Button aria-label={`Answer by mail: ${search}`} onClick={() => setWriting(true)}>
            Answer by mail
          </Button>
        ) : null}
        <Button
          variant="secondary"
          loading={answering.isPending}
          aria-label={`${isOpen ? 'Mark as answered' : 'Open again'}: ${search}`}
          onClick={mark}
        >
          {isOpen ? 'Mark as answered' : 'Open again'}
        </Button>
      </div>
      {isWriting ? <AnswerDialog request={request} onClose={() => setWriting(false)} /> : null}
    </li>
  )
}

/** 'Asked 4 times by 3 people'. */
export function describeTimes({ times, askers }: Pick<AdminFormRequest, 'times' | 'askers'>): string {
  const often = times === 1 ? 'once' : times === 2 ? 'twice' : `${times.toLocaleString('en-IN')} times`
  return askers.length === 1 ? `Asked ${often}` : `Asked ${often} by ${askers.length} people`
}
