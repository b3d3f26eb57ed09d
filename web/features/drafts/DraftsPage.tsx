import { useQuery } from '@tanstack/react-query'
import { FilePen } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useAnswers } from '#web/answers.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { formTitlesQuery } from '#web/features/forms/queries.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { useUser } from '#web/session.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { DraftRow } from './DraftRow.tsx'
import { KeptList } from './KeptList.tsx'
import { draftsMessages } from './messages.ts'
import { listKept, openAnswerStorage, releaseOrphans } from './model/kept-answers.ts'
import { newUuid } from './model/new-uuid.ts'
import { draftsQuery } from './queries.ts'

/** The user's drafts: saved ones, and unsaved answers on this device. */
export function DraftsPage() {
  const say = useMessages(draftsMessages)
  const { sayFailure } = useAnswers()
  const language = useLanguage()
  const user = useUser()
  const drafts = useQuery(draftsQuery)
  const forms = useQuery(formTitlesQuery).data
  const titles = useMemo(
    () => new Map(forms?.map(form => [form.id, form.titles[language]])),
    [forms, language],
  )
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
      <PageTitle title={say('drafts')} />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{say('drafts')}</h1>
          <p className="mt-1 text-muted">{say('draftsAbout')}</p>
        </div>
        <ButtonLink to="/form-builder/{-$id}" params={{ id: undefined }} variant="secondary">
          {say('startForm')}
        </ButtonLink>
      </header>
      <KeptList
        kept={unsaved}
        titles={titles}
        onChange={() => setKept(listKept(openAnswerStorage(), user.id))}
      />
      {drafts.isPending ? <Skeleton count={3} className="h-24" label={say('loadingDrafts')} /> : null}
      {drafts.isError && !drafts.data ? (
        <ErrorState
          title={say('draftsFailed')}
          message={sayFailure(drafts.error, say('checkConnection'))}
          onRetry={() => drafts.refetch()}
        />
      ) : null}
      {drafts.data?.length === 0 && unsaved.length === 0 ? <NoDrafts /> : null}
      {drafts.data && drafts.data.length > 0 ? (
        <ul
          aria-label={say('savedDrafts')}
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
  const say = useMessages(draftsMessages)
  return (
    <EmptyState
      icon={<FilePen aria-hidden="true" />}
      title={say('noDrafts')}
      hint={say('noDraftsHint')}
      action={<ButtonLink to="/forms">{say('browseForms')}</ButtonLink>}
    />
  )
}
