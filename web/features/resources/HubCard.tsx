import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/Card.tsx'

type HubCardProps = { Icon: LucideIcon; title: ReactNode; children: ReactNode }

/** A sheet of the hub with its heading. */
export function HubCard({ Icon, title, children }: HubCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className="mb-3 flex items-center gap-3 text-xl">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-brass" />
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
