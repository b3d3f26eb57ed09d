import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClass, FieldFrame, type FieldProps, useFieldIds } from '#web/ui/Field.tsx'

export type TextFieldProps = FieldProps &
  ComponentProps<'input'> & {
    /** On a page of hundreds of fields: what is typed lays out this control and not the page. */
    isAmongMany?: boolean
  }

export function TextField(props: TextFieldProps) {
  const { label, help, error, optional, id, className, isAmongMany, ...rest } = props
  const field = { label, help, error, optional }
  const ids = useFieldIds(id, field)
  const input = (
    <input
      {...rest}
      id={ids.id}
      className={joinClasses(controlClass, isAmongMany && contained, className)}
      aria-invalid={error ? true : undefined}
      aria-describedby={ids.describedBy}
    />
  )
  return (
    <FieldFrame ids={ids} field={field}>
      {/* An item of a flex box cannot be laid out alone, a block in it can. */}
      {isAmongMany ? <div>{input}</div> : input}
    </FieldFrame>
  )
}

/** Its size is said in full, because its text no longer gives it one. */
const contained = 'block h-[calc(1lh+1rem+2px)] contain-size contain-layout'
