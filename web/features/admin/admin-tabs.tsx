import type { ComponentType } from 'react'
import { UpdatesTab } from '#web/features/admin-updates/public.ts'
import { UsersTab } from '#web/features/admin-users/public.ts'
import { RequestsTab } from '#web/features/form-requests/public.ts'
import { OutboxTab } from '#web/features/mail/public.ts'
import { NewsletterTab } from '#web/features/newsletter/public.ts'
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
