import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { useKitWords } from '#web/ui/kit-words.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** A row of buttons that stays visible; a submit button may use `form={id}`. */
  footer?: ReactNode
  size?: 'regular' | 'wide'
  /** For a dialog with a form: a press outside does not close it. */
  sticky?: boolean
  /** Moves the focus on closing, where the element that had it is gone by then (a menu item). */
  returnFocus?: () => void
  children?: ReactNode
}

/** Not Radix's own overlay: that one injects a style sheet, which our content security policy refuses. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, size, sticky, returnFocus, children } = props
  const words = useKitWords()
  const opener = useRef<Element | null>(null)

  function start(event: Event) {
    opener.current = document.activeElement
    if (sticky) focusFirstField(event)
  }
  // Radix looks for its own trigger and would lose the focus.
  function restoreFocus(event: Event) {
    event.preventDefault()
    if (returnFocus) return returnFocus()
    if (opener.current instanceof HTMLElement) opener.current.focus()
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
            'shadow-float focus:outline-none sm:top-1/2 sm:w-[calc(100%-3rem)] sm:bottom-auto sm:-translate-y-1/2 sm:rounded-md',
            size === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-lg',
          )}
          onInteractOutside={sticky ? event => event.preventDefault() : undefined}
          onOpenAutoFocus={start}
          onCloseAutoFocus={restoreFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="flex items-start gap-3 px-5 py-3">
            <div className="min-w-0 flex-1 py-1.5">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
              ) : null}
            </div>
            <Radix.Close
              aria-label={words.close}
              className="-mr-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </header>
          {/* a text longer than the dialog must be scrollable by keyboard */}
          <div
            tabIndex={sticky ? undefined : 0}
            className="min-h-0 flex-1 overflow-y-auto border-t border-rule px-5 py-4 empty:hidden"
          >
            {children}
          </div>
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

/** Focuses the first field of a dialog with a form, instead of its Close button. */
function focusFirstField(event: Event) {
  const dialog = event.target instanceof Element ? event.target : null
  const field = dialog?.querySelector('form input, form select, form textarea')
  if (!(field instanceof HTMLElement)) return
  event.preventDefault()
  field.focus()
}
