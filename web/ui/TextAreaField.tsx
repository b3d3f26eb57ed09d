import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClass, FieldFrame, type FieldProps, useFieldIds } from '#web/ui/Field.tsx'

export type TextAreaFieldProps = FieldProps & ComponentProps<'textarea'>

export function TextAreaField({ label, help, error, optional, id, className, ...rest }: TextAreaFieldProps) {
  const field = { label, help, error, optional }
  const ids = useFieldIds(id, field)
  return (
    <FieldFrame ids={ids} field={field}>
      <textarea
        rows={4}
        {...rest}
        id={ids.id}
        className={joinClasses(controlClass, 'resize-y', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  )
}
