import type { UseQueryResult } from '@tanstack/react-query'
import { FileText, Headset, Landmark, ListChecks, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StatsView } from '#shared/contract/forms.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { Counted } from './Counted.tsx'

export function StatCards({ stats }: { stats: Pick<UseQueryResult<StatsView>, 'data' | 'isPending'> }) {
  const count = (name: keyof StatsView) => (
    <Counted isPending={stats.isPending}>{(stats.data?.[name] ?? 0).toLocaleString('en-IN')}+</Counted>
  )
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Stat Icon={FileText} label="Legal Forms" value={count('totalForms')} />
      <Stat Icon={Landmark} label="Court Types" value={count('courtTypes')} />
      <Stat Icon={ListChecks} label="Procedure Guides" value={count('totalProcedures')} />
      <Stat Icon={Headset} label="Support" value="24/7" mark={<SampleMark />} />
    </dl>
  )
}

type StatProps = { Icon: LucideIcon; label: string; value: ReactNode; mark?: ReactNode }

function Stat({ Icon, label, value, mark }: StatProps) {
  return (
    <div className="relative flex flex-col-reverse justify-end rounded-md border border-rule bg-sheet p-4 shadow-sheet sm:p-5">
      <dt className="text-sm text-muted">
        {label} {mark}
      </dt>
      <dd className="font-serif text-3xl font-semibold">{value}</dd>
      <Icon aria-hidden="true" className="absolute top-4 right-4 size-6 text-brass sm:top-5 sm:right-5" />
    </div>
  )
}
