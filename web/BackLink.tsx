import { ChevronLeft } from 'lucide-react'
import { AppLink } from '#web/AppLink.tsx'

/** Above the title of a page: to the list that it belongs to. Paper leads nowhere. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <AppLink
      to={to}
      data-chrome=""
      className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-muted no-underline hover:underline"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {children}
    </AppLink>
  )
}
