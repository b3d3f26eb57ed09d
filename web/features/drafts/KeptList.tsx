import { HardDrive } from 'lucide-react'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { formatRelativeTime } from '#web/relative-time.ts'
import { Button } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { draftsMessages } from './messages.ts'
import { countAnswers } from './model/compare-answers.ts'
import { dropAnswers, type KeptAnswers, keepAnswers, openAnswerStorage } from './model/kept-answers.ts'

type KeptListProps = {
  kept: readonly KeptAnswers[]
  /** Of the forms, in the language of the page; until they have come a form is called as it was when it was kept. */
  titles: ReadonlyMap<number, string>
  onChange: () => void
}

/** Forms begun on this device and never saved to the server. */
export function KeptList({ kept, titles, onChange }: KeptListProps) {
  const say = useMessages(draftsMessages)
  const language = useLanguage()
  if (kept.length === 0) return null

  const nameOf = ({ formId, formTitle }: KeptAnswers) => titles.get(formId) ?? formTitle

  function discard(record: KeptAnswers) {
    dropAnswers(openAnswerStorage(), record)
    onChange()
    const undo = {
      label: say('undo'),
      onPress: () => {
        keepAnswers(openAnswerStorage(), record)
        onChange()
      },
    }
    notify({ title: say('discarded'), description: nameOf(record), action: undo })
  }

  return (
    <section aria-labelledby="kept" className="rounded-md border border-brass/60 bg-brass-soft">
      <h2 id="kept" className="flex items-center gap-2 px-4 pt-4 text-base text-brass-ink sm:px-5">
        <HardDrive aria-hidden="true" className="size-4 shrink-0" />
        {say('onDevice')}
      </h2>
      <ul className="divide-y divide-brass/30">
        {kept.map(record => (
          <li
            key={record.id}
            className="flex flex-col gap-x-6 gap-y-3 p-4 sm:flex-row sm:items-center sm:px-5"
          >
            <div className="min-w-0 flex-1">
              <h3 className="text-lg">{nameOf(record)}</h3>
              <p className="text-sm">
                {say('answersWhen', {
                  count: countAnswers(record.values),
                  when: formatRelativeTime(new Date(record.keptAt), new Date(), language),
                })}
              </p>
            </div>
            <div className="flex shrink-0 gap-2">
              <ButtonLink
                to="/form-builder/{-$id}"
                params={{ id: String(record.formId) }}
                className="max-sm:flex-1"
                aria-label={say('continueNamed', { title: nameOf(record) })}
              >
                {say('continue')}
              </ButtonLink>
              <Button
                variant="quiet"
                aria-label={say('discardNamed', { title: nameOf(record) })}
                onClick={() => discard(record)}
              >
                {say('discard')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
