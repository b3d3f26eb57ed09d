import { useId } from 'react'
import type { GuideQuestion as Question } from '#shared/contract/procedures.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import type { GuideInHand } from '../model/view-guide.ts'
import { guideMessages } from './messages.ts'

type GuideQuestionProps = {
  question: Question
  inHand: Pick<GuideInHand, 'answer' | 'guide' | 'hiddenSteps'>
  onAnswer: (answer: string) => void
}

/** What has to be known before the steps: its answer shows those that are meant, and is kept in the address. */
export function GuideQuestion({ question, inHand, onAnswer }: GuideQuestionProps) {
  const say = useMessages(guideMessages)
  const language = useLanguage()
  const name = useId()
  const { answer, guide, hiddenSteps } = inHand
  const chosen = question.options.find(({ id }) => id === answer)
  return (
    <fieldset className="min-w-0 rounded-md border-l-4 border-brass bg-brass-soft p-4 sm:p-5 print:border print:bg-transparent">
      <legend className="float-left mb-3 w-full text-lg font-semibold">{question.ask[language]}</legend>
      <div className="clear-left flex flex-wrap gap-2 print:hidden">
        {question.options.map(({ id, label }) => (
          <label
            key={id}
            className="relative inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-edge bg-sheet px-4 py-1.5 outline-offset-2 outline-focus has-checked:border-bench has-checked:bg-bench has-checked:text-on-bench has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === answer}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              onChange={() => onAnswer(id)}
            />
            <span
              aria-hidden="true"
              className="size-4 shrink-0 rounded-full border-2 border-edge peer-checked:border-[5px] peer-checked:border-on-bench"
            />
            {label[language]}
          </label>
        ))}
      </div>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 text-sm">
        <p role="status">
          {chosen
            ? [
                say('showsFor', { answer: chosen.label[language], count: guide.steps.length }),
                hiddenSteps > 0 && say('hiddenSteps', { count: hiddenSteps }),
              ]
                .filter(Boolean)
                .join(' ')
            : say('showsAll')}
        </p>
        {chosen ? (
          <Button variant="quiet" className="-ml-4 print:hidden" onClick={() => onAnswer('')}>
            {say('showAll')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}
