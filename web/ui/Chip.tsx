import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

/** One of a row of filters; pressed is chosen. */
export function Chip({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={joinClasses(
        'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 text-sm font-semibold transition-colors',
        pressed
          ? 'border-bench bg-bench text-on-bench'
          : 'border-edge bg-sheet text-ink hover:border-ink hover:bg-sunken',
        className,
      )}
    />
  )
}
