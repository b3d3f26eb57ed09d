import type { LimitationPeriod } from '#shared/contract/law.ts'
import { localeOf } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toolsMessages } from '../messages.ts'
import type { LimitationSearch } from '../tools-search.ts'
import { grounds, mostExcluded, parseDays } from './compute.ts'

type LimitationQuestionsProps = {
  period: LimitationPeriod
  find: LimitationSearch
  onChange: (next: Partial<LimitationSearch>) => void
}

export function LimitationQuestions({ period, find, onChange }: LimitationQuestionsProps) {
  const say = useMessages(toolsMessages)
  const language = useLanguage()
  const hasMore = find.renewed !== '' || grounds.some(ground => find[ground] !== '')
  return (
    <section aria-labelledby="which-days" className="flex flex-col gap-5 print:hidden">
      <h2 id="which-days" className="text-xl">
        {say('dates')}
      </h2>
      <DateField
        label={say('runsFrom')}
        help={period.runsFrom || undefined}
        value={find.from}
        onChange={from => onChange({ from })}
      />
      <details open={hasMore || undefined} className="rounded-md border border-rule p-4">
        <summary className="-m-4 flex min-h-11 cursor-pointer items-center p-4 font-semibold">
          {say('leftOut')}
        </summary>
        <div className="mt-4 flex flex-col gap-5">
          <DateField
            label={say('acknowledgment')}
            help={say('acknowledgmentHint')}
            optional
            value={find.renewed}
            onChange={renewed => onChange({ renewed })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {grounds.map(ground => (
              <TextField
                key={ground}
                label={say(`ground-${ground}`)}
                help={say(`under-${ground}`)}
                error={
                  areDays(find[ground])
                    ? undefined
                    : say('wholeDays', { most: mostExcluded.toLocaleString(localeOf[language]) })
                }
                optional
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={find[ground]}
                onChange={event => onChange({ [ground]: event.target.value })}
              />
            ))}
          </div>
        </div>
      </details>
    </section>
  )
}

function areDays(typed: string): boolean {
  return typed === '' || parseDays(typed) !== undefined
}
