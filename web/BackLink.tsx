import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { Address } from '#web/address.ts'

/** Above the title of a page: to the list that it belongs to. Paper leads nowhere. */
export function BackLink({ to, children }: { to: Address; children: string }) {
  return (
    <Link
      {...to}
      data-chrome=""
      className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-muted no-underline hover:underline"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  )
}
