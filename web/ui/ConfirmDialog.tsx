import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useKitWords } from '#web/ui/kit-words.ts'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What will happen, in a sentence; children (a password field, a warning) may follow. */
  description?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  loading?: boolean
  onConfirm: () => void
  returnFocus?: () => void
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, children } = props
  const words = useKitWords()
  const footer = (
    <>
      <Button variant="secondary" onClick={() => onOpenChange(false)}>
        {props.cancelLabel ?? words.cancel}
      </Button>
      <Button variant={props.tone ?? 'primary'} loading={props.loading} onClick={props.onConfirm}>
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={footer}
      returnFocus={props.returnFocus}
    >
      {children}
    </Dialog>
  )
}
