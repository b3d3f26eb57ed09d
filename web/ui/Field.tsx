import { type ReactNode, useId } from 'react'
import { useKitWords } from '#web/ui/kit-words.ts'

export type FieldProps = {
  label: ReactNode
  help?: ReactNode
  error?: string
  /** Says '(optional)' after the label: most fields are required, so the exception is what gets marked. */
  optional?: boolean
}

export type FieldIds = { id: string; describedBy: string | undefined; helpId: string; errorId: string }

export function useFieldIds(given: string | undefined, field: FieldProps): FieldIds {
  const made = useId()
  const id = given ?? made
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const describedBy = [field.error && errorId, field.help && helpId].filter(Boolean).join(' ') || undefined
  return { id, describedBy, helpId, errorId }
}

/** The label's id, for a second control of the same field. */
export function labelId({ id }: Pick<FieldIds, 'id'>): string {
  return `${id}-label`
}

type FrameProps = { ids: FieldIds; field: FieldProps; children: ReactNode }

export function FieldFrame({ ids, field, children }: FrameProps) {
  const words = useKitWords()
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label id={labelId(ids)} htmlFor={ids.id} className="text-sm font-semibold">
        {field.label}
        {field.optional ? <span className="font-normal text-muted"> {words.optional}</span> : null}
      </label>
      {children}
      <FieldNotes ids={ids} field={field} />
    </div>
  )
}

export function FieldNotes({ ids, field }: Omit<FrameProps, 'children'>) {
  return (
    <>
      {field.error ? (
        <p id={ids.errorId} className="text-sm font-semibold text-seal-ink">
          {field.error}
        </p>
      ) : null}
      {field.help ? (
        <p id={ids.helpId} className="text-sm text-muted">
          {field.help}
        </p>
      ) : null}
    </>
  )
}

export const controlClass =
  'min-h-11 w-full min-w-0 rounded-md border border-edge bg-sheet px-3 py-2 text-base text-ink placeholder:text-muted ' +
  'hover:border-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted ' +
  'aria-invalid:border-seal-ink aria-invalid:border-2'

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
}
