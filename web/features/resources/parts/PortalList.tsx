import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { Suspense } from 'react'
import type { Portal } from '#shared/contract/resources.ts'
import { listPortalsCall } from '#shared/contract/resources.ts'
import { query } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { portalMessages } from './messages.ts'

type PortalListProps = { withDescriptions?: boolean }

/** The sites of the courts, opened in new tabs without referrer. */
export function PortalList({ withDescriptions = false }: PortalListProps) {
  const lineHeight = withDescriptions ? 'min-h-20' : 'min-h-11'
  return (
    <Suspense fallback={<Skeleton count={5} className={lineHeight} />}>
      <Portals withDescriptions={withDescriptions} lineHeight={lineHeight} />
    </Suspense>
  )
}

type PortalsProps = { withDescriptions: boolean; lineHeight: string }

function Portals({ withDescriptions, lineHeight }: PortalsProps) {
  const say = useMessages(portalMessages)
  const portals = useQuery(query(listPortalsCall))
  if (portals.isPending) return <Skeleton count={5} className={lineHeight} label={say('loadingPortals')} />
  if (!portals.data) {
    return (
      <div role="alert" className="flex flex-col items-start gap-2 py-2 text-sm">
        <p className="text-seal-ink">{say('notLoaded')}</p>
        <Button variant="secondary" loading={portals.isFetching} onClick={() => portals.refetch()}>
          {say('tryAgain')}
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
  const say = useMessages(portalMessages)
  return (
    <a
      href={portal.url}
      target="_blank"
      rel="noopener noreferrer"
      className="group flex min-h-11 items-center gap-3 py-2 no-underline"
    >
      <span className="min-w-0 flex-1">
        <span lang="en" className="group-hover:underline">
          {portal.name}
        </span>
        <span className="sr-only"> {say('opensInNewTab')}</span>
        {withDescription ? (
          <span lang="en" className="block text-sm text-muted">
            {portal.description}
          </span>
        ) : null}
      </span>
      <ExternalLink aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </a>
  )
}
