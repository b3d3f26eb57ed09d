import type { ComponentType } from 'react'
import { UpdatesTab } from '#web/features/admin-updates/parts/UpdatesTab.tsx'
import { UsersTab } from '#web/features/admin-users/parts/UsersTab.tsx'
import { RequestsTab } from '#web/features/form-requests/parts/RequestsTab.tsx'
import { OutboxTab } from '#web/features/mail/parts/OutboxTab.tsx'
import { NewsletterTab } from '#web/features/newsletter/parts/NewsletterTab.tsx'
import type { AdminSearch } from './admin-search.ts'
import { SettingsTab, StatisticsTab } from './ComingSoon.tsx'

export type AdminTabProps = { find: AdminSearch; onFind: (next: Partial<AdminSearch>) => void }
type AdminTab = { id: string; label: string; Content: ComponentType<AdminTabProps> }

/** The panel, tab by tab. `id` stands in the address. */
export const adminTabs: readonly AdminTab[] = [
  { id: 'users', label: 'Users', Content: UsersTab },
  { id: 'requests', label: 'Requests', Content: RequestsTab },
  { id: 'outbox', label: 'Outbox', Content: OutboxTab },
  { id: 'updates', label: 'Updates', Content: UpdatesTab },
  { id: 'newsletter', label: 'Newsletter', Content: NewsletterTab },
  { id: 'statistics', label: 'Statistics', Content: StatisticsTab },
  { id: 'settings', label: 'System settings', Content: SettingsTab },
]
