import { getRouteApi } from '@tanstack/react-router'
import { MessageSquarePlus } from 'lucide-react'
import { useCallback } from 'react'
import type { Discussion } from '#shared/contract/support.ts'
import { discussionStatuses } from '#shared/contract/support.ts'
import { plainOf } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useFilters } from '#web/use-filters.ts'
import { filterDiscussions } from '../filter-lists.ts'
import { ListFilters } from '../ListFilters.tsx'
import { SupportPage } from '../SupportPage.tsx'
import { findOption, forumSearch, listCategories } from '../support-search.ts'
import { DiscussionItem } from './DiscussionItem.tsx'
import { ForumAside } from './ForumAside.tsx'

const route = getRouteApi('/community-forum')

export function ForumPage() {
  return (
    <SupportPage
      topic="forum"
      title="Community Forum"
      intro="What other advocates ask and advise, from the registry counter to the final hearing."
      isSample
    >
      {content => (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <DiscussionList discussions={content.discussions} />
          <ForumAside {...content} />
        </div>
      )}
    </SupportPage>
  )
}

function DiscussionList({ discussions }: { discussions: readonly Discussion[] }) {
  const { view, type, choose } = useFilters(route.useSearch(), route.useNavigate())
  const { search } = view
  const find = useCallback((words: string) => type({ search: words }), [type])
  const categories = listCategories(discussions)
  const category = findOption(view.category, categories)
  const status = findOption(view.status, discussionStatuses)
  const shown = filterDiscussions(discussions, { search, category, status })
  return (
    <div className="flex flex-col gap-5">
      <ListFilters
        label="Search discussions"
        placeholder="Title, text or tag"
        search={search}
        onType={find}
        choices={[
          {
            label: 'Category',
            all: 'All Categories',
            value: category,
            options: categories,
            onChoose: value => choose({ category: value }),
          },
          {
            label: 'Status',
            all: 'All',
            value: status,
            options: discussionStatuses,
            onChoose: value => choose({ status: value }),
          },
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          Showing {shown.length} discussion(s)
        </p>
        <Button onClick={explainNewDiscussion}>
          <MessageSquarePlus aria-hidden="true" className="size-4" />
          Start New Discussion
        </Button>
      </div>
      {shown.length > 0 ? (
        <ul className="divide-y divide-rule rounded-md border border-rule bg-sheet shadow-sheet">
          {shown.map(one => (
            <DiscussionItem key={one.id} discussion={one} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No Discussions Found"
          hint="Try adjusting your filters, or check back soon."
          action={<Button onClick={() => choose(plainOf(forumSearch))}>Clear Filters</Button>}
        />
      )}
    </div>
  )
}

function explainNewDiscussion() {
  notify({
    title: 'The forum is not open for writing yet',
    description: 'These discussions are samples. Your own will start here once the forum opens.',
  })
}
