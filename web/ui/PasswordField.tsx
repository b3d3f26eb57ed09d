import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClass, FieldFrame, useFieldIds } from '#web/ui/Field.tsx'
import { useKitWords } from '#web/ui/kit-words.ts'
import type { TextFieldProps } from '#web/ui/TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>

export function PasswordField({ label, help, error, optional, id, className, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const words = useKitWords()
  const field = { label, help, error, optional }
  const ids = useFieldIds(id, field)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame ids={ids} field={field}>
      <span className="relative flex">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          type={shown ? 'text' : 'password'}
          id={ids.id}
          className={joinClasses(controlClass, 'pr-12', className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 flex w-11 cursor-pointer items-center justify-center rounded-md text-muted hover:text-ink"
          aria-label={shown ? words.hidePassword : words.showPassword}
          aria-controls={ids.id}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </span>
    </FieldFrame>
  )
}
