import type { ProcedureView } from '#shared/contract/procedures.ts'
import { formatDay } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { useSite } from '#web/site.ts'
import { guideMessages } from './guide/messages.ts'

/** When the law of the guide was checked, and a link to report a mistake. */
export function LawLine({ procedure }: { procedure: ProcedureView }) {
  const say = useMessages(guideMessages)
  const language = useLanguage()
  const { supportEmail } = useSite()
  const subject = `Error in procedure ${procedure.id}: ${procedure.title}`
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
      <span>{say('lawCheckedOn', { date: formatDay(procedure.lawCheckedOn, language) })}</span>
      <span>
        {procedure.reviewedBy ? say('reviewedBy', { name: procedure.reviewedBy }) : say('notReviewed')}
      </span>
      <a
        href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}
        className="inline-flex min-h-11 items-center text-bench-ink underline"
      >
        {say('reportError')}
      </a>
    </p>
  )
}
