import type { WhatChanged as Changed } from '#shared/contract/sections.ts'
import { useMessages } from '#web/messages.ts'
import { lawMessages } from '../messages.ts'

/** What changed against the old law, in a line: only what the numbers and the headings prove. */
export function WhatChanged({ changed }: { changed: Changed }) {
  const say = useMessages(lawMessages)
  const { kind, old, count, others, oldHeading, newParts } = changed
  const names = old.join(', ')
  const more = count > old.length ? say('andMore', { names, count: count - old.length }) : names
  return (
    <p className="mt-2">
      <span className="font-semibold">{say('changeTitle')}</span>{' '}
      {kind === 'joined' ? say('changeJoined', { names: more }) : null}
      {kind === 'divided' ? say('changeDivided', { names, others: others.join(', ') }) : null}
      {kind === 'renumbered' ? say('changeRenumbered', { names }) : null}
      {kind === 'same heading' ? say('changeSameHeading', { names }) : null}
      {kind === 'other heading' ? say('changeOtherHeading', { names, heading: oldHeading }) : null}
      {newParts.length > 0 ? ` ${say('changeNewParts', { parts: newParts.join(', ') })}` : null}
    </p>
  )
}
