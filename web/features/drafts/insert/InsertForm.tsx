import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { DraftSummary, DraftView } from '#shared/contract/drafts.ts'
import { answerLimits } from '#shared/form-parts.ts'
import type { Language } from '#shared/languages.ts'
import { useAnswers } from '#web/answers.ts'
import { formQuery } from '#web/features/forms/queries.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { formatRelativeTime } from '#web/relative-time.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { draftsMessages } from '../messages.ts'
import { addLine, chooseQuestion, listQuestions } from './answer-line.ts'
import type { CloseProps, Inserted } from './InsertedNote.tsx'
import { insertLine } from './insert-line.ts'
import type { Insertable } from './insertable.ts'
import { draftToFillQuery } from './insertable.ts'

type InsertFormProps = {
  insertable: Insertable
  drafts: readonly DraftSummary[]
  onInserted: (inserted: Inserted) => void
} & CloseProps

/** Chooses draft, question and form of the sentence, and shows the sentence as it will be inserted. */
export function InsertForm({ insertable, drafts, onInserted, onClose, returnFocus }: InsertFormProps) {
  const say = useMessages(draftsMessages)
  const { sayFailure } = useAnswers()
  const spoken = useLanguage()
  const formId = useId()
  const [draftId, setDraftId] = useState(drafts[0]?.id ?? 0)
  const { draft, questions, isPending, error } = useChosenDraft(draftId)
  const [asked, setAsked] = useState<string>()
  const question =
    questions.find(({ name }) => name === asked) ?? chooseQuestion(questions, insertable.likely)
  const [chosen, setChosen] = useState(insertable.choices[0]?.value ?? '')
  const [written, setWritten] = useState<string>()
  const language = draft?.language ?? 'en'
  const line = (written ?? insertable.write(chosen, language)).replace(/\s*\n\s*/g, ' ').trim()
  const insertion = useMutation({
    mutationFn: ({ draft, name }: { draft: DraftView; name: string }) => insertLine(draft, name, line),
    onSuccess: (changed, { name }) =>
      onInserted({ draft: changed, line, question: name, label: question?.labels[language] ?? name }),
  })
  const answer = question && draft?.values[question.name]
  const isTooLong = addLine(typeof answer === 'string' ? answer : '', line).length > answerLimits.characters

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!draft || !question || !line || isTooLong || insertion.isPending) return
    insertion.mutate({ draft, name: question.name })
  }

  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {say('cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        loading={insertion.isPending}
        disabled={!draft || !question || !line || isTooLong}
      >
        {say('insert')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      sticky
      onOpenChange={onClose}
      title={insertable.title}
      description={insertable.subject}
      footer={footer}
      returnFocus={returnFocus}
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <SelectField
          label={say('draft')}
          value={draftId}
          options={drafts.map(one => nameDraft(one, spoken))}
          onChange={event => setDraftId(Number(event.target.value))}
        />
        {isPending ? <Skeleton count={1} className="h-16" label={say('loadingDraft')} /> : null}
        {error ? (
          <Notice tone="seal" role="alert" title={say('draftFailed')}>
            <p>{sayFailure(error)}</p>
          </Notice>
        ) : null}
        {question ? (
          <SelectField
            label={say('question')}
            help={say('questionHelp')}
            lang={language}
            value={question.name}
            options={questions.map(({ name, labels }) => ({ value: name, label: labels[language] }))}
            onChange={event => setAsked(event.target.value)}
          />
        ) : draft && !isPending ? (
          <Notice tone="brass" role="status">
            <p>{say('noLongQuestion')}</p>
          </Notice>
        ) : null}
        {insertable.choices.length > 0 ? (
          <SelectField
            label={insertable.choiceLabel}
            value={chosen}
            options={insertable.choices}
            onChange={event => {
              setChosen(event.target.value)
              setWritten(undefined)
            }}
          />
        ) : null}
        <TextAreaField
          label={say('added')}
          help={say('addedHelp')}
          error={isTooLong ? say('noRoom') : undefined}
          lang={language}
          rows={3}
          maxLength={2000}
          value={written ?? insertable.write(chosen, language)}
          onChange={event => setWritten(event.target.value)}
        />
        {insertion.isError ? (
          <Notice tone="seal" role="alert" title={say('notInserted')}>
            <p>{sayFailure(insertion.error)}</p>
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}

/** The chosen draft and the questions of its form. */
function useChosenDraft(draftId: number) {
  const draft = useQuery(draftToFillQuery(draftId))
  const form = useQuery({ ...formQuery(draft.data?.formId ?? 0), enabled: draft.data !== undefined })
  return {
    draft: draft.data,
    questions: form.data ? listQuestions(form.data) : [],
    isPending: !draft.isError && !form.isError && form.isPending,
    error: draft.error ?? form.error,
  }
}

function nameDraft({ id, title, updatedAt }: DraftSummary, language: Language) {
  return { value: String(id), label: `${title} (${formatRelativeTime(updatedAt, new Date(), language)})` }
}
