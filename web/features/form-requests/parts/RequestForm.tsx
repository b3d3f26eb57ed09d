import { CircleCheck, MailPlus } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { longestRequestNote, type RequestPlace } from '#shared/contract/form-requests.ts'
import { useAnswers } from '#web/answers.ts'
import { useMessages } from '#web/messages.ts'
import { fillWithNodes } from '#web/say.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { formRequestMessages } from '../messages.ts'
import { useAskForForm } from '../queries.ts'

type RequestFormProps = { search: string; place: RequestPlace; label?: string }

const wanted = {
  forms: 'requestForm',
  'form-builder': 'requestForm',
  procedures: 'requestGuide',
  'case-law': 'requestJudgment',
} as const satisfies Record<RequestPlace, string>

/** Requests a missing form, guide or judgment: one press and an optional note. The administrator sees the requests. */
export function RequestForm({ search, place, label }: RequestFormProps) {
  const say = useMessages(formRequestMessages)
  const { sayFailure } = useAnswers()
  const [isOpen, setIsOpen] = useState(false)
  const [note, setNote] = useState('')
  const asking = useAskForForm()
  const box = useRef<HTMLFormElement>(null)
  const sent = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isOpen) box.current?.querySelector('textarea')?.focus()
  }, [isOpen])
  useEffect(() => {
    if (asking.isSuccess) sent.current?.focus()
  }, [asking.isSuccess])

  function ask(event: FormEvent) {
    event.preventDefault()
    if (!asking.isPending) asking.mutate({ search, note, place })
  }

  if (asking.isSuccess)
    return (
      <p
        ref={sent}
        role="status"
        tabIndex={-1}
        className="flex max-w-xl gap-2 text-left font-semibold text-bench-ink focus:outline-none"
      >
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>{say('requested', { search })}</span>
      </p>
    )
  if (!isOpen)
    return (
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <MailPlus aria-hidden="true" className="size-4" />
        {label ?? say(wanted[place])}
      </Button>
    )
  return (
    <form
      ref={box}
      noValidate
      className="flex w-full max-w-xl flex-col gap-3 rounded-md border border-rule bg-sheet p-4 text-left"
      onSubmit={ask}
    >
      <p>
        {fillWithNodes(say('goesToAdmin', { search: '{search}' }), {
          search: <span className="font-semibold">{search}</span>,
        })}
      </p>
      <TextAreaField
        label={say('whatFor')}
        optional
        rows={2}
        maxLength={longestRequestNote}
        value={note}
        error={asking.isError ? sayFailure(asking.error) : undefined}
        onChange={event => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={asking.isPending}>
          {say('sendRequest')}
        </Button>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          {say('cancel')}
        </Button>
      </div>
    </form>
  )
}
