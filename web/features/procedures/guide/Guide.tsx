import { useMemo } from 'react'
import type { ProcedureView } from '#shared/contract/procedures.ts'
import { LawChanged } from '#web/features/law/parts/LawChanged.tsx'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { DeadlinesPanel } from '../deadlines/DeadlinesPanel.tsx'
import { viewGuide } from '../model/view-guide.ts'
import type { GuideFind } from '../procedures-search.ts'
import { GuideCases } from './GuideCases.tsx'
import { GuideHead } from './GuideHead.tsx'
import { GuideQuestion } from './GuideQuestion.tsx'
import { GuideRail } from './GuideRail.tsx'
import { GuideStep } from './GuideStep.tsx'
import { guideMessages } from './messages.ts'
import { useProgress } from './use-progress.ts'

type GuideProps = {
  procedure: ProcedureView
  find: GuideFind
  onType: (next: Partial<GuideFind>) => void
  onChoose: (next: Partial<GuideFind>) => void
}

export function Guide({ procedure, find, onType, onChoose }: GuideProps) {
  const { slug, title, requirements, question } = procedure
  const say = useMessages(guideMessages)
  const language = useLanguage()
  const progress = useProgress(slug)
  const inHand = useMemo(() => viewGuide(procedure, find, progress.done), [procedure, find, progress.done])
  const { guide, computed } = inHand
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 pt-4 pb-10 sm:px-6">
      <PageTitle title={title} />
      <GuideHead procedure={guide} find={find} />
      <LawChanged kind="guide" id={slug} />
      {question ? (
        <GuideQuestion question={question} inHand={inHand} onAnswer={answer => onChoose({ answer })} />
      ) : null}
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[19rem_minmax(0,1fr)] lg:items-start lg:gap-10">
        <GuideRail steps={guide.steps} progress={progress} computed={computed} />
        <div className="flex min-w-0 flex-col gap-8">
          <section aria-labelledby="requirements">
            <h2 id="requirements" className="text-xl">
              {say('requirements')}
            </h2>
            <ol
              lang="en"
              className="mt-3 flex list-decimal flex-col gap-2 rounded-md border border-rule bg-sheet py-4 pr-5 pl-10 shadow-sheet marker:font-serif marker:text-brass-ink"
            >
              {requirements.map(requirement => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ol>
          </section>
          {procedure.days ? (
            <DeadlinesPanel inHand={inHand} onType={onType} onClear={() => onChoose({ dates: '' })} />
          ) : null}
          <section aria-labelledby="steps">
            <h2 id="steps" className="text-xl">
              {say('steps')}
            </h2>
            {language === 'en' ? null : (
              <p className="mt-1 text-sm text-muted print:hidden">{say('guideIsEnglish')}</p>
            )}
            <ol className="mt-4 flex flex-col">
              {guide.steps.map((step, at) => (
                <GuideStep
                  key={step.step}
                  step={step}
                  question={question}
                  answer={inHand.answer}
                  computed={computed}
                  isLast={at === guide.steps.length - 1}
                  isTickable={progress.isKnown}
                  onTick={progress.toggle}
                />
              ))}
            </ol>
          </section>
          <GuideCases cases={procedure.cases ?? []} />
        </div>
      </div>
    </div>
  )
}
