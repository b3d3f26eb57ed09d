import type { ProcedureView } from '#shared/contract/procedures.ts'
import { formatDay } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { readSite } from '#web/site.ts'
import { guideMessages } from '../guide/messages.ts'
import { nameAnswers } from '../model/name-answers.ts'
import type { GuideInHand } from '../model/view-guide.ts'

type SheetHeadProps = { inHand: GuideInHand; kind: 'completeGuide' | 'checklist' }

/** What the paper is, and for which answer. */
export function SheetHead({ inHand: { guide, answer }, kind }: SheetHeadProps) {
  const say = useMessages(guideMessages)
  const language = useLanguage()
  const { title, courtType, provision, estimatedTime, question } = guide
  return (
    <header>
      <p className="kind">{say(kind)}</p>
      <h1 lang="en">{title}</h1>
      <dl>
        <dt>{say('court')}</dt>
        <dd lang="en">{courtType}</dd>
        <dt>{say('provision')}</dt>
        <dd lang="en">{provision}</dd>
        {estimatedTime ? (
          <>
            <dt>{say('estimatedTime')}</dt>
            <dd lang="en">{estimatedTime}</dd>
          </>
        ) : null}
        {question ? (
          <>
            <dt>{question.ask[language]}</dt>
            <dd>{nameAnswers(question, [answer], language) || say('everyAnswer')}</dd>
          </>
        ) : null}
      </dl>
    </header>
  )
}

type SheetFootProps = { procedure: ProcedureView; link: string }

export function SheetFoot({ procedure: { lawCheckedOn, reviewedBy }, link }: SheetFootProps) {
  const say = useMessages(guideMessages)
  const language = useLanguage()
  return (
    <footer>
      <p>
        {say('lawCheckedOn', { date: formatDay(lawCheckedOn, language) })}.{' '}
        {reviewedBy ? say('reviewedBy', { name: reviewedBy }) : say('notReviewed')}.
      </p>
      <p>
        {say('from', { name: readSite().name })}: {link}
      </p>
    </footer>
  )
}
