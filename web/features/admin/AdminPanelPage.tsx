import { getRouteApi } from '@tanstack/react-router'
import { Tabs } from '#web/ui/Tabs.tsx'
import { useFilters } from '#web/use-filters.ts'
import { adminTabs } from './admin-tabs.tsx'

const route = getRouteApi('/admin-panel')

export function AdminPanelPage() {
  const { view, type } = useFilters(route.useSearch(), route.useNavigate())
  const navigate = route.useNavigate()
  const chosen = adminTabs.find(tab => tab.id === view.tab) ?? adminTabs[0]

  return (
    <div className="mx-auto min-h-dvh w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="text-2xl">Admin Panel</h1>
      <div className="mt-5">
        <Tabs
          label="Admin panel"
          value={chosen?.id}
          onValueChange={tab => void navigate({ search: { tab }, resetScroll: false })}
          tabs={adminTabs.map(({ id, label, Content }) => ({
            id,
            label,
            content: <Content find={view} onFind={type} />,
          }))}
        />
      </div>
    </div>
  )
}
