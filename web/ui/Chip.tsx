import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

/** A row of filters. On a phone it is one line that scrolls sideways. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 max-sm:-mx-4 max-sm:shrink-0 max-sm:basis-[calc(100%+2rem)] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}

/** A filter of such a row; pressed means chosen. */
export function Chip({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={joinClasses(
        'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full border px-4 text-sm font-semibold transition-colors',
        pressed
          ? 'border-bench bg-bench text-on-bench'
          : 'border-edge bg-sheet text-ink hover:border-ink hover:bg-sunken',
        className,
      )}
    />
  )
}
