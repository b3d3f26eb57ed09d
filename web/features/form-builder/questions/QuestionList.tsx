import { useMemo } from 'react'
import type { FormField } from '#shared/contract/forms.ts'
import { useAskedFields, useBuilder } from '../builder-context.ts'
import { findDeponent } from '../same-party.ts'
import { pairFields } from './pair-fields.ts'
import { Question } from './Question.tsx'
import { QuestionWarnings } from './QuestionWarnings.tsx'
import { SameParty } from './SameParty.tsx'

type QuestionListProps = { fields: readonly FormField[]; group?: string; item?: string }

/** The questions of a step, or of one item of it; short ones are two in a row when there is space. */
export function QuestionList({ fields, group, item }: QuestionListProps) {
  const builder = useBuilder()
  const { form } = builder
  const asked = useAskedFields(builder, fields, { group, item })
  const pairs = useMemo(() => pairFields(asked), [asked])
  const deponent = useMemo(() => findDeponent(form), [form])
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
      {pairs.map(({ field, isHalf }) => (
        <div key={field.name} className={isHalf ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
          {deponent?.name === field.name ? <SameParty deponent={deponent} /> : null}
          <Question field={field} group={group} item={item} />
          <QuestionWarnings field={field} group={group} item={item} />
        </div>
      ))}
    </div>
  )
}
