import type { Address } from '#web/address.ts'

export type NavLink = { label: string; to: Address }

export const mainLinks: readonly NavLink[] = [
  { label: 'Home', to: { to: '/' } },
  { label: 'Legal Forms', to: { to: '/forms' } },
  { label: 'AI Case Law', to: { to: '/case-law' } },
  { label: 'Procedures', to: { to: '/procedures' } },
  { label: 'Resources', to: { to: '/resources' } },
]

export const supportLinks: readonly NavLink[] = [
  { label: 'FAQ', to: { to: '/faq' } },
  { label: 'Video Tutorials', to: { to: '/video-tutorials' } },
  { label: 'Community Forum', to: { to: '/community-forum' } },
  { label: 'Live Chat Support', to: { to: '/live-chat-support' } },
  { label: 'Webinar Series', to: { to: '/webinar-series' } },
  { label: 'Newsletter', to: { to: '/newsletter' } },
]

export const toolLinks: readonly (NavLink & { does: string })[] = [
  {
    label: 'Old and new sections',
    to: { to: '/law/old-and-new' },
    does: 'IPC, CrPC and Evidence Act against BNS, BNSS and BSA',
  },
  { label: 'Limitation', to: { to: '/tools/limitation' }, does: 'The last day to sue, appeal or apply' },
  { label: 'Interest', to: { to: '/tools/interest' }, does: 'Simple or with rests, with its table' },
]

export const adminLink: NavLink = { label: 'Admin Panel', to: { to: '/admin-panel' } }

export const formCategories: readonly NavLink[] = [
  { label: 'Civil Law', to: { to: '/forms', search: { category: 'civil' } } },
  { label: 'Criminal Law', to: { to: '/forms', search: { category: 'criminal' } } },
  { label: 'Family Law', to: { to: '/forms', search: { category: 'family' } } },
  { label: 'Corporate Law', to: { to: '/forms', search: { category: 'corporate' } } },
  { label: 'Labour Law', to: { to: '/forms', search: { category: 'labour' } } },
  { label: 'Tax Law', to: { to: '/forms', search: { category: 'tax' } } },
]

export const procedureCategories: readonly NavLink[] = (
  ['Bail Applications', 'Maintenance', 'Property Matters', 'Consumer Rights', 'Recovery', 'Appeals'] as const
).map(purpose => ({ label: purpose, to: { to: '/procedures', search: { purpose } } }))

export const navItemClass =
  'flex min-h-11 cursor-pointer items-center gap-1.5 border-b-3 border-transparent px-3 text-sm font-semibold text-muted no-underline ' +
  'hover:text-ink aria-[current=page]:border-bench-ink aria-[current=page]:text-bench-ink data-[state=open]:text-ink'
