import { FilePen } from 'lucide-react'
import type { ProcedureStep } from '#shared/contract/procedures.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { joinClasses } from '#web/ui/class-names.ts'

type FormLinksProps = { forms: ProcedureStep['forms']; className?: string }

/** The forms of a step or of a choice, each leading to its builder. */
export function FormLinks({ forms, className }: FormLinksProps) {
  return (
    <ul lang="en" className={joinClasses('flex flex-wrap gap-2', className)}>
      {forms.map(form => (
        <li key={form.id}>
          <ButtonLink to="/form-builder/{-$id}" params={{ id: String(form.id) }} variant="secondary">
            <FilePen aria-hidden="true" className="size-4 shrink-0" />
            {form.title}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
