import { FileDown, Save } from 'lucide-react'
import type { FocusEvent, ReactNode } from 'react'
import { SpokenLanguage, useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { useAskedGroups, useBuilder } from '../builder-context.ts'
import { builderMessages } from '../messages.ts'
import { AskedNow } from './AskedNow.tsx'
import { ProgressLine } from './ProgressLine.tsx'
import { QuestionGroup } from './QuestionGroup.tsx'
import { Steps } from './Steps.tsx'
import { StepsBar } from './StepsBar.tsx'

type QuestionsProps = {
  className?: string
  status: ReactNode
  annexures?: ReactNode
  isSaving: boolean
  onFocus: (event: FocusEvent) => void
  onSave: () => void
  onDownload: () => void
}

/**
 * The questionnaire with its steps: beside it on wide screens, in a menu on narrow ones. It is no `form`: a browser looks
 * through all controls of a form whenever React asks its element for a property, which it does at every event, and Enter would
 * submit a long form by mistake.
 */
export function Questions({
  className,
  status,
  annexures,
  isSaving,
  onFocus,
  onSave,
  onDownload,
}: QuestionsProps) {
  const say = useMessages(builderMessages)
  const site = useLanguage()
  const builder = useBuilder()
  const { questionLanguage } = builder
  const groups = useAskedGroups(builder)

  return (
    <div className={joinClasses('relative', className)}>
      <div className="absolute top-0 right-full bottom-0 mr-8 hidden w-52 min-[110rem]:block">
        <div className="sticky top-4 flex max-h-[calc(100dvh-2rem)] flex-col gap-4 overflow-y-auto">
          <ProgressLine />
          <Steps />
          {status}
        </div>
      </div>
      <StepsBar status={status} />
      <section
        lang={questionLanguage}
        aria-label={say('questions')}
        className="flex min-w-0 flex-col gap-8"
        onFocus={onFocus}
      >
        <SpokenLanguage value={questionLanguage}>
          {groups.map((group, index) => (
            <QuestionGroup key={group.id} group={group} number={index + 1} />
          ))}
          <AskedNow />
        </SpokenLanguage>
        {annexures ? (
          <SpokenLanguage value={site}>
            <div lang={site}>{annexures}</div>
          </SpokenLanguage>
        ) : null}
        <div className="flex flex-wrap gap-3 border-t-4 border-double border-rule pt-5" lang={site}>
          <Button loading={isSaving} onClick={onSave}>
            {isSaving ? null : <Save aria-hidden="true" className="size-4" />}
            {say('saveForm')}
          </Button>
          <Button variant="secondary" onClick={onDownload}>
            <FileDown aria-hidden="true" className="size-4" />
            {say('downloadPdf')}
          </Button>
        </div>
      </section>
    </div>
  )
}
