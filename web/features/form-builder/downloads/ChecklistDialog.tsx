import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { queryClient } from '#web/api.ts'
import { userQuery } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useBuilder } from '../builder-context.ts'
import { makeChecklist } from '../checklist.ts'
import type { CountedPlace } from '../places.ts'
import { ChecklistItems } from './ChecklistItems.tsx'
import { DownloadFailure } from './DownloadFailure.tsx'
import { type DocumentWish, downloadDocument, formatNames } from './request-document.ts'

type ChecklistDialogProps = { wish: DocumentWish; onText: () => void; onClose: () => void }

/** What a registry would return the paper for, told before it is downloaded. It warns; it does not block. */
export function ChecklistDialog({ wish, onText, onClose }: ChecklistDialogProps) {
  const { form, store, numberWords, readWarnings, goToQuestion } = useBuilder()
  const { values, language } = store.read()
  const [destination, setDestination] = useState<CountedPlace>()
  const checklist = useMemo(() => {
    const document = compile(form, language, values, { blank: 'rule', numberWords })
    return makeChecklist(
      { form, values, document, warnings: readWarnings() },
      courtProfiles[wish.courtProfile],
    )
  }, [form, values, language, numberWords, readWarnings, wish.courtProfile])
  const name = formatNames[wish.format]
  const download = useMutation({
    mutationFn: () => downloadDocument(form, store, wish),
    onSuccess: () => {
      notify({ title: `${name} downloaded`, tone: 'success' })
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: userQuery.queryKey }), // what is left of the month
  })

  // The dialog hands the focus on when it is gone; until then it would take it back.
  function leaveFor(place: CountedPlace) {
    flushSync(() => setDestination(place))
    onClose()
  }

  const footer = (
    <>
      {download.isError ? (
        <div className="basis-full">
          <DownloadFailure error={download.error} onText={onText} />
        </div>
      ) : null}
      <Button variant="secondary" onClick={onClose}>
        Back to the form
      </Button>
      <Button loading={download.isPending} onClick={() => download.mutate()}>
        Download {name}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Before you file"
      description={`A last look at what a registry returns papers for. You can download the ${name} all the same.`}
      footer={footer}
      returnFocus={destination ? () => goToQuestion(destination) : undefined}
    >
      <ChecklistItems checklist={checklist} onGo={leaveFor} />
    </Dialog>
  )
}
