import { memo, Suspense, useMemo } from 'react'
import type { FormGroup } from '#shared/contract/forms.ts'
import { useBuilder } from '../builder-context.ts'
import { asksForCourt } from '../courts/find-court.ts'
import { CourtWays } from '../later-parts.ts'
import { groupHeadingId } from '../places.ts'
import { QuestionList } from './QuestionList.tsx'
import { RepeatGroup } from './RepeatGroup.tsx'

/** One step of the questionnaire. */
export const QuestionGroup = memo(function QuestionGroup({
  group,
  number,
}: {
  group: FormGroup
  number: number
}) {
  const { form, court, questionLanguage } = useBuilder()
  const fields = useMemo(() => form.fields.filter(field => field.group === group.id), [form, group.id])
  return (
    <section
      aria-labelledby={groupHeadingId(group.id)}
      className="contain-layout contain-style border-rule not-first:border-t-4 not-first:border-double not-first:pt-5"
    >
      <h2
        id={groupHeadingId(group.id)}
        tabIndex={-1}
        className="flex scroll-mt-4 items-baseline gap-3 text-xl focus:outline-none"
      >
        <span className="text-brass-ink tabular-nums">{number}.</span>
        {group.title[questionLanguage]}
      </h2>
      <div className="mt-4 flex flex-col gap-5">
        {group.repeat ? <RepeatGroup group={group} fields={fields} /> : <QuestionList fields={fields} />}
        {court && asksForCourt({ fields }) ? (
          <Suspense>
            <CourtWays />
          </Suspense>
        ) : null}
      </div>
    </section>
  )
})
