import { FileDown, Save } from 'lucide-react'
import type { FocusEvent, FormEvent, KeyboardEvent, ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { useBuilder, useLanguage } from '../builder-context.ts'
import { ProgressLine } from './ProgressLine.tsx'
import { QuestionGroup } from './QuestionGroup.tsx'
import { Steps } from './Steps.tsx'
import { StepsMenu } from './StepsMenu.tsx'

type QuestionsProps = {
  className?: string
  status: ReactNode
  isSaving: boolean
  onFocus: (event: FocusEvent) => void
  onSubmit: () => void
  onDownload: () => void
}

/** The questionnaire with its steps: beside it where there is room, in a menu where there is not. */
export function Questions({ className, status, isSaving, onFocus, onSubmit, onDownload }: QuestionsProps) {
  const { form, store } = useBuilder()
  const language = useLanguage(store)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <div
      className={joinClasses(
        'xl:grid xl:grid-cols-[10.5rem_minmax(0,1fr)] xl:items-start xl:gap-6',
        className,
      )}
    >
      <div className="sticky top-4 flex max-h-[calc(100dvh-2rem)] flex-col gap-4 overflow-y-auto max-xl:hidden">
        <ProgressLine />
        <Steps />
        {status}
      </div>
      <div className="sticky top-0 z-20 -mx-1 mb-4 hidden items-center gap-4 border-b border-rule bg-paper px-1 py-2 lg:flex xl:hidden">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <ProgressLine />
          {status}
        </div>
        <StepsMenu />
      </div>
      <form
        noValidate
        lang={language}
        aria-label="Questions"
        className="flex min-w-0 flex-col gap-8"
        onFocus={onFocus}
        onKeyDown={keepEnterFromSubmitting}
        onSubmit={submit}
      >
        {form.groups.map((group, index) => (
          <QuestionGroup key={group.id} group={group} number={index + 1} />
        ))}
        <div className="flex flex-wrap gap-3 border-t-4 border-double border-rule pt-5" lang="en">
          <Button type="submit" loading={isSaving}>
            {isSaving ? null : <Save aria-hidden="true" className="size-4" />}
            Save Form
          </Button>
          <Button variant="secondary" onClick={onDownload}>
            <FileDown aria-hidden="true" className="size-4" />
            Download PDF
          </Button>
        </div>
      </form>
    </div>
  )
}

/** In a long questionnaire a slip of the Enter key must not jump to the first missing answer. */
function keepEnterFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
