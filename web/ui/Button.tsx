import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonVariant, buttonClass } from '#web/ui/button-class.ts'
import { Spinner } from '#web/ui/Spinner.tsx'

export type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; loading?: boolean }

/** While loading it keeps its place, its label and the focus, and ignores presses. */
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
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {loading ? <Spinner /> : null}
      {children}
    </button>
  )
}
