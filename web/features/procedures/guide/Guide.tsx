import { useMemo } from 'react'
import type { ProcedureView } from '#shared/contract/procedures.ts'
import { markProgress } from '#shared/procedures/statuses.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { GuideHead } from './GuideHead.tsx'
import { GuideRail } from './GuideRail.tsx'
import { GuideStep } from './GuideStep.tsx'
import { useProgress } from './use-progress.ts'

export function Guide({ procedure }: { procedure: ProcedureView }) {
  const { slug, title, requirements } = procedure
  const progress = useProgress(slug)
  const marked = useMemo(() => markProgress(procedure, progress.done), [procedure, progress.done])
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 pt-4 pb-10 sm:px-6">
      <PageTitle title={title} />
      <GuideHead procedure={marked} />
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[19rem_minmax(0,1fr)] lg:items-start lg:gap-10">
        <GuideRail steps={marked.steps} progress={progress} />
        <div className="flex min-w-0 flex-col gap-8">
          <section aria-labelledby="requirements">
            <h2 id="requirements" className="text-xl">
              Requirements
            </h2>
            <ol className="mt-3 flex list-decimal flex-col gap-2 rounded-md border border-rule bg-sheet py-4 pr-5 pl-10 shadow-sheet marker:font-serif marker:text-brass-ink">
              {requirements.map(requirement => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="steps">
            <h2 id="steps" className="text-xl">
              Steps
            </h2>
            <ol className="mt-4 flex flex-col">
              {marked.steps.map((step, at) => (
                <GuideStep
                  key={step.step}
                  step={step}
                  isLast={at === marked.steps.length - 1}
                  isTickable={progress.isKnown}
                  onTick={progress.toggle}
                />
              ))}
            </ol>
          </section>
        </div>
      </div>
    </div>
  )
}
