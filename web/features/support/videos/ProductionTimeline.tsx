import type { VideosContent } from '#shared/contract/support.ts'
import { useMessages } from '#web/messages.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { supportMessages } from '../messages.ts'

/** What was planned for which month. */
export function ProductionTimeline({ timeline, videos }: VideosContent) {
  const say = useMessages(supportMessages)
  return (
    <section aria-labelledby="timeline" className="border-t border-rule pt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="timeline" className="text-xl">
          {say('timeline')}
        </h2>
        <SampleMark />
      </div>
      <p className="mt-2">{say('timelineHint')}</p>
      <ol className="mt-5 grid gap-6 md:grid-cols-3 md:gap-4">
        {timeline.map(step => (
          <li key={step.month} className="border-l-2 border-brass pl-4">
            <h3 className="font-sans text-base font-normal text-muted">{step.month}</h3>
            <p>
              {say('monthVideos', {
                title: step.title,
                count: videos.filter(video => video.plannedRelease === step.month).length,
              })}
            </p>
            <p className="text-sm text-muted">{step.description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
