import type { ProcedureStep } from '#shared/contract/procedures.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { guideMessages } from '../guide/messages.ts'
import { listCommonDocuments } from '../model/answer-guide.ts'
import { nameAnswers } from '../model/name-answers.ts'
import { hasStateFee } from '../model/state-fee.ts'
import type { GuideInHand } from '../model/view-guide.ts'
import { SheetDates } from './SheetDates.tsx'
import { SheetFoot, SheetHead } from './SheetHead.tsx'

type GuideSheetProps = { inHand: GuideInHand; link: string }

/** The complete guide on paper. */
export function GuideSheet({ inHand, link }: GuideSheetProps) {
  const say = useMessages(guideMessages)
  const { guide } = inHand
  const { cases = [] } = guide
  return (
    <article className="guide-sheet">
      <SheetHead inHand={inHand} kind="completeGuide" />
      <p lang="en">{guide.description}</p>
      <SheetDates inHand={inHand} />
      <h2>{say('requirements')}</h2>
      <ol lang="en" className="numbered">
        {guide.requirements.map(requirement => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ol>
      <h2>{say('steps')}</h2>
      {guide.steps.map(step => (
        <Step key={step.step} step={step} inHand={inHand} />
      ))}
      {guide.steps.some(hasStateFee) ? <p>{say('stateFeeNote')}</p> : null}
      {cases.length > 0 ? (
        <>
          <h2>{say('judgments')}</h2>
          <ul lang="en">
            {cases.map(({ id, title, citation }) => (
              <li key={id}>{[title, citation].filter(Boolean).join(', ')}</li>
            ))}
          </ul>
        </>
      ) : null}
      <SheetFoot procedure={guide} link={link} />
    </article>
  )
}

function Step({ step, inHand }: { step: ProcedureStep; inHand: GuideInHand }) {
  const say = useMessages(guideMessages)
  const language = useLanguage()
  const { question } = inHand.guide
  const documents = listCommonDocuments(step)
  return (
    <section className="step">
      <h3>
        <span className="number">{step.step}</span>
        <span lang="en">{step.title}</span>
        <span className={`status ${step.status}`}>{step.status}</span>
      </h3>
      {inHand.answer === '' && step.only ? (
        <p>{say('onlyFor', { answers: nameAnswers(question, step.only, language) })}</p>
      ) : null}
      <p lang="en">{step.description}</p>
      <dl>
        <Line name={say('timeRequired')} text={step.timeRequired} />
        <Line name={say('fees')} text={step.fees} />
        <Line name={say('applicant')} text={step.applicantAction} />
        <Line name={say('advocate')} text={step.advocateAction} />
        <Documents list={documents} />
        <Line name={say('forms')} text={step.forms.map(form => form.title).join('; ')} />
        {step.choices?.map(({ only, note, fees, documents: own }) => (
          <Line
            key={only.join()}
            name={nameAnswers(question, only, language)}
            isEnglish={false}
            text={[note?.[language], fees?.[language], ...own.map(document => document[language])]
              .filter(Boolean)
              .join(' ')}
          />
        ))}
        {step.pitfalls?.map(({ wrong, cure }) => (
          <Line
            key={wrong.en}
            name={say('wrong')}
            isEnglish={false}
            text={`${wrong[language]} ${say('cure')}: ${cure[language]}`}
          />
        ))}
      </dl>
    </section>
  )
}

type LineProps = { name: string; text: string | undefined; isEnglish?: boolean }

function Line({ name, text, isEnglish = true }: LineProps) {
  if (!text) return null
  return (
    <>
      <dt>{name}</dt>
      <dd lang={isEnglish ? 'en' : undefined}>{text}</dd>
    </>
  )
}

function Documents({ list }: { list: string[] | undefined }) {
  const say = useMessages(guideMessages)
  if (!list) return <Line name={say('documents')} text={say('listUnavailable')} isEnglish={false} />
  if (list.length === 0) return null
  return (
    <>
      <dt>{say('documents')}</dt>
      <dd lang="en">
        <ul>
          {list.map(document => (
            <li key={document}>{document}</li>
          ))}
        </ul>
      </dd>
    </>
  )
}
