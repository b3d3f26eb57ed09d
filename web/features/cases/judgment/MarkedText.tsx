import { memo } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import type { Found } from './find-text.ts'
import { markId, useMarks } from './use-find.ts'

/** A text of the judgment with what is looked for marked in it. */
export function MarkedText({ piece, text }: { piece: string; text: string }) {
  const { marks, current } = useMarks(piece)
  return marks.length === 0 ? text : <Marked text={text} marks={marks} current={current} />
}

type MarkedProps = { text: string; marks: readonly Found[]; current: number }

const Marked = memo(function Marked({ text, marks, current }: MarkedProps) {
  return (
    <>
      {marks.map(({ from, to, nth }, at) => (
        <span key={nth}>
          {text.slice(marks[at - 1]?.to ?? 0, from)}
          <mark
            id={markId(nth)}
            className={joinClasses(
              'rounded-sm',
              nth === current ? 'bg-brass-ink text-sheet' : 'bg-brass-soft text-ink',
            )}
          >
            {text.slice(from, to)}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.to)}
    </>
  )
})
