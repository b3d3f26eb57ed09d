import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { NewsletterIssue } from '#shared/contract/newsletter.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { MeantSections } from '#web/features/law/parts/MeantSections.tsx'
import { anything } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFilters } from '#web/use-filters.ts'
import { filterIssues } from './filter-issues.ts'
import { IssueCard } from './IssueCard.tsx'
import { IssueReader } from './IssueReader.tsx'
import { NewsletterStatistics } from './NewsletterStatistics.tsx'
import { SubscribeForm } from './parts/SubscribeForm.tsx'
import { issuesQuery } from './queries.ts'
import { TopicList } from './TopicList.tsx'

const route = getRouteApi('/newsletter')

export function NewsletterPage() {
  const query = useQuery(issuesQuery)
  const { view, type } = useFilters(route.useSearch(), route.useNavigate())
  const issues = query.data ?? []
  const shown = filterIssues(issues, view)
  const search = useCallback((words: string) => type({ search: words }), [type])
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="text-3xl">Newsletter</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted">
        Legal developments, decisions and practice notes, every Monday. <SampleMark />
      </p>
      <a href="#subscribe" className="inline-flex min-h-11 items-center underline lg:hidden">
        Subscribe
      </a>
      <div className="mt-6">
        <NewsletterStatistics />
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <section aria-labelledby="issues" className="min-h-dvh">
          <h2 id="issues" className="text-2xl">
            Issues
          </h2>
          <div className="mt-4 flex flex-col gap-4">
            <search className="lg:max-w-md">
              <SearchField
                label="Search issues"
                placeholder="A word, a section, a subject"
                maxLength={200}
                value={view.search}
                onChange={search}
              />
            </search>
            <MeantSections search={view.search} />
            <TopicList issues={issues} chosen={view.category} onChoose={category => type({ category })} />
            <p role="status" className="min-h-6 font-semibold">
              {query.data ? `Showing ${shown.length} issue(s)` : ''}
            </p>
          </div>
          <div className="mt-4">
            {query.isPending ? <Skeleton count={3} className="h-80" label="Loading the issues..." /> : null}
            {query.isError ? (
              <ErrorState
                title="The issues could not be loaded"
                message={deriveErrorMessage(query.error)}
                onRetry={() => query.refetch()}
              />
            ) : null}
            {query.data && shown.length === 0 ? (
              <EmptyState
                title="No issues found"
                hint="Try another word or category."
                action={
                  <Button onClick={() => type({ category: anything, search: '' })}>Clear Filters</Button>
                }
              />
            ) : null}
            <IssueList issues={shown} />
          </div>
        </section>
        <section aria-labelledby="subscribe" className="lg:sticky lg:top-6 lg:self-start">
          <Card>
            <h2 id="subscribe" className="mb-4 text-xl">
              Subscribe
            </h2>
            <SubscribeForm withTopics />
          </Card>
        </section>
      </div>
    </div>
  )
}

function IssueList({ issues }: { issues: NewsletterIssue[] }) {
  const [opened, setOpened] = useState<NewsletterIssue>()
  return (
    <>
      <ul className="flex flex-col gap-5">
        {issues.map(issue => (
          <li key={issue.id}>
            <IssueCard issue={issue} onRead={() => setOpened(issue)} />
          </li>
        ))}
      </ul>
      {opened ? <IssueReader issue={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
