import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Webinar } from '#shared/contract/support.ts'
import { useMessages } from '#web/messages.ts'
import { anything } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { useFilters } from '#web/use-filters.ts'
import { filterWebinars } from '../filter-lists.ts'
import { ListFilters } from '../ListFilters.tsx'
import { supportMessages } from '../messages.ts'
import { SupportPage } from '../SupportPage.tsx'
import { WebinarCard } from './WebinarCard.tsx'

const route = getRouteApi('/webinar-series')

const tabs = ['upcoming', 'live', 'completed', anything] as const

export function WebinarsPage() {
  const say = useMessages(supportMessages)
  return (
    <SupportPage topic="webinars" title={say('webinars')} intro={say('webinarsIntro')} isSample>
      {({ webinars }) => <WebinarTabs webinars={webinars} />}
    </SupportPage>
  )
}

function WebinarTabs({ webinars }: { webinars: readonly Webinar[] }) {
  const say = useMessages(supportMessages)
  const { view, type, choose } = useFilters(route.useSearch(), route.useNavigate())
  const { search } = view
  const find = useCallback((words: string) => type({ search: words }), [type])
  const chosen = tabs.find(tab => tab === view.tab) ?? tabs[0]
  return (
    <>
      <ListFilters
        label={say('searchWebinars')}
        placeholder={say('searchWebinarsExample')}
        search={search}
        onType={find}
      />
      <Tabs
        label={say('webinarList')}
        value={chosen}
        onValueChange={tab => choose({ tab })}
        tabs={tabs.map(id => ({
          id,
          label: say(`tab-${id}`),
          content: <WebinarList webinars={filterWebinars(webinars, id, search)} onClear={() => find('')} />,
        }))}
      />
    </>
  )
}

function WebinarList({ webinars, onClear }: { webinars: readonly Webinar[]; onClear: () => void }) {
  const say = useMessages(supportMessages)
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="font-semibold">
        {say('webinarsShown', { count: webinars.length })}
      </p>
      {webinars.length > 0 ? (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {webinars.map(webinar => (
            <WebinarCard key={webinar.id} webinar={webinar} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={say('noWebinars')}
          hint={say('adjustFilters')}
          action={<Button onClick={onClear}>{say('clearSearch')}</Button>}
        />
      )}
    </div>
  )
}
