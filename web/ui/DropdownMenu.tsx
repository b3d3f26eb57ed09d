import { DropdownMenu as Radix } from 'radix-ui'
import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

type DropdownMenuProps = {
  /** One button; it gets aria-haspopup, aria-expanded and the keys. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Moves the focus on closing; returns false to leave it to the menu. */
  returnFocus?: () => boolean
}

/** Not modal: the page goes on scrolling, and nothing is injected that the content security policy refuses. */
export function DropdownMenu({
  trigger,
  children,
  align = 'start',
  returnFocus,
  ...state
}: DropdownMenuProps) {
  const [button, setButton] = useState<HTMLElement | null>(null)
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild ref={setButton}>
        {trigger}
      </Radix.Trigger>
      {/* Within the landmark of its button: outside of all of them, screen readers lose it. */}
      <Radix.Portal container={button?.closest<HTMLElement>('header, main, footer, [role="dialog"]')}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={event => returnFocus?.() && event.preventDefault()}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-md border border-rule bg-sheet p-1.5 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type MenuItemProps = ComponentProps<typeof Radix.Item> & { tone?: 'danger' }

/** `asChild` lets a link be the item. */
export function MenuItem({ tone, className, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      className={joinClasses(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-sm no-underline outline-none',
        'data-highlighted:bg-bench-soft data-disabled:cursor-not-allowed data-disabled:text-muted',
        tone === 'danger' && 'text-seal-ink data-highlighted:bg-seal-soft',
        className,
      )}
    />
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-rule" />
}
