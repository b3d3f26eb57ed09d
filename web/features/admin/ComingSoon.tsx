import { ChartColumn, SlidersHorizontal } from 'lucide-react'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export function StatisticsTab() {
  return <EmptyState icon={<ChartColumn aria-hidden="true" />} title="Statistics" hint="Coming soon" />
}

export function SettingsTab() {
  return (
    <EmptyState icon={<SlidersHorizontal aria-hidden="true" />} title="System settings" hint="Coming soon" />
  )
}
