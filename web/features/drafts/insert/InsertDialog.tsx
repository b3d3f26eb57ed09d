import { useQuery } from '@tanstack/react-query'
import { FilePen } from 'lucide-react'
import { useState } from 'react'
import { useAnswers } from '#web/answers.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { draftsMessages } from '../messages.ts'
import { draftsQuery } from '../queries.ts'
import { type CloseProps, type Inserted, InsertedNote } from './InsertedNote.tsx'
import { InsertForm } from './InsertForm.tsx'
import type { Insertable } from './insertable.ts'

type InsertDialogProps = { insertable: Insertable } & CloseProps

export function InsertDialog({ insertable, ...close }: InsertDialogProps) {
  const say = useMessages(draftsMessages)
  const { sayFailure } = useAnswers()
  const drafts = useQuery(draftsQuery)
  const [inserted, setInserted] = useState<Inserted>()
  if (inserted) return <InsertedNote title={insertable.title} inserted={inserted} {...close} />
  if (drafts.data && drafts.data.length > 0 && !drafts.isFetching)
    return <InsertForm insertable={insertable} drafts={drafts.data} onInserted={setInserted} {...close} />
  return (
    <Dialog open onOpenChange={close.onClose} title={insertable.title} returnFocus={close.returnFocus}>
      {drafts.isError ? (
        <ErrorState
          title={say('draftsFailed')}
          message={sayFailure(drafts.error, say('checkConnection'))}
          onRetry={() => drafts.refetch()}
        />
      ) : drafts.data?.length === 0 && !drafts.isFetching ? (
        <NoDrafts />
      ) : (
        <Skeleton count={2} className="h-14" label={say('loadingDrafts')} />
      )}
    </Dialog>
  )
}

function NoDrafts() {
  const say = useMessages(draftsMessages)
  return (
    <EmptyState
      icon={<FilePen aria-hidden="true" />}
      title={say('noDrafts')}
      hint={say('noDraftsToFill')}
      action={<ButtonLink to="/forms">{say('browseForms')}</ButtonLink>}
    />
  )
}
