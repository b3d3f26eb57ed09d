import { memo } from 'react'
import type { CaseRecord } from '#shared/contract/cases.ts'
import { AppLink } from '#web/AppLink.tsx'
import { paths } from '#web/paths.ts'
import { CaseBadges } from '../shared/CaseBadges.tsx'
import { CopyCitation } from '../shared/CopyCitation.tsx'
import { SaveCase } from '../shared/SaveCase.tsx'
import { Disclosure } from './Disclosure.tsx'

/** A judgment of the browse list. */
export const BrowseCard = memo(function BrowseCard({ record }: { record: CaseRecord }) {
  const { id, caseTitle, citation, court, year, summary, headnotes } = record
  return (
    <li className="flex">
      <article
        aria-labelledby={`case-${id}`}
        className="flex w-full flex-col gap-3 rounded-md border border-rule bg-sheet p-4 shadow-sheet sm:p-5"
      >
        <p className="flex flex-wrap gap-2">
          <CaseBadges judgment={record} />
        </p>
        <div>
          <h3 id={`case-${id}`} className="text-lg leading-snug">
            <AppLink
              to={paths.judgment(id)}
              className="decoration-1 underline-offset-4 hover:underline"
              data-result=""
            >
              {caseTitle}
            </AppLink>
          </h3>
          <p className="mt-1 text-sm text-muted">
            {citation ? <span className="font-semibold text-ink">{citation}</span> : null}
            {citation ? ' · ' : null}
            {[court, year].filter(Boolean).join(', ')}
          </p>
        </div>
        {summary ? <p className="line-clamp-4">{summary}</p> : null}
        <div className="mt-auto">
          {headnotes.length > 0 ? (
            <Disclosure summary={`Headnotes (${headnotes.length})`} label={`Headnotes of ${caseTitle}`}>
              <ul className="list-disc space-y-1 pl-5">
                {headnotes.map(headnote => (
                  <li key={headnote}>{headnote}</li>
                ))}
              </ul>
            </Disclosure>
          ) : null}
          <div className="-mb-2 -ml-3 flex flex-wrap">
            <SaveCase judgment={record} />
            <CopyCitation judgment={record} />
          </div>
        </div>
      </article>
    </li>
  )
})
