import { Link } from '@tanstack/react-router'
import type { GuideCase } from '#shared/contract/procedures.ts'
import { formatDay } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { guideMessages } from './messages.ts'

const laterWords = {
  'overruled in part': 'overruledInPart',
  'superseded in part by statute': 'supersededInPart',
  doubted: 'doubted',
} as const satisfies Record<NonNullable<GuideCase['later']>, string>

/** The judgments to read with the guide, each leading to its page. */
export function GuideCases({ cases }: { cases: readonly GuideCase[] }) {
  const say = useMessages(guideMessages)
  const language = useLanguage()
  if (cases.length === 0) return null
  return (
    <section aria-labelledby="judgments">
      <h2 id="judgments" className="text-xl">
        {say('judgments')}
      </h2>
      <ul className="mt-3 divide-y divide-rule rounded-md border border-rule bg-sheet px-5 shadow-sheet">
        {cases.map(({ id, title, date, citation, later }) => (
          <li key={id} className="py-2">
            <Link
              to="/case-law/$id"
              params={{ id }}
              lang="en"
              className="inline-flex min-h-11 items-center font-serif text-bench-ink underline"
            >
              {title}
            </Link>
            <p className="text-sm text-muted">
              {[citation, date && formatDay(date, language)].filter(Boolean).join(', ')}
            </p>
            {later ? <p className="text-sm font-semibold text-seal-ink">{say(laterWords[later])}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
