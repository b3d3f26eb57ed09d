import type { UpdateView } from '#shared/contract/updates.ts'
import { formatAsOf } from '#web/dates.ts'
import { LawChanged } from '#web/features/law/parts/LawChanged.tsx'
import { deriveSeverity } from '#web/features/updates/model.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { formatRelativeTime } from '#web/relative-time.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { resourcesMessages } from './messages.ts'

/** An update: its priority, type, dates and source. */
export function UpdateCard({ update }: { update: UpdateView }) {
  const say = useMessages(resourcesMessages)
  const language = useLanguage()
  const { tone, edge } = deriveSeverity(update.priority)
  return (
    <article
      className={joinClasses(
        'flex h-full flex-col rounded-md border-y border-r border-l-4 border-y-rule border-r-rule bg-sheet p-4 shadow-sheet sm:p-5',
        edge,
      )}
    >
      <UpdateMeta update={update} tone={tone} />
      <h3 className="mt-2 text-lg leading-snug">{update.title}</h3>
      <p className="mt-2">{update.description}</p>
      <div className="mt-3 empty:hidden">
        <LawChanged kind="update" id={String(update.id)} />
      </div>
      <p className="mt-auto pt-3 text-sm text-muted">
        {wasPublishedLater(update)
          ? `${say('ofDay', { day: formatAsOf(update.happenedOn, language) })} `
          : null}
        {say('source', { source: update.source })}
      </p>
    </article>
  )
}

function UpdateMeta({
  update,
  tone,
}: {
  update: UpdateView
  tone: ReturnType<typeof deriveSeverity>['tone']
}) {
  const say = useMessages(resourcesMessages)
  const language = useLanguage()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge tone={tone}>
        <span className="capitalize">{say(`priority-${update.priority}`)}</span>
      </Badge>
      <span className="inline-block first-letter:uppercase">{say(`type-${update.type}`)}</span>
      <time dateTime={update.createdAt}>{formatRelativeTime(update.createdAt, undefined, language)}</time>
    </p>
  )
}

const istOffset = 330 * 60_000

/** Shows the date of the development where it differs from that of publication. Both are dates in India. */
function wasPublishedLater({ createdAt, happenedOn }: UpdateView): boolean {
  const published = new Date(new Date(createdAt).getTime() + istOffset).toISOString().slice(0, 10)
  return published !== happenedOn
}
