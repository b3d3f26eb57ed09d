import { memo } from 'react'
import type { FormSummary, MatchRange } from '#shared/contract/forms.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { FormFacts } from './FormFacts.tsx'
import { splitByRanges } from './highlight.ts'
import { formsMessages } from './messages.ts'
import { findCategoryLook, type ShownCategory } from './model/category-look.ts'

type FormRowProps = {
  form: FormSummary
  number: number
  category: ShownCategory | undefined
}

export const FormRow = memo(function FormRow({ form, number, category }: FormRowProps) {
  const say = useMessages(formsMessages)
  return (
    <li
      className={joinClasses(
        'border-l-4 bg-sheet p-4',
        'max-sm:rounded-md max-sm:border-y max-sm:border-r max-sm:border-y-rule max-sm:border-r-rule',
        'sm:grid sm:grid-cols-[2.25rem_minmax(0,1fr)_auto] sm:gap-x-3 sm:px-5',
        findCategoryLook(category).edge,
      )}
    >
      <span className="float-left mr-2 font-serif text-lg text-brass-ink tabular-nums sm:float-none sm:mr-0">
        {number}.
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 className="text-lg">
            <Highlighted text={form.title} ranges={form.match?.title} />
          </h2>
          {form.isPopular ? <Badge tone="brass">{say('popular')}</Badge> : null}
        </div>
        <p className="mt-1 line-clamp-2 text-muted lg:line-clamp-1">
          <Highlighted text={form.description} ranges={form.match?.description} />
        </p>
        <FormFacts form={form} category={category} />
        {form.match?.why.length ? <Why labels={form.match.why} /> : null}
      </div>
      <div className="mt-3 flex gap-2 sm:mt-0 sm:self-center">
        <ButtonLink
          to="/form-builder/{-$id}"
          params={{ id: String(form.id) }}
          className="max-sm:flex-1"
          aria-label={say('fillNamed', { title: form.title })}
        >
          {say('fillForm')}
        </ButtonLink>
        <DownloadButton id={form.id} title={form.title} />
      </div>
    </li>
  )
})

/** Why a form was found, where its title does not show it: an old section number, a word in another language. */
function Why({ labels }: { labels: readonly string[] }) {
  const say = useMessages(formsMessages)
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-1.5 text-xs">
      <span className="text-muted">{say('foundBy')}</span>
      {labels.map(label => (
        <span
          key={label}
          className="rounded-sm border border-bench-ink/30 bg-bench-soft px-2 py-0.5 font-semibold text-bench-ink"
        >
          {label}
        </span>
      ))}
    </p>
  )
}

/** A text with what the search matched marked in it. */
function Highlighted({ text, ranges }: { text: string; ranges: readonly MatchRange[] | undefined }) {
  if (!ranges?.length) return text
  return splitByRanges(text, ranges).map(part =>
    part.isMatch ? (
      <mark
        key={part.start}
        className="rounded-sm bg-brass-soft text-inherit underline decoration-brass decoration-2"
      >
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
