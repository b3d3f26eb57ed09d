import { getRouteApi } from '@tanstack/react-router'
import { MessageSquarePlus } from 'lucide-react'
import { useCallback } from 'react'
import type { Discussion } from '#shared/contract/support.ts'
import { type DiscussionStatus, discussionStatuses } from '#shared/contract/support.ts'
import { useMessages } from '#web/messages.ts'
import { plainOf } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useFilters } from '#web/use-filters.ts'
import { filterDiscussions } from '../filter-lists.ts'
import { ListFilters } from '../ListFilters.tsx'
import { supportMessages } from '../messages.ts'
import { SupportPage } from '../SupportPage.tsx'
import { findOption, forumSearch, listCategories } from '../support-search.ts'
import { DiscussionItem } from './DiscussionItem.tsx'
import { ForumAside } from './ForumAside.tsx'

const route = getRouteApi('/community-forum')

export function ForumPage() {
  const say = useMessages(supportMessages)
  return (
    <SupportPage topic="forum" title={say('forum')} intro={say('forumIntro')} isSample>
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
  const say = useMessages(supportMessages)
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
        label={say('searchDiscussions')}
        placeholder={say('searchDiscussionsExample')}
        search={search}
        onType={find}
        choices={[
          {
            label: say('category'),
            all: say('allCategories'),
            value: category,
            options: categories,
            onChoose: value => choose({ category: value }),
          },
          {
            label: say('status'),
            all: say('all'),
            value: status,
            options: discussionStatuses,
            nameOf: option => say(`status-${option as DiscussionStatus}`), // one of the options
            onChoose: value => choose({ status: value }),
          },
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {say('discussionsShown', { count: shown.length })}
        </p>
        <Button onClick={() => notify({ title: say('forumClosed'), description: say('forumClosedHint') })}>
          <MessageSquarePlus aria-hidden="true" className="size-4" />
          {say('startDiscussion')}
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
          title={say('noDiscussions')}
          hint={say('adjustFilters')}
          action={<Button onClick={() => choose(plainOf(forumSearch))}>{say('clearFilters')}</Button>}
        />
      )}
    </div>
  )
}
