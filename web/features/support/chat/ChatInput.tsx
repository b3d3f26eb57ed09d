import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type RefObject, useState } from 'react'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { supportMessages } from '../messages.ts'

type ChatInputProps = { inputRef: RefObject<HTMLInputElement | null>; onSend: (text: string) => boolean }

/** Enter sends, as in any form; a blank message is not sent. */
export function ChatInput({ inputRef, onSend }: ChatInputProps) {
  const say = useMessages(supportMessages)
  const [text, setText] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (onSend(text)) setText('')
    inputRef.current?.focus()
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-3 border-t border-rule px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1">
        <TextField
          ref={inputRef}
          label={say('yourMessage')}
          value={text}
          maxLength={1000}
          autoComplete="off"
          enterKeyHint="send"
          onChange={event => setText(event.target.value)}
        />
      </div>
      <Button type="submit" disabled={!text.trim()}>
        <SendHorizontal aria-hidden="true" className="size-4" />
        {say('send')}
      </Button>
    </form>
  )
}
