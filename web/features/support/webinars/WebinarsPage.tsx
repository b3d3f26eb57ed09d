import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Webinar } from '#shared/contract/support.ts'
import { anything } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { useFilters } from '#web/use-filters.ts'
import { filterWebinars } from '../filter-lists.ts'
import { ListFilters } from '../ListFilters.tsx'
import { SupportPage } from '../SupportPage.tsx'
import { WebinarCard } from './WebinarCard.tsx'

const route = getRouteApi('/webinar-series')

const tabs = [
  { id: 'upcoming', label: 'Upcoming' },
  { id: 'live', label: 'Live Now' },
  { id: 'completed', label: 'Completed' },
  { id: anything, label: 'All Webinars' },
] as const

export function WebinarsPage() {
  return (
    <SupportPage
      topic="webinars"
      title="Webinar Series"
      intro="An hour or two with someone who does it every day, and the papers to take home."
      isSample
    >
      {({ webinars }) => <WebinarTabs webinars={webinars} />}
    </SupportPage>
  )
}

function WebinarTabs({ webinars }: { webinars: readonly Webinar[] }) {
  const { view, type, choose } = useFilters(route.useSearch(), route.useNavigate())
  const { search } = view
  const find = useCallback((words: string) => type({ search: words }), [type])
  const chosen = tabs.find(tab => tab.id === view.tab) ?? tabs[0]
  return (
    <>
      <ListFilters
        label="Search webinars"
        placeholder="Title, subject or topic"
        search={search}
        onType={find}
      />
      <Tabs
        label="Webinars"
        value={chosen.id}
        onValueChange={tab => choose({ tab })}
        tabs={tabs.map(({ id, label }) => ({
          id,
          label,
          content: <WebinarList webinars={filterWebinars(webinars, id, search)} onClear={() => find('')} />,
        }))}
      />
    </>
  )
}

function WebinarList({ webinars, onClear }: { webinars: readonly Webinar[]; onClear: () => void }) {
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="font-semibold">
        Showing {webinars.length} webinar(s)
      </p>
      {webinars.length > 0 ? (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {webinars.map(webinar => (
            <WebinarCard key={webinar.id} webinar={webinar} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No Webinars Found"
          hint="Try adjusting your filters, or check back soon."
          action={<Button onClick={onClear}>Clear Search</Button>}
        />
      )}
    </div>
  )
}
