import { Link, useRouter } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Address } from '#web/address.ts'
import { isPageBefore } from '#web/visited-pages.ts'

/** Above the title of a page: to the list that it belongs to, as it was left by whoever comes from there. Paper leads nowhere. */
export function BackLink({ to, children }: { to: Address; children: string }) {
  const router = useRouter()

  function goBack(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (opensElsewhere || !isPageBefore(router.history, router.buildLocation(to).pathname)) return
    event.preventDefault()
    router.history.back()
  }

  return (
    <Link
      {...to}
      onClick={goBack}
      data-chrome=""
      className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-muted no-underline hover:underline"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  )
}
