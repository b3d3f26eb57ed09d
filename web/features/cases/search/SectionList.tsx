import { useState } from 'react'
import { type LinkedSection, nameSection } from '#shared/law/section.ts'
import { describeOther } from '../shared/name-section.ts'
import { useWords } from './messages.ts'

const shownFirst = 5

/** The provisions a judgment deals with, each with its other number. */
export function SectionList({ sections }: { sections: readonly LinkedSection[] }) {
  const { say, word } = useWords()
  const [isWhole, setWhole] = useState(false)
  if (sections.length === 0) return null
  const shown = isWhole ? sections : sections.slice(0, shownFirst)
  const hidden = sections.length - shown.length
  return (
    <ul aria-label={say('provisions')} className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
      {shown.map(section => {
        const name = nameSection(section)
        const other = describeOther(section, word)
        return (
          <li key={name} className="rounded-sm border border-rule bg-paper px-2 py-0.5">
            <span className="font-semibold">{name}</span>
            {other ? <span className="text-muted">, {other}</span> : null}
          </li>
        )
      })}
      {hidden > 0 ? (
        <li>
          <button
            type="button"
            onClick={() => setWhole(true)}
            className="min-h-6 cursor-pointer px-1 font-semibold text-bench-ink hover:underline"
          >
            {say('more', { count: hidden })}
            <span className="sr-only">: {say('provisions')}</span>
          </button>
        </li>
      ) : null}
    </ul>
  )
}
