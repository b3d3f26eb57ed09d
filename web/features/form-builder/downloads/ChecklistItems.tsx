import { CircleCheck, PenLine, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import type { Blank } from '../blanks.ts'
import type { Checklist } from '../checklist.ts'
import { builderMessages } from '../messages.ts'
import type { CountedPlace } from '../places.ts'

type ChecklistItemsProps = { checklist: Checklist; onGo: (place: CountedPlace) => void }

export function ChecklistItems({ checklist, onGo }: ChecklistItemsProps) {
  const say = useMessages(builderMessages)
  const language = useLanguage()
  const { blanks, papers, findings, reminders } = checklist
  const unfinished = papers.filter(paper => paper.blanks.length > 0)
  return (
    <div className="flex flex-col gap-5" lang={language}>
      {findings.length > 0 ? (
        <Part title={say('toLookAt')}>
          {findings.map(({ text, place }) => (
            <li key={text}>
              {place ? (
                <GoButton onClick={() => onGo(place)}>
                  <Warning>{text}</Warning>
                </GoButton>
              ) : (
                <p className="flex gap-3 px-2 py-2.5">
                  <Warning>{text}</Warning>
                </p>
              )}
            </li>
          ))}
        </Part>
      ) : null}
      {papers.length > 1 && unfinished.length > 0 ? (
        unfinished.map(paper => (
          <Blanks key={paper.title} of={paper.title} blanks={paper.blanks} onGo={onGo} />
        ))
      ) : (
        <Blanks blanks={blanks} onGo={onGo} />
      )}
      {reminders.length > 0 ? (
        <Part title={say('toSeeTo')}>
          {reminders.map(text => (
            <li key={text} className="px-2 py-1.5 text-muted">
              {text}
            </li>
          ))}
        </Part>
      ) : null}
    </div>
  )
}

const shownAtFirst = 6

type BlanksProps = {
  /** The title of the paper, when there is a set. */
  of?: string
  blanks: readonly Blank[]
  onGo: (place: CountedPlace) => void
}

function Blanks({ of, blanks, onGo }: BlanksProps) {
  const say = useMessages(builderMessages)
  const [isWhole, setIsWhole] = useState(false)
  if (blanks.length === 0) {
    return (
      <p className="flex items-center gap-2 font-semibold text-bench-ink">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        {say('nothingBlank')}
      </p>
    )
  }
  const shown = isWhole || blanks.length <= shownAtFirst + 1 ? blanks : blanks.slice(0, shownAtFirst)
  return (
    <Part
      title={
        of ? say('blanksOf', { paper: of, count: blanks.length }) : say('blanks', { count: blanks.length })
      }
    >
      {shown.map(blank => (
        <li key={`${blank.group} ${blank.index} ${blank.name}`}>
          <GoButton onClick={() => onGo(blank)}>
            <PenLine aria-hidden="true" className="mt-1 size-4 shrink-0 text-brass-ink" />
            {blank.label}
          </GoButton>
        </li>
      ))}
      {shown.length < blanks.length ? (
        <li>
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            {say('showAll', { count: blanks.length })}
          </Button>
        </li>
      ) : null}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="border-b border-rule pb-1 text-base">{title}</h3>
      <ul className="mt-1 text-sm">{children}</ul>
    </section>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <>
      <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-seal-ink" />
      <span>{children}</span>
    </>
  )
}

function GoButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="flex min-h-11 w-full cursor-pointer gap-3 rounded-md px-2 py-2.5 text-left underline decoration-rule underline-offset-4 hover:bg-sunken hover:decoration-current"
      onClick={onClick}
    >
      {children}
    </button>
  )
}
