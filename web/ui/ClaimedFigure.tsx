import type { ReactNode } from 'react'

type ClaimedFigureProps = {
  label: string
  /** The present figure; without it no large figure is shown. */
  truth?: ReactNode
  claim: string
  note?: string
}

/** A present figure with the planned one below it in smaller type. Must stand in a <dl>. */
export function ClaimedFigure({ label, truth, claim, note = 'Goal' }: ClaimedFigureProps) {
  return (
    <div className="flex flex-col justify-end">
      <dt>
        {truth === undefined ? null : (
          <span className="block font-serif text-3xl font-semibold tabular-nums">{truth}</span>
        )}
        <span className="block text-sm">{label}</span>
      </dt>
      <dd
        data-sample=""
        data-note={`${note}: `}
        className="text-xs text-muted before:content-[attr(data-note)]"
      >
        {claim}
      </dd>
    </div>
  )
}
