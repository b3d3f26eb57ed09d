import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

/** Reserves the place of a figure and shows it when it is known, so that no guess is seen first. */
export function Counted({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return <span className={joinClasses('transition-opacity', isPending && 'opacity-0')}>{children}</span>
}
