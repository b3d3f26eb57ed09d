import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Buttons, in a row that stays in sight; a form may give `form={id}` to its submit button. */
  footer?: ReactNode
  size?: 'regular' | 'wide'
  /** For a dialog that is written in: a stray press outside leaves it open. */
  sticky?: boolean
  /** Where focus goes on closing, when what opened the dialog is gone by then (an item of a menu). */
  returnFocus?: () => void
  children?: ReactNode
}

/** Not Radix's own overlay: that one injects a style sheet, which our content security policy refuses. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, size, sticky, returnFocus, children } = props
  function restoreFocus(event: Event) {
    if (!returnFocus) return
    event.preventDefault()
    returnFocus()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          data-scroll-lock=""
          aria-hidden="true"
          className="pointer-events-auto fixed inset-0 z-40 bg-veil"
        />
        <Radix.Content
          className={joinClasses(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-md border border-rule bg-sheet',
            'shadow-float focus:outline-none sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-md',
            size === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-lg',
          )}
          onInteractOutside={sticky ? event => event.preventDefault() : undefined}
          onCloseAutoFocus={restoreFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="flex items-start gap-3 border-b border-rule px-5 py-3">
            <div className="min-w-0 flex-1 py-1.5">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
              ) : null}
            </div>
            <Radix.Close
              aria-label="Close"
              className="-mr-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {footer ? (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-rule px-5 py-3">
              {footer}
            </footer>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
