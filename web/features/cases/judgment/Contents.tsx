import { type FormEvent, type MouseEvent, useState } from 'react'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { ContentsEntry } from './judgment-parts.ts'
import { judgmentMessages } from './messages.ts'

type ContentsProps = { entries: readonly ContentsEntry[]; onGo: (part: string) => void }

export function Contents({ entries, onGo }: ContentsProps) {
  const say = useMessages(judgmentMessages)
  function go(event: MouseEvent, part: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onGo(part)
  }

  return (
    <nav aria-label={say('contents')}>
      <ol className="flex flex-col border-l border-rule">
        {entries.map(({ id, title, isInText }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`-ml-px flex min-h-11 items-center border-l-3 border-transparent pr-3 text-sm no-underline hover:border-edge hover:bg-sunken lg:min-h-9 ${isInText ? 'pl-7' : 'pl-3'}`}
              onClick={event => go(event, id)}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type ParagraphJumpProps = {
  last: string
  find: (typed: string) => string | undefined
  onGo: (part: string) => void
}

/** Going to a paragraph by its number, as a citation gives it. */
export function ParagraphJump({ last, find, onGo }: ParagraphJumpProps) {
  const say = useMessages(judgmentMessages)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '') return
    const id = find(typed)
    if (!id) return setError(say('noParagraph', { number: typed.trim() }))
    setError(undefined)
    onGo(id)
  }

  return (
    <form noValidate className="flex flex-col gap-1" onSubmit={submit}>
      <div className="flex items-end gap-2">
        <TextField
          label={say('goToParagraph')}
          placeholder={last ? say('paragraphRange', { last }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={typed}
          aria-invalid={error ? true : undefined}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          {say('go')}
        </Button>
      </div>
      <p role="status" className="text-sm font-semibold text-seal-ink empty:hidden">
        {error}
      </p>
    </form>
  )
}
