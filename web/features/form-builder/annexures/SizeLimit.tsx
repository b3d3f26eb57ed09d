import { useState } from 'react'
import { useMessages } from '#web/messages.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { annexureMessages } from './messages.ts'
import type { SizeLimitKnown } from './use-size-limit.ts'

type SizeLimitProps = { limit: SizeLimitKnown; isDivided: boolean; onDivide: (isDivided: boolean) => void }

/** The largest file of the court, known or typed, and whether a larger set is divided. */
export function SizeLimit({ limit, isDivided, onDivide }: SizeLimitProps) {
  const say = useMessages(annexureMessages)
  const { megabytes, typed, ofCourt } = limit
  const [text, setText] = useState<string>()
  const own = typed || String(ofCourt?.megabytes ?? '')

  function type(next: string) {
    const digits = next.replace(/\D/g, '').replace(/^0+/, '').slice(0, 3)
    setText(digits)
    limit.type(digits)
  }

  function sayWhere(): string | undefined {
    if (!ofCourt) return typed ? undefined : say('limitHelp')
    if (typed) return say('limitTyped', { limit: ofCourt.megabytes })
    return ofCourt.toCheck ? say('limitToCheck') : say('limitKnown', { source: ofCourt.source })
  }

  return (
    <div className="flex flex-col">
      <TextField
        label={say('limit')}
        help={sayWhere()}
        error={Number(text) > 200 ? say('limitWrong') : undefined}
        inputMode="numeric"
        value={text ?? own}
        onChange={event => type(event.target.value)}
        onBlur={() => setText(undefined)}
      />
      {megabytes === undefined ? null : (
        <CheckboxField
          label={say('divide')}
          checked={isDivided}
          onChange={event => onDivide(event.target.checked)}
        />
      )}
    </div>
  )
}
