import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { accountMessages } from '#web/features/account/messages.ts'
import { useMessages } from '#web/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { PasswordField, type PasswordFieldProps } from '#web/ui/PasswordField.tsx'
import { rateStrength } from '../password-strength.ts'

const colours = ['bg-seal', 'bg-seal', 'bg-brass', 'bg-bench', 'bg-bench']

/** A new password, with its strength while it is typed. */
export function NewPasswordField({ onChange, ...props }: PasswordFieldProps) {
  const [typed, setTyped] = useState('')
  const place = useRef<HTMLDivElement>(null)
  // What was typed into the prerendered page before the script came.
  useEffect(() => setTyped(place.current?.querySelector('input')?.value ?? ''), [])

  function change(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.target.value)
    return onChange?.(event)
  }
  return (
    <div ref={place} className="flex min-w-0 flex-col gap-2">
      <PasswordField {...props} onChange={change} />
      {typed ? <Meter password={typed} /> : null}
    </div>
  )
}

function Meter({ password }: { password: string }) {
  const say = useMessages(accountMessages)
  const level = rateStrength(password)
  return (
    <div className="flex items-center gap-3 text-sm">
      <span aria-hidden="true" className="flex flex-1 gap-1">
        {[1, 2, 3, 4].map(part => (
          <span
            key={part}
            className={joinClasses('h-1.5 flex-1 rounded-full', part <= level ? colours[level] : 'bg-sunken')}
          />
        ))}
      </span>
      <span aria-live="polite" className="min-w-20 text-right text-muted">
        <span className="sr-only">{say('strength')}</span>
        {say(`strength${level}`)}
      </span>
    </div>
  )
}
