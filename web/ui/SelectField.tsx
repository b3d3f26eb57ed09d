import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClass, FieldFrame, type FieldProps, useFieldIds } from '#web/ui/Field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectFieldProps = FieldProps & ComponentProps<'select'> & { options: readonly SelectOption[] }

/** The browser's own <select>: the best picker on a phone, and nothing to load. */
export function SelectField({
  label,
  help,
  error,
  optional,
  id,
  className,
  options,
  ...rest
}: SelectFieldProps) {
  const field = { label, help, error, optional }
  const ids = useFieldIds(id, field)
  return (
    <FieldFrame ids={ids} field={field}>
      <span className="relative flex">
        <select
          {...rest}
          id={ids.id}
          className={joinClasses(controlClass, 'appearance-none truncate pr-10', className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        >
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </span>
    </FieldFrame>
  )
}
