import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonVariant, buttonClass } from '#web/ui/button-class.ts'
import { joinClasses } from '#web/ui/class-names.ts'

export type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; loading?: boolean }

/** While loading, the button keeps its size, label and focus, and ignores presses. */
export function Button({ variant, loading, className, children, onClick, type, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (loading) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass(variant, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
    >
      {loading ? <Spinner /> : null}
      {children}
    </button>
  )
}

export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  )
}

export type LinkButtonProps = ComponentProps<'a'> & { variant?: ButtonVariant }

/** A plain anchor that looks like a button: mail, telephone, downloads, other sites. Pages of this site: ButtonLink. */
export function LinkButton({ variant, className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={buttonClass(variant, className)} />
}
