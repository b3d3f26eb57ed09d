import { useQuery } from '@tanstack/react-query'
import { FilePen } from 'lucide-react'
import { useState } from 'react'
import { AppLinkButton } from '#web/AppLink.tsx'
import { readErrorMessage } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ButtonVariant } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CitedNote, type Inserted } from './CitedNote.tsx'
import { CiteForm } from './CiteForm.tsx'
import { citableDraftsQuery } from './draft-queries.ts'
import type { Citable } from './list-citations.ts'

type CiteInDraftProps = { judgment: Citable; variant?: ButtonVariant }

/** Puts the citation of a judgment into one of the forms one has begun. */
export function CiteInDraft({ judgment, variant = 'quiet' }: CiteInDraftProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        aria-label={`Cite in a draft: ${judgment.caseTitle}`}
        onClick={() => setIsOpen(true)}
      >
        <FilePen aria-hidden="true" className="size-4" />
        Cite in a draft
      </Button>
      {isOpen ? <CiteDialog judgment={judgment} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

type CiteDialogProps = { judgment: Citable; onClose: () => void }

function CiteDialog({ judgment, onClose }: CiteDialogProps) {
  const drafts = useQuery(citableDraftsQuery)
  const [inserted, setInserted] = useState<Inserted>()
  if (inserted) return <CitedNote inserted={inserted} onClose={onClose} />
  if (drafts.data && drafts.data.length > 0 && !drafts.isFetching)
    return <CiteForm judgment={judgment} drafts={drafts.data} onInserted={setInserted} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title="Cite in a draft">
      {drafts.isError ? (
        <ErrorState
          title="Failed to fetch drafts"
          message={readErrorMessage(drafts.error, 'Check the connection and try again.')}
          onRetry={() => drafts.refetch()}
        />
      ) : drafts.data?.length === 0 && !drafts.isFetching ? (
        <NoDrafts />
      ) : (
        <Skeleton count={2} className="h-14" label="Loading your drafts..." />
      )}
    </Dialog>
  )
}

function NoDrafts() {
  return (
    <EmptyState
      icon={<FilePen aria-hidden="true" />}
      title="No drafts yet"
      hint="Begin a form and press Save Form: it can then be chosen here."
      action={<AppLinkButton to={paths.forms()}>Browse Legal Forms</AppLinkButton>}
    />
  )
}
