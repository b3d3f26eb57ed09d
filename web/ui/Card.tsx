import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

/** A white box with a border, for content that belongs together. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={joinClasses('rounded-md border border-rule bg-sheet p-5 shadow-sheet sm:p-6', className)}
    />
  )
}
