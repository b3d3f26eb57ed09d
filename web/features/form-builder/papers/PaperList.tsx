import { Check, CircleMinus, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '#web/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useBuilder, usePapersInSight } from '../builder-context.ts'
import { builderMessages } from '../messages.ts'
import { type PaperState, usePaperStates } from './paper-states.ts'
import { leaveOut, takeIn } from './use-papers.ts'

type PaperListProps = { className?: string; onShow?: () => void }

/**
 * The papers in the order of filing, with their status. One click shows a paper, another leaves it out or
 * adds it.
 */
export function PaperList({ className, onShow }: PaperListProps) {
  const say = useMessages(builderMessages)
  const { store, language, questionLanguage } = useBuilder()
  const papers = usePapersInSight()
  const states = usePaperStates().map(state =>
    // The title of an affidavit for each party has the party's name, as the document writes it.
    state.item === undefined ? { ...state, title: state.paper.titles[questionLanguage] } : state,
  )
  const [told, setTold] = useState('')

  function turn({ paper, standing, title }: PaperState) {
    const isFiled = standing === 'in the set'
    if (isFiled) leaveOut(store, paper.id)
    else takeIn(store, paper.id)
    setTold(say(isFiled ? 'paperLeftOut' : 'paperTakenIn', { paper: title }))
  }

  return (
    <nav aria-label={say('papersOfSet')} className={joinClasses('@container', className)}>
      <ol className="flex flex-col gap-1">
        {states.map((state, index) => (
          <li key={state.id} className="flex flex-col items-start @min-[18rem]:flex-row">
            <PaperButton
              state={state}
              isShown={state.id === papers.shownId}
              onShow={() => {
                papers.show(state.id)
                onShow?.()
              }}
              language={state.item === undefined ? questionLanguage : language}
            />
            {state.paper.kind === 'main' || state.paper.id === states[index - 1]?.paper.id ? null : (
              <button
                type="button"
                className="ml-6 min-h-11 shrink-0 cursor-pointer rounded-md px-2 text-xs text-bench-ink underline hover:bg-sunken @min-[18rem]:ml-0"
                aria-label={say(state.standing === 'in the set' ? 'leaveOutPaper' : 'takeInPaper', {
                  paper: state.title,
                })}
                onClick={() => turn(state)}
              >
                {say(state.standing === 'in the set' ? 'leaveOut' : 'takeIn')}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
    </nav>
  )
}

type PaperButtonProps = { state: PaperState; isShown: boolean; language: string; onShow: () => void }

function PaperButton({ state, isShown, language, onShow }: PaperButtonProps) {
  const say = useMessages(builderMessages)
  const { title, standing, blanks } = state
  const isFiled = standing === 'in the set'
  const Icon = isFiled ? (blanks === 0 ? Check : PenLine) : CircleMinus
  return (
    <button
      type="button"
      aria-current={isShown ? 'true' : undefined}
      aria-disabled={!isFiled || undefined}
      className={joinClasses(
        'flex min-h-11 w-full min-w-0 flex-1 items-start gap-2 rounded-md px-2 py-2 text-left text-sm',
        isShown ? 'bg-bench-soft font-semibold' : '',
        isFiled ? 'cursor-pointer hover:bg-sunken' : 'text-muted',
      )}
      onClick={isFiled ? onShow : undefined}
    >
      <Icon
        aria-hidden="true"
        className={joinClasses(
          'mt-0.5 size-4 shrink-0',
          isFiled && blanks > 0 ? 'text-brass-ink' : 'text-muted',
        )}
      />
      <span className="min-w-0">
        <span lang={language} className="block break-words">
          {title}
        </span>
        <span className="block text-xs font-normal text-muted">{sayState()}</span>
      </span>
    </button>
  )

  function sayState(): string {
    if (standing === 'left out') return say('leftOut')
    if (standing === 'not applicable') return say('notNeeded')
    // Which of them has no file is said beside each, and before the download.
    if (state.paper.kind === 'annexures') return say('inTheSet')
    return blanks === 0 ? say('complete') : say('blanks', { count: blanks })
  }
}

/** The list of papers, above the preview on a phone. */
export function PapersSheet({ onClose }: { onClose: () => void }) {
  const say = useMessages(builderMessages)
  return (
    <Dialog open onOpenChange={onClose} title={say('papersOfSet')}>
      <PaperList onShow={onClose} />
    </Dialog>
  )
}
