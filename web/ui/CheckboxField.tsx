import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { FieldNotes, type FieldProps, useFieldIds } from '#web/ui/Field.tsx'

export type CheckboxFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>

/** The whole row is clickable. */
export function CheckboxField({ label, help, error, optional, id, className, ...rest }: CheckboxFieldProps) {
  const field = { label, help, error, optional }
  const ids = useFieldIds(id, field)
  return (
    <div className="flex flex-col">
      <label htmlFor={ids.id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          {...rest}
          type="checkbox"
          id={ids.id}
          className={joinClasses('size-5 shrink-0 accent-bench', className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        <span>{label}</span>
      </label>
      <FieldNotes ids={ids} field={field} />
    </div>
  )
}
