import { useQuery } from '@tanstack/react-query'
import { FilePen } from 'lucide-react'
import { useMemo, useState } from 'react'
import { deriveErrorMessage } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { formTitlesQuery } from '#web/features/forms/queries.ts'
import { useUser } from '#web/session.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { DraftRow } from './DraftRow.tsx'
import { KeptList } from './KeptList.tsx'
import { listKept, openAnswerStorage, releaseOrphans } from './model/kept-answers.ts'
import { newUuid } from './model/new-uuid.ts'
import { draftsQuery } from './queries.ts'

/** The user's drafts: saved ones, and unsaved answers on this device. */
export function DraftsPage() {
  const user = useUser()
  const drafts = useQuery(draftsQuery)
  const forms = useQuery(formTitlesQuery).data
  const titles = useMemo(() => new Map(forms?.map(form => [form.id, form.titles.en])), [forms])
  const [kept, setKept] = useState(() => listKept(openAnswerStorage(), user.id))
  const saved = drafts.isFetching ? undefined : drafts.data
  const [isSorted, setIsSorted] = useState(false)
  if (saved && !isSorted) {
    setIsSorted(true)
    setKept(releaseOrphans(openAnswerStorage(), kept, saved, newUuid))
  }
  const unsaved = kept.filter(record => record.draftId === undefined)
  const ahead = new Set(kept.map(record => record.draftId))

  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-7xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">Drafts</h1>
          <p className="mt-1 text-muted">Forms you have begun. Nobody but you can read them.</p>
        </div>
        <ButtonLink to="/form-builder/{-$id}" params={{ id: undefined }} variant="secondary">
          Start a form
        </ButtonLink>
      </header>
      <KeptList kept={unsaved} onChange={() => setKept(listKept(openAnswerStorage(), user.id))} />
      {drafts.isPending ? <Skeleton count={3} className="h-24" label="Loading your drafts..." /> : null}
      {drafts.isError && !drafts.data ? (
        <ErrorState
          title="Failed to fetch drafts"
          message={deriveErrorMessage(drafts.error, 'Check the connection and try again.')}
          onRetry={() => drafts.refetch()}
        />
      ) : null}
      {drafts.data?.length === 0 && unsaved.length === 0 ? <NoDrafts /> : null}
      {drafts.data && drafts.data.length > 0 ? (
        <ul
          aria-label="Saved drafts"
          className="divide-y divide-rule rounded-md border border-rule bg-sheet shadow-sheet"
        >
          {drafts.data.map(draft => (
            <DraftRow
              key={draft.id}
              draft={draft}
              formTitle={titles.get(draft.formId)}
              isAhead={ahead.has(draft.id)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function NoDrafts() {
  return (
    <EmptyState
      icon={<FilePen aria-hidden="true" />}
      title="No drafts yet"
      hint="Press Save Form in the form builder, and the form waits for you here, on every device you sign in from."
      action={<ButtonLink to="/forms">Browse Legal Forms</ButtonLink>}
    />
  )
}
