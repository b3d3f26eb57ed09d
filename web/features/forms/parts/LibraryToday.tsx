import { useQuery } from '@tanstack/react-query'
import { countOf } from '#web/count-of.ts'
import { statsQuery } from '../queries.ts'

/** The present counts, beside a figure of the planned library. */
export function LibraryToday() {
  const { data } = useQuery(statsQuery)
  if (!data) return null
  return (
    <span className="font-semibold">
      Today this library holds {countOf(data.totalForms, 'form')} and{' '}
      {countOf(data.totalProcedures, 'procedure guide')}.
    </span>
  )
}
