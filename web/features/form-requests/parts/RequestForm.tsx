import { CircleCheck, MailPlus } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { longestRequestNote, type RequestPlace } from '#shared/form-requests.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { useAskForForm } from '../queries.ts'

type RequestFormProps = { search: string; place: RequestPlace; label?: string }

/** What is missing here can be asked for: a press, and a sentence if one likes. The administrator sees it. */
export function RequestForm({ search, place, label = 'Request this form' }: RequestFormProps) {
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
        <span>Requested: “{search}”. The administrator sees what is asked for, and how often.</span>
      </p>
    )
  if (!isOpen)
    return (
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <MailPlus aria-hidden="true" className="size-4" />
        {label}
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
        “<span className="font-semibold">{search}</span>” goes to the administrator with your name.
      </p>
      <TextAreaField
        label="What do you need it for?"
        optional
        rows={2}
        maxLength={longestRequestNote}
        value={note}
        error={asking.isError ? deriveErrorMessage(asking.error) : undefined}
        onChange={event => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={asking.isPending}>
          Send request
        </Button>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
