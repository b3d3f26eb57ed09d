import { type FormEventHandler, type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useKitWords } from '#web/ui/kit-words.ts'

export type FormDialogProps = {
  title: ReactNode
  description?: ReactNode
  submitLabel: string
  tone?: 'primary' | 'danger'
  size?: 'regular' | 'wide'
  /** Whether something was typed: closing then asks first. */
  isDirty: boolean
  isPending: boolean
  canSubmit?: boolean
  /** Shown above the buttons, visible wherever the form is scrolled to. */
  failure?: ReactNode
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose: () => void
  returnFocus?: () => void
  children: ReactNode
}

/** A dialog with a form. It is open as long as it is rendered, and asks before typed text is discarded. */
export function FormDialog(props: FormDialogProps) {
  const { isDirty, isPending, canSubmit = true, failure, onClose } = props
  const words = useKitWords()
  const [isAsking, setIsAsking] = useState(false)
  const formId = useId()

  function close() {
    if (isAsking) return setIsAsking(false)
    if (isDirty) return setIsAsking(true)
    onClose()
  }

  const buttons = isAsking ? (
    <DiscardQuestion onKeep={() => setIsAsking(false)} onDiscard={onClose} />
  ) : (
    <>
      <Button variant="secondary" onClick={close}>
        {words.cancel}
      </Button>
      <Button type="submit" variant={props.tone} form={formId} loading={isPending} disabled={!canSubmit}>
        {props.submitLabel}
      </Button>
    </>
  )
  const footer = (
    <>
      {failure ? (
        <div className="max-h-[40dvh] basis-full overflow-y-auto empty:hidden">{failure}</div>
      ) : null}
      {buttons}
    </>
  )
  return (
    <Dialog
      open
      sticky
      onOpenChange={close}
      title={props.title}
      description={props.description}
      size={props.size}
      returnFocus={props.returnFocus}
      footer={footer}
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={props.onSubmit}>
        {props.children}
      </form>
    </Dialog>
  )
}

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const words = useKitWords()
  return (
    <>
      <p role="alert" className="mr-auto self-center text-sm font-semibold">
        {words.discardTyped}
      </p>
      <Button variant="secondary" autoFocus onClick={onKeep}>
        {words.keepEditing}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {words.discard}
      </Button>
    </>
  )
}
