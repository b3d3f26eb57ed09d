import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClass, FieldFrame, type FieldProps, useFieldIds } from '#web/ui/Field.tsx'

export type TextAreaFieldProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** Grows with its text, from four lines to most of the screen. */
    grows?: boolean
  }

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, help, error, optional, id, className, grows, ...rest } = props
  const field = { label, help, error, optional }
  const ids = useFieldIds(id, field)
  return (
    <FieldFrame ids={ids} field={field}>
      <textarea
        rows={4}
        {...rest}
        id={ids.id}
        className={joinClasses(controlClass, 'resize-y', grows && growing, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  )
}

/** In CSS only, without measuring at every key. A browser without support keeps four lines. */
const growing = 'field-sizing-content min-h-[calc(4lh+1rem+2px)] max-h-[65dvh]'
