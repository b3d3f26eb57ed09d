import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

type DisclosureProps = { summary: ReactNode; children: ReactNode }

/** A <details> element, whose closed content the browser's own find searches as well. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="group/details">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-md pr-2 text-sm font-semibold text-bench-ink hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open/details:rotate-90"
        />
        {summary}
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  )
}
