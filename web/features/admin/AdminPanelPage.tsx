import { getRouteApi } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import type { ComponentType } from 'react'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { AuditTab } from '#web/features/admin-audit/parts/AuditTab.tsx'
import { LibraryTab } from '#web/features/admin-library/parts/LibraryTab.tsx'
import { SettingsTab } from '#web/features/admin-settings/parts/SettingsTab.tsx'
import { StatisticsTab } from '#web/features/admin-statistics/parts/StatisticsTab.tsx'
import { UpdatesTab } from '#web/features/admin-updates/parts/UpdatesTab.tsx'
import { UsersTab } from '#web/features/admin-users/parts/UsersTab.tsx'
import { RequestsTab } from '#web/features/form-requests/parts/RequestsTab.tsx'
import { InvitationsTab } from '#web/features/invitations/parts/InvitationsTab.tsx'
import { OutboxTab } from '#web/features/mail/parts/OutboxTab.tsx'
import { NewsletterTab } from '#web/features/newsletter/parts/NewsletterTab.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { useFilters } from '#web/use-filters.ts'
import type { AdminSearch } from './admin-search.ts'

const route = getRouteApi('/admin-panel')

export function AdminPanelPage() {
  const { view, type } = useFilters(route.useSearch(), route.useNavigate())
  const navigate = route.useNavigate()
  const chosen = adminTabs.find(tab => tab.id === view.tab) ?? adminTabs[0]

  return (
    <div className="mx-auto min-h-dvh w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl">Admin Panel</h1>
        <ButtonLink to="/admin-panel/law" variant="secondary">
          <Scale aria-hidden="true" className="size-4" />
          Law changed
        </ButtonLink>
      </div>
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

type AdminTabProps = { find: AdminSearch; onFind: (next: Partial<AdminSearch>) => void }
type AdminTab = { id: string; label: string; Content: ComponentType<AdminTabProps> }

/** The panel, tab by tab. `id` stands in the address. */
const adminTabs: readonly AdminTab[] = [
  { id: 'users', label: 'Users', Content: UsersTab },
  { id: 'invitations', label: 'Invitations', Content: InvitationsTab },
  { id: 'requests', label: 'Requests', Content: RequestsTab },
  { id: 'outbox', label: 'Outbox', Content: OutboxTab },
  { id: 'updates', label: 'Updates', Content: UpdatesTab },
  { id: 'newsletter', label: 'Newsletter', Content: NewsletterTab },
  { id: 'library', label: 'Case library', Content: LibraryTab },
  { id: 'audit', label: 'History', Content: AuditTab },
  { id: 'statistics', label: 'Statistics', Content: StatisticsTab },
  { id: 'settings', label: 'System settings', Content: SettingsTab },
]
