import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

/** A figure in its place from the start, seen when it is known: nothing flickers from a guess to the truth. */
export function Counted({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return <span className={joinClasses('transition-opacity', isPending && 'opacity-0')}>{children}</span>
}
