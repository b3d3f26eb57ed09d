import { ExternalLink } from 'lucide-react'
import { joinClasses } from '#web/ui/class-names.ts'

type OutwardLinkProps = { href: string | null; className?: string; children: string }

/** A link to a court's own site, in a new tab; nothing where there is no address. */
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
