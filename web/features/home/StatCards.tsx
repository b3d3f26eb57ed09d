import type { UseQueryResult } from '@tanstack/react-query'
import { FileText, Headset, Landmark, ListChecks, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StatsView } from '#shared/contract/forms.ts'
import { useMessages } from '#web/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { homeMessages } from './messages.ts'

/** The counts of the library in one line, and the specification's promise of support, smaller. */
export function StatCards({ stats }: { stats: Pick<UseQueryResult<StatsView>, 'data' | 'isPending'> }) {
  const say = useMessages(homeMessages)
  const count = (name: keyof StatsView) => (
    <Counted isPending={stats.isPending}>{(stats.data?.[name] ?? 0).toLocaleString('en-IN')}+</Counted>
  )
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 sm:justify-between">
      <Stat Icon={FileText} label={say('legalForms')} value={count('totalForms')} />
      <Stat Icon={Landmark} label={say('courtTypes')} value={count('courtTypes')} />
      <Stat Icon={ListChecks} label={say('guides')} value={count('totalProcedures')} />
      <Stat Icon={Headset} label={say('support')} value="24/7" mark={<SampleMark />} />
    </dl>
  )
}

type StatProps = { Icon: LucideIcon; label: string; value: ReactNode; mark?: ReactNode }

/** A <dl> may contain only terms and descriptions, so the icon stands inside. */
function Stat({ Icon, label, value, mark }: StatProps) {
  return (
    <div data-sample={mark ? '' : undefined} className="flex items-center gap-x-2">
      <dt className="flex items-center gap-x-2 text-sm text-muted">
        {label}
        {mark}
      </dt>
      <dd
        className={joinClasses(
          '-order-1 flex items-center gap-x-2',
          mark ? 'text-sm text-muted' : 'font-semibold tabular-nums',
        )}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0 text-brass max-sm:hidden" />
        {value}
      </dd>
    </div>
  )
}

/** Reserves the place of a figure and shows it when it is known, so that no guess is seen first. */
export function Counted({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return <span className={joinClasses('transition-opacity', isPending && 'opacity-0')}>{children}</span>
}
