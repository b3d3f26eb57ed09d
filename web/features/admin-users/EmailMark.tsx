import { CircleAlert, CircleCheck } from 'lucide-react'

/** Whether the address has been shown to be the person's own. */
export function EmailMark({ isConfirmed }: { isConfirmed: boolean }) {
  const Icon = isConfirmed ? CircleCheck : CircleAlert
  return (
    <span
      className={`flex items-center gap-1 text-xs ${isConfirmed ? 'text-muted' : 'font-semibold text-brass-ink'}`}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {isConfirmed ? 'Confirmed' : 'Not confirmed'}
    </span>
  )
}
