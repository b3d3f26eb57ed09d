import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClass, FieldFrame, type FieldProps, useFieldIds } from '#web/ui/Field.tsx'

export type TextFieldProps = FieldProps & ComponentProps<'input'>

export function TextField({ label, help, error, optional, id, className, ...rest }: TextFieldProps) {
  const field = { label, help, error, optional }
  const ids = useFieldIds(id, field)
  return (
    <FieldFrame ids={ids} field={field}>
      <input
        {...rest}
        id={ids.id}
        className={joinClasses(controlClass, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  )
}
