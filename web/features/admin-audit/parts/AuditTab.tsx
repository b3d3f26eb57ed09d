import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Download, ScrollText } from 'lucide-react'
import { useState } from 'react'
import {
  type AuditFilter,
  auditSubjects,
  auditYears,
  exportAuditCall,
  listAuditCall,
} from '#shared/contract/audit.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { download, send } from '#web/calls.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { AuditList } from '#web/features/admin-users/parts/AuditList.tsx'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/Button.tsx'
import { Chip, ChipRow } from '#web/ui/Chip.tsx'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { describeAct, listChanges, subjectNames } from '../audit-words.ts'

export type AuditFind = { search: string; status: string; from: string; until: string }
type AuditTabProps = { find: AuditFind; onFind: (next: Partial<AuditFind>) => void }

export function AuditTab({ find, onFind }: AuditTabProps) {
  const filter = readFilter(find)
  return (
    <div className="flex flex-col gap-5">
      <AuditFilters find={find} filter={filter} onFind={onFind} />
      <Acts filter={filter} onClear={() => onFind({ search: '', status: '', from: '', until: '' })} />
      <p className="max-w-prose text-sm text-muted">
        Acts are kept for {auditYears} years and then deleted. They stay when the person or the thing is gone.
      </p>
    </div>
  )
}

/** What makes no sense in an address filters nothing. */
function readFilter({ search, status, from, until }: AuditFind): AuditFilter {
  const subject = auditSubjects.find(each => each === status)
  const day = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined)
  return { who: search.slice(0, 100) || undefined, subject, from: day(from), until: day(until) }
}

function AuditFilters({ find, filter, onFind }: AuditTabProps & { filter: AuditFilter }) {
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
        <SearchField
          label="Search by name"
          placeholder="Who did it, or to whom"
          value={find.search}
          onChange={search => onFind({ search })}
        />
        <DateField label="From" optional value={find.from} onChange={from => onFind({ from })} />
        <DateField label="Until" optional value={find.until} onChange={until => onFind({ until })} />
        <ExportButton filter={filter} />
      </div>
      <ChipRow label="Filter by what was changed">
        <Chip pressed={!filter.subject} onClick={() => onFind({ status: '' })}>
          All
        </Chip>
        {auditSubjects.map(subject => (
          <Chip
            key={subject}
            pressed={subject === filter.subject}
            onClick={() => onFind({ status: subject })}
          >
            {subjectNames[subject]}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}

function ExportButton({ filter }: { filter: AuditFilter }) {
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { name, content } = await download(exportAuditCall, { query: filter })
      saveFile(name, content)
    } catch (error) {
      notifyFailure('Failed to export the history', error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="secondary" loading={isBusy} onClick={save}>
      {isBusy ? null : <Download aria-hidden="true" className="size-4" />}
      Download CSV
    </Button>
  )
}

function actsQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      send(listAuditCall, { query: { ...filter, before: pageParam } }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: last => last.next ?? undefined,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}

function Acts({ filter, onClear }: { filter: AuditFilter; onClear: () => void }) {
  const query = useInfiniteQuery(actsQuery(filter))
  if (query.isPending) return <Skeleton count={6} className="h-14" label="Loading the history..." />
  if (!query.data) {
    return (
      <ErrorState
        title="The history could not be loaded"
        message={deriveErrorMessage(query.error)}
        onRetry={() => query.refetch()}
      />
    )
  }
  const rows = query.data.pages.flatMap(page => page.rows)
  if (rows.length === 0) return <NoActs isFiltered={Object.values(filter).some(Boolean)} onClear={onClear} />
  return (
    <div>
      <AuditList entries={rows} describeAct={describeAct} listChanges={listChanges} />
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-4"
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          Show earlier acts
        </Button>
      ) : null}
    </div>
  )
}

function NoActs({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<ScrollText aria-hidden="true" />}
      title={isFiltered ? 'Nothing matches' : 'Nothing has been done yet'}
      hint={
        isFiltered ? 'No act matches this name, kind and time.' : 'Approvals and changes will stand here.'
      }
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={onClear}>
            Show all
          </Button>
        ) : undefined
      }
    />
  )
}
