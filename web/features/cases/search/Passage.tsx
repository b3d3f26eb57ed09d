import { Link } from '@tanstack/react-router'
import type { CasePassage } from '#shared/contract/cases.ts'
import { partKeys } from '../shared/messages.ts'
import { useWords } from './messages.ts'
import { nameParagraph } from './search-labels.ts'
import { splitMarks } from './split-marks.ts'

/** A matching passage, with a link to its place in the judgment. */
export function Passage({ caseId, passage }: { caseId: string; passage: CasePassage }) {
  const words = useWords()
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
          {nameParagraph(passage, words)}
        </Link>
        {passage.part ? (
          <>
            {' '}
            <span className="text-sm whitespace-nowrap text-muted">
              {words.word(partKeys[passage.part])} {words.word('inferred')}
            </span>
          </>
        ) : null}
      </p>
    </blockquote>
  )
}
