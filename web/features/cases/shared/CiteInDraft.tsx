import { useQuery } from '@tanstack/react-query'
import { FilePen } from 'lucide-react'
import { useRef, useState } from 'react'
import { AppLinkButton } from '#web/AppLink.tsx'
import { readErrorMessage } from '#web/api.ts'
import { draftsQuery } from '#web/features/drafts/public.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ButtonVariant } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CitedNote, type CloseProps, type Inserted } from './CitedNote.tsx'
import { CiteForm } from './CiteForm.tsx'
import type { Citable } from './list-citations.ts'

type CiteInDraftProps = { judgment: Citable; variant?: ButtonVariant }

/** Puts the citation of a judgment into one of the forms one has begun. */
export function CiteInDraft({ judgment, variant = 'quiet' }: CiteInDraftProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        aria-haspopup="dialog"
        aria-label={`Cite in a draft: ${judgment.caseTitle}`}
        onClick={() => setIsOpen(true)}
      >
        <FilePen aria-hidden="true" className="size-4" />
        Cite in a draft
      </Button>
      {isOpen ? (
        <CiteDialog
          judgment={judgment}
          onClose={() => setIsOpen(false)}
          returnFocus={() => button.current?.focus()}
        />
      ) : null}
    </>
  )
}

type CiteDialogProps = { judgment: Citable } & CloseProps

function CiteDialog({ judgment, ...close }: CiteDialogProps) {
  const drafts = useQuery(draftsQuery)
  const [inserted, setInserted] = useState<Inserted>()
  if (inserted) return <CitedNote inserted={inserted} {...close} />
  if (drafts.data && drafts.data.length > 0 && !drafts.isFetching)
    return <CiteForm judgment={judgment} drafts={drafts.data} onInserted={setInserted} {...close} />
  return (
    <Dialog open onOpenChange={close.onClose} title="Cite in a draft" returnFocus={close.returnFocus}>
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
