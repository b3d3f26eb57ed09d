import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useMessages } from '#web/messages.ts'
import { formsMessages } from '../messages.ts'
import { statsQuery } from '../queries.ts'

/** The present counts, beside a figure of the planned library. */
export function LibraryToday() {
  return (
    <Suspense>
      <Counts />
    </Suspense>
  )
}

function Counts() {
  const say = useMessages(formsMessages)
  const { data } = useQuery(statsQuery)
  if (!data) return null
  const { totalForms: forms, totalProcedures: guides } = data
  return <span className="font-semibold">{say('libraryToday', { forms, guides })}</span>
}
