import { FileText } from 'lucide-react'
import type { GuideQuestion, ProcedureStep, StepChoice } from '#shared/contract/procedures.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { nameAnswers } from '../model/name-answers.ts'
import { FormLinks } from './FormLinks.tsx'
import { guideMessages } from './messages.ts'

type Question = GuideQuestion | undefined

/** Where all answers are shown, whom a part is for. */
export function OnlyFor({ only, question }: { only: readonly string[]; question: Question }) {
  const say = useMessages(guideMessages)
  const language = useLanguage()
  return (
    <p className="self-start rounded-sm bg-brass-soft px-2 py-0.5 text-sm font-semibold">
      {say('onlyFor', { answers: nameAnswers(question, only, language) })}
    </p>
  )
}

type StepChoicesProps = { step: ProcedureStep; question: Question; answer: string }

/** What is different for the answer that was given, or for each of them. */
export function StepChoices({ step, question, answer }: StepChoicesProps) {
  const { choices = [] } = step
  return choices.map(choice => (
    <div
      key={choice.only.join()}
      className="flex flex-col gap-2 rounded-sm border-l-4 border-brass bg-brass-soft px-4 py-3"
    >
      <OnlyFor only={answer === '' ? choice.only : [answer]} question={question} />
      <ChoiceWords choice={choice} />
      <ChoiceForms step={step} choice={choice} />
    </div>
  ))
}

function ChoiceWords({ choice: { note, fees, documents } }: { choice: StepChoice }) {
  const say = useMessages(guideMessages)
  const language = useLanguage()
  return (
    <>
      {note ? <p>{note[language]}</p> : null}
      {fees ? (
        <p>
          <span className="font-semibold">{say('fees')}:</span> {fees[language]}
        </p>
      ) : null}
      {documents.length > 0 ? (
        <ul className="flex flex-col gap-1">
          {documents.map(document => (
            <li key={document.en} className="flex gap-2">
              <FileText aria-hidden="true" className="mt-1.5 size-4 shrink-0 text-brass-ink" />
              {document[language]}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function ChoiceForms({ step, choice }: { step: ProcedureStep; choice: StepChoice }) {
  const forms = step.forms.filter(({ slug }) => choice.forms.includes(slug))
  if (forms.length === 0) return null
  return <FormLinks forms={forms} className="print:hidden" />
}
