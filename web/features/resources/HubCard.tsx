import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'

type HubCardProps = { id: string; Icon: LucideIcon; title: ReactNode; children: ReactNode }

/** A sheet of the hub with its heading; `id` is its place in the page's address. */
export function HubCard({ id, Icon, title, children }: HubCardProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
      <Card>
        <h2 id={`${id}-title`} className="mb-3 flex items-center gap-3 text-xl">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-brass" />
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
