import { Link } from '@tanstack/react-router'
import type { CasePassage } from '#shared/contract/cases.ts'
import { nameParagraph } from './search-labels.ts'
import { splitMarks } from './split-marks.ts'

/** The words of the source that match, and the way to where they stand. */
export function Passage({ caseId, passage }: { caseId: string; passage: CasePassage }) {
  return (
    <blockquote className="border-l-2 border-brass pl-4">
      <p className="[overflow-wrap:anywhere]">
        {splitMarks(passage).map(piece =>
          piece.isMatch ? (
            <mark key={piece.start} className="rounded-sm bg-brass-soft px-0.5 text-inherit">
              {piece.text}
            </mark>
          ) : (
            piece.text
          ),
        )}{' '}
        <Link
          to="/case-law/$id"
          params={{ id: caseId }}
          hash={passage.paragraphId}
          className="text-sm font-semibold whitespace-nowrap text-bench-ink underline decoration-1 underline-offset-2"
        >
          {nameParagraph(passage.label)}
        </Link>
      </p>
    </blockquote>
  )
}
