import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Globe, LifeBuoy, type LucideIcon, Newspaper } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UpdateView } from '#shared/contract/updates.ts'
import { PortalList } from '#web/features/resources/parts/PortalList.tsx'
import { deriveSeverity } from '#web/features/updates/model.ts'
import { updatesQuery } from '#web/features/updates/queries.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { formatRelativeTime } from '#web/relative-time.ts'
import { frameMessages } from '#web/shell/messages.ts'
import { useSupportLinks } from '#web/shell/support-links.ts'
import { useSite } from '#web/site.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

import { homeMessages } from './messages.ts'

const updatesShown = 3

/** Three cards, each as high before its contents have come as after. */
export function ResourceHub() {
  const { supportEmail } = useSite()
  const supportLinks = useSupportLinks()
  const frame = useMessages(frameMessages)
  const say = useMessages(homeMessages)
  return (
    <section>
      <h2 className="text-2xl">{say('hub')}</h2>
      <div className="mt-5 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        <HubCard Icon={Newspaper} title={say('updates')}>
          <div className="min-h-66">
            <LatestUpdates />
          </div>
          <Link to="/resources" className="mt-auto flex min-h-11 items-center underline">
            {say('allUpdates')}
          </Link>
        </HubCard>
        <HubCard Icon={Globe} title={say('quickLinks')}>
          <div className="min-h-55">
            <PortalList />
          </div>
        </HubCard>
        <HubCard Icon={LifeBuoy} title={say('help')}>
          <ul className="grid grid-cols-2 gap-x-4">
            {supportLinks.map(link => (
              <li key={link.key}>
                <Link {...link.to} className="flex min-h-11 items-center no-underline hover:underline">
                  {frame(link.key)}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-auto pt-4">
            <LinkButton href={`mailto:${supportEmail}`} variant="secondary">
              {say('contact')}
            </LinkButton>
          </div>
        </HubCard>
      </div>
    </section>
  )
}

function HubCard({ Icon, title, children }: { Icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col rounded-md border border-rule bg-sheet p-4 shadow-sheet sm:p-5">
      <h3 className="mb-3 flex items-center gap-3 text-xl">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-brass" />
        {title}
      </h3>
      {children}
    </div>
  )
}

function LatestUpdates() {
  const say = useMessages(homeMessages)
  const query = useQuery(updatesQuery)
  if (query.isPending) return <Skeleton className="h-18" label={say('loadingUpdates')} />
  if (!query.data) {
    return (
      <div role="alert" className="flex flex-col items-start gap-2 py-2 text-sm">
        <p className="text-seal-ink">{say('updatesFailed')}</p>
        <Button variant="secondary" loading={query.isFetching} onClick={() => query.refetch()}>
          {say('tryAgain')}
        </Button>
      </div>
    )
  }
  if (query.data.length === 0) return <p className="py-2 text-muted">{say('noUpdates')}</p>
  return (
    <ul className="flex flex-col gap-3">
      {query.data.slice(0, updatesShown).map(update => (
        <li key={update.id}>
          <UpdateLine update={update} />
        </li>
      ))}
    </ul>
  )
}

function UpdateLine({ update }: { update: UpdateView }) {
  const say = useMessages(homeMessages)
  const language = useLanguage()
  return (
    <div className={joinClasses('min-h-19 border-l-4 pl-3', deriveSeverity(update.priority).edge)}>
      <p lang="en" className="line-clamp-2 leading-snug font-semibold">
        {update.title}
      </p>
      <p className="mt-1 text-sm text-muted">
        <span className="sr-only">{say(`priority-${update.priority}`)}</span>
        <time dateTime={update.createdAt}>{formatRelativeTime(update.createdAt, new Date(), language)}</time>
      </p>
    </div>
  )
}
