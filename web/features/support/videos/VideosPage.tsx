import type { VideosContent } from '#shared/contract/support.ts'
import { levels } from '#shared/support.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { filterVideos } from '../filter-lists.ts'
import { ListFilters } from '../ListFilters.tsx'
import { SupportPage } from '../SupportPage.tsx'
import { listCategories, readOption } from '../support-find.ts'
import { useSupportFind } from '../use-support-find.ts'
import { ComingSoonBanner } from './ComingSoonBanner.tsx'
import { ProductionTimeline } from './ProductionTimeline.tsx'
import { VideoCard } from './VideoCard.tsx'

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
  const { find, search, type, choose, clear } = useSupportFind()
  const categories = listCategories(videos)
  const category = readOption(find.category, categories)
  const level = readOption(find.level, levels)
  const shown = filterVideos(videos, { search, category, level })
  return (
    <>
      <ListFilters
        label="Search videos"
        placeholder="Title, subject or tag"
        search={search}
        onType={type}
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
          action={<Button onClick={clear}>Clear Filters</Button>}
        />
      )}
    </>
  )
}
