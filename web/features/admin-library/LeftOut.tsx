import { ChevronRight } from 'lucide-react'
import type { FillingProgress } from '#shared/contract/library.ts'
import { useMessages } from '#web/messages.ts'
import { formatNumber, sayReason } from './describe-filling.ts'
import { libraryMessages } from './messages.ts'

/** By reason, with some names of each. */
export function LeftOut({ groups }: { groups: FillingProgress['leftOut'] }) {
  const say = useMessages(libraryMessages)
  if (groups.length === 0) return null
  return (
    <section className="mt-5">
      <h3 className="font-semibold">{say('leftOut')}</h3>
      <ul className="mt-2 border-y border-rule">
        {groups.map(({ reason, count, examples }) => (
          <li key={reason} className="border-rule not-first:border-t">
            <details className="group">
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
                <ChevronRight
                  aria-hidden="true"
                  className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
                />
                <span className="min-w-0 flex-1">{sayReason(say, reason)}</span>
                <span className="font-semibold">{formatNumber(count)}</span>
              </summary>
              <ul lang="en" className="pb-3 pl-7 text-sm text-muted">
                {examples.map(example => (
                  <li key={example} className="wrap-anywhere">
                    {example}
                  </li>
                ))}
                {count > examples.length ? (
                  <li>{say('more', { number: formatNumber(count - examples.length) })}</li>
                ) : null}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
