import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { Portal } from '#shared/contract/resources.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { portalsQuery } from '../queries.ts'

/** The sites of the courts, each in a tab of its own that knows nothing of this one. */
export function PortalList({ withDescriptions = false }: { withDescriptions?: boolean }) {
  const query = useQuery(portalsQuery)
  const lineHeight = withDescriptions ? 'min-h-20' : 'min-h-11'
  if (query.isPending) return <Skeleton count={5} className={lineHeight} label="Loading the portals..." />
  if (!query.data) {
    return (
      <div role="alert" className="flex flex-col items-start gap-2 py-2 text-sm">
        <p className="text-seal-ink">The links could not be loaded.</p>
        <Button variant="secondary" loading={query.isFetching} onClick={() => query.refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <ul className="flex flex-col">
      {query.data.map(portal => (
        <li
          key={portal.url}
          className={withDescriptions ? 'border-b border-rule last:border-b-0' : undefined}
        >
          <PortalLink portal={portal} withDescription={withDescriptions} />
        </li>
      ))}
    </ul>
  )
}

function PortalLink({ portal, withDescription }: { portal: Portal; withDescription: boolean }) {
  return (
    <a
      href={portal.url}
      target="_blank"
      rel="noopener noreferrer"
      className="group flex min-h-11 items-center gap-3 py-2 no-underline"
    >
      <span className="min-w-0 flex-1">
        <span className="group-hover:underline">{portal.name}</span>
        <span className="sr-only"> (opens in a new tab)</span>
        {withDescription ? <span className="block text-sm text-muted">{portal.description}</span> : null}
      </span>
      <ExternalLink aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </a>
  )
}
