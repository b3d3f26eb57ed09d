import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { Portal } from '#shared/contract/resources.ts'
import { listPortalsCall } from '#shared/contract/resources.ts'
import { query } from '#web/calls.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The sites of the courts, opened in new tabs without referrer. */
export function PortalList({ withDescriptions = false }: { withDescriptions?: boolean }) {
  const portals = useQuery(query(listPortalsCall))
  const lineHeight = withDescriptions ? 'min-h-20' : 'min-h-11'
  if (portals.isPending) return <Skeleton count={5} className={lineHeight} label="Loading the portals..." />
  if (!portals.data) {
    return (
      <div role="alert" className="flex flex-col items-start gap-2 py-2 text-sm">
        <p className="text-seal-ink">The links could not be loaded.</p>
        <Button variant="secondary" loading={portals.isFetching} onClick={() => portals.refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <ul className="flex flex-col">
      {portals.data.map(portal => (
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
