import { HardDrive } from 'lucide-react'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { formatRelativeTime } from '#web/relative-time.ts'
import { Button } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { countAnswers } from './model/compare-answers.ts'
import { dropAnswers, type KeptAnswers, keepAnswers, openAnswerStorage } from './model/kept-answers.ts'

type KeptListProps = { kept: readonly KeptAnswers[]; onChange: () => void }

/** Forms begun on this device and never saved to the server. */
export function KeptList({ kept, onChange }: KeptListProps) {
  if (kept.length === 0) return null

  function discard(record: KeptAnswers) {
    dropAnswers(openAnswerStorage(), record)
    onChange()
    const undo = {
      label: 'Undo',
      onPress: () => {
        keepAnswers(openAnswerStorage(), record)
        onChange()
      },
    }
    notify({ title: 'Answers discarded', description: record.formTitle, action: undo })
  }

  return (
    <section aria-labelledby="kept" className="rounded-md border border-brass/60 bg-brass-soft">
      <h2 id="kept" className="flex items-center gap-2 px-4 pt-4 text-base text-brass-ink sm:px-5">
        <HardDrive aria-hidden="true" className="size-4 shrink-0" />
        On this device, not saved yet
      </h2>
      <ul className="divide-y divide-brass/30">
        {kept.map(record => (
          <li
            key={record.id}
            className="flex flex-col gap-x-6 gap-y-3 p-4 sm:flex-row sm:items-center sm:px-5"
          >
            <div className="min-w-0 flex-1">
              <h3 className="text-lg">{record.formTitle}</h3>
              <p className="text-sm">
                {describeCount(countAnswers(record.values))}, {formatRelativeTime(new Date(record.keptAt))}
              </p>
            </div>
            <div className="flex shrink-0 gap-2">
              <ButtonLink
                to="/form-builder/{-$id}"
                params={{ id: String(record.formId) }}
                className="max-sm:flex-1"
                aria-label={`Continue ${record.formTitle}`}
              >
                Continue
              </ButtonLink>
              <Button
                variant="quiet"
                aria-label={`Discard ${record.formTitle}`}
                onClick={() => discard(record)}
              >
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function describeCount(count: number): string {
  return count === 1 ? '1 answer' : `${count} answers`
}
