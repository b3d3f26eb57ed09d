import { ExternalLink } from 'lucide-react'
import { joinClasses } from '#web/ui/class-names.ts'

type OutwardLinkProps = { href: string | null; className?: string; children: string }

/** To a court's own site, in a tab of its own; where there is no address, nothing. */
export function OutwardLink({ href, className, children }: OutwardLinkProps) {
  if (!href) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={joinClasses('inline-flex items-center gap-1.5 text-bench-ink underline', className)}
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  )
}
