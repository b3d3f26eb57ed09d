import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

type EmptyStateProps = {
  title: string
  hint?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  /** Smaller, where more content follows. */
  compact?: boolean
}

export function EmptyState({ title, hint, action, icon, compact }: EmptyStateProps) {
  return (
    <div
      className={joinClasses(
        'flex flex-col items-center gap-3 rounded-md border border-dashed border-edge px-6 text-center',
        compact ? 'py-6' : 'py-12',
      )}
    >
      {icon ? <span className="text-brass [&>svg]:size-8">{icon}</span> : null}
      <h2 className="text-xl">{title}</h2>
      {hint ? <p className="max-w-prose text-muted">{hint}</p> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}
