import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { CitingKind, LawNotice } from '#shared/contract/law-changes.ts'
import { wholeNumber } from '#shared/law/section.ts'
import { actSlug, sectionSlug } from '#shared/law/section-address.ts'
import { formatAsOf } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { lawMessages } from '../messages.ts'
import { lawNoticesQuery } from '../queries.ts'

type LawChangedProps = { kind: CitingKind; id: string }

/** What has changed in the law that this cites, until somebody has rechecked it; nothing where nothing has. */
export function LawChanged({ kind, id }: LawChangedProps) {
  const notices = useQuery(lawNoticesQuery).data ?? []
  const own = notices.filter(({ open }) => open.some(thing => thing.kind === kind && thing.key === id))
  if (own.length === 0) return null
  return (
    <Suspense>
      <div className="flex flex-col gap-3">
        {own.map(notice => (
          <ChangedNotice key={notice.id} notice={notice} />
        ))}
      </div>
    </Suspense>
  )
}

function ChangedNotice({ notice }: { notice: LawNotice }) {
  const say = useMessages(lawMessages)
  const language = useLanguage()
  return (
    <Notice tone="seal" title={say('changedSince', { date: formatAsOf(notice.since, language) })}>
      <p className="mt-1 [overflow-wrap:anywhere]">
        <LawLink law={notice} />: {notice.what}
      </p>
      <p className="mt-1">{say('isRechecked')}</p>
    </Notice>
  )
}

/** The page of a section, an Act or a judgment that is marked. */
export function LawLink({ law }: { law: Pick<LawNotice, 'act' | 'section' | 'caseId' | 'name'> }) {
  const { act, section, caseId, name } = law
  const style = 'font-semibold text-bench-ink underline'
  if (caseId !== null)
    return (
      <Link to="/case-law/$id" params={{ id: caseId }} className={style}>
        {name}
      </Link>
    )
  if (section === '')
    return (
      <Link to="/law/$act" params={{ act: actSlug(act) }} className={style}>
        {name}
      </Link>
    )
  return (
    <Link
      to="/law/$act/$section"
      params={{ act: actSlug(act), section: sectionSlug(wholeNumber(section)) }}
      className={style}
    >
      {name}
    </Link>
  )
}
