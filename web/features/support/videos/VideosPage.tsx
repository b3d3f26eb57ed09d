import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { VideosContent } from '#shared/contract/support.ts'
import { type Level, levels } from '#shared/contract/support.ts'
import { useMessages } from '#web/messages.ts'
import { plainOf } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useFilters } from '#web/use-filters.ts'
import { filterVideos } from '../filter-lists.ts'
import { ListFilters } from '../ListFilters.tsx'
import { supportMessages } from '../messages.ts'
import { SupportPage } from '../SupportPage.tsx'
import { findOption, listCategories, videosSearch } from '../support-search.ts'
import { ProductionTimeline } from './ProductionTimeline.tsx'
import { VideoCard } from './VideoCard.tsx'

const route = getRouteApi('/video-tutorials')

export function VideosPage() {
  const say = useMessages(supportMessages)
  return (
    <SupportPage topic="videos" title={say('videos')} intro={say('videosIntro')} isSample>
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
  const say = useMessages(supportMessages)
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
        label={say('searchVideos')}
        placeholder={say('searchVideosExample')}
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
            label: say('level'),
            all: say('allLevels'),
            value: level,
            options: levels,
            nameOf: option => say(`level-${option as Level}`), // one of the options
            onChoose: value => choose({ level: value }),
          },
        ]}
      />
      <p role="status" className="font-semibold">
        {say('videosShown', { count: shown.length })}
      </p>
      {shown.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map(video => (
            <VideoCard key={video.id} video={video} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={say('noVideos')}
          hint={say('adjustFilters')}
          action={<Button onClick={() => choose(plainOf(videosSearch))}>{say('clearFilters')}</Button>}
        />
      )}
    </>
  )
}

function ComingSoonBanner() {
  const say = useMessages(supportMessages)
  const navigate = useNavigate()
  function explain() {
    notify({
      title: say('videosNews'),
      description: say('videosNewsHint'),
      action: { label: say('newsletter'), onPress: () => void navigate({ to: '/newsletter' }) },
    })
  }
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border-l-4 border-brass bg-brass-soft px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-xl">{say('videosComing')}</h2>
        <p className="mt-1">{say('videosComingHint')}</p>
      </div>
      <Button onClick={explain}>{say('subscribeToUpdates')}</Button>
    </section>
  )
}
