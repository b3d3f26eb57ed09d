import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import type { Language } from '#shared/languages.ts'
import type { Day } from '#shared/templates/dates.ts'
import { Calendar } from './Calendar.tsx'
import { dateWords } from './date-messages.ts'

type CalendarPopoverProps = {
  anchor: RefObject<HTMLElement | null>
  day: Day | undefined
  language: Language
  /** Nothing clears the date. */
  onChoose: (day: Day | undefined) => void
  onClose: () => void
}

/**
 * Not modal, because Radix's modal popover injects styles that the content security policy refuses. Loaded when first
 * opened.
 */
export function CalendarPopover({ anchor, day, language, onChoose, onClose }: CalendarPopoverProps) {
  function choose(chosen: Day | undefined) {
    onChoose(chosen)
    onClose()
  }
  /** A press on the button that opened it is left to that button, which closes it. */
  function ignoreOwnButton(event: Event) {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
  }
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor
        virtualRef={anchor as RefObject<HTMLElement>} /* it is set before anything can be opened */
      />
      {/* Within the landmark of its field: outside of all of them, screen readers lose it. */}
      <Popover.Portal container={anchor.current?.closest<HTMLElement>('[role="dialog"], main')}>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          lang={language}
          aria-label={dateWords[language].calendar}
          className="z-50 rounded-md border border-rule bg-sheet p-3 shadow-float focus:outline-none"
          onInteractOutside={ignoreOwnButton}
          onCloseAutoFocus={event => {
            event.preventDefault()
            anchor.current?.querySelector('input')?.focus()
          }}
        >
          <Calendar start={day} language={language} onChoose={choose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
