import type { ReactNode } from 'react'

type ClaimedFigureProps = {
  label: string
  /** What is so here and now; without it nothing large stands there. */
  truth?: ReactNode
  claim: string
  note?: 'Planned' | 'Sample'
}

/** A figure of the finished product below the one that is true: the claim is never the larger. Belongs into a <dl>. */
export function ClaimedFigure({ label, truth, claim, note = 'Planned' }: ClaimedFigureProps) {
  return (
    <div className="flex flex-col justify-end">
      <dt>
        {truth === undefined ? null : (
          <span className="block font-serif text-3xl font-semibold tabular-nums">{truth}</span>
        )}
        <span className="block text-sm">{label}</span>
      </dt>
      <dd data-note={`${note}: `} className="text-xs text-muted before:content-[attr(data-note)]">
        {claim}
      </dd>
    </div>
  )
}
