import type { ReactNode } from 'react'
import type { FormSummary } from '#shared/contract/forms.ts'
import { useMessages } from '#web/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { formsMessages } from './messages.ts'
import { findCategoryLook, type ShownCategory } from './model/category-look.ts'
import { useFacts } from './model/use-facts.ts'

type FormFactsProps = { form: FormSummary; category: ShownCategory | undefined }

/** The facts of a form: category, court, jurisdiction, time and law. */
export function FormFacts({ form, category }: FormFactsProps) {
  const say = useMessages(formsMessages)
  const { sayArea, sayBadge, sayTime } = useFacts()
  const { Icon, ink } = findCategoryLook(category)
  return (
    <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {category ? (
        <Fact name={say('category')}>
          <span className={joinClasses('inline-flex items-center gap-1.5 font-semibold', ink)}>
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {sayArea(category.area)}
          </span>
        </Fact>
      ) : null}
      <Fact name={say('court')}>{sayBadge(form.courtType)}</Fact>
      <Fact name={say('jurisdiction')}>{sayBadge(form.jurisdiction)}</Fact>
      {form.estimatedTime ? <Fact name={say('estimatedTime')}>{sayTime(form.estimatedTime)}</Fact> : null}
      {form.provision ? (
        <Fact name={say('provision')}>
          <span lang="en">{form.provision}</span>
        </Fact>
      ) : null}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="max-w-full">
      <dt className="sr-only">{name}</dt>
      <dd className="truncate">{children}</dd>
    </div>
  )
}
