import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { VideosContent } from '#shared/contract/support.ts'
import { levels } from '#shared/contract/support.ts'
import { plainOf } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useFilters } from '#web/use-filters.ts'
import { filterVideos } from '../filter-lists.ts'
import { ListFilters } from '../ListFilters.tsx'
import { SupportPage } from '../SupportPage.tsx'
import { findOption, listCategories, videosSearch } from '../support-search.ts'
import { ProductionTimeline } from './ProductionTimeline.tsx'
import { VideoCard } from './VideoCard.tsx'

const route = getRouteApi('/video-tutorials')

export function VideosPage() {
  return (
    <SupportPage
      topic="videos"
      title="Video Tutorials"
      intro="Short films on drafting, procedure and the forms of this library, by level and practice area."
      isSample
    >
      {content => (
        <>
          <ComingSoonBanner />
          <VideoList videos={content.videos} />
          <ProductionTimeline {...content} />
        </>
      )}
    </SupportPage>
  )
}

function VideoList({ videos }: Pick<VideosContent, 'videos'>) {
  const { view, type, choose } = useFilters(route.useSearch(), route.useNavigate())
  const { search } = view
  const find = useCallback((words: string) => type({ search: words }), [type])
  const categories = listCategories(videos)
  const category = findOption(view.category, categories)
  const level = findOption(view.level, levels)
  const shown = filterVideos(videos, { search, category, level })
  return (
    <>
      <ListFilters
        label="Search videos"
        placeholder="Title, subject or tag"
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
            label: 'Level',
            all: 'All Levels',
            value: level,
            options: levels,
            onChoose: value => choose({ level: value }),
          },
        ]}
      />
      <p role="status" className="font-semibold">
        Showing {shown.length} video(s)
      </p>
      {shown.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map(video => (
            <VideoCard key={video.id} video={video} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No Videos Found"
          hint="Try adjusting your filters, or check back soon."
          action={<Button onClick={() => choose(plainOf(videosSearch))}>Clear Filters</Button>}
        />
      )}
    </>
  )
}

function ComingSoonBanner() {
  const navigate = useNavigate()
  function explain() {
    notify({
      title: 'New videos will be announced in the newsletter',
      description: 'There is no separate list for videos. Subscribe to the newsletter to hear of them.',
      action: { label: 'Newsletter', onPress: () => void navigate({ to: '/newsletter' }) },
    })
  }
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border-l-4 border-brass bg-brass-soft px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-xl">Video Tutorials Coming Soon</h2>
        <p className="mt-1">
          None of these can be watched yet. Each shows the month for which it was planned.
        </p>
      </div>
      <Button onClick={explain}>Subscribe to Updates</Button>
    </section>
  )
}
