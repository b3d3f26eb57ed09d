import type { Webinar } from '#shared/contract/support.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { filterWebinars } from '../filter-lists.ts'
import { ListFilters } from '../ListFilters.tsx'
import { SupportPage } from '../SupportPage.tsx'
import { anything } from '../support-find.ts'
import { useSupportFind } from '../use-support-find.ts'
import { WebinarCard } from './WebinarCard.tsx'

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
  const { find, search, type, choose } = useSupportFind()
  const chosen = tabs.find(tab => tab.id === find.tab) ?? tabs[0]
  return (
    <>
      <ListFilters
        label="Search webinars"
        placeholder="Title, subject or topic"
        search={search}
        onType={type}
      />
      <Tabs
        label="Webinars"
        value={chosen.id}
        onValueChange={tab => choose({ tab })}
        tabs={tabs.map(({ id, label }) => ({
          id,
          label,
          content: <WebinarList webinars={filterWebinars(webinars, id, search)} onClear={() => type('')} />,
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
