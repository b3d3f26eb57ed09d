import type { Address } from '#web/address.ts'

type LinkKey =
  | ('home' | 'legalForms' | 'caseLaw' | 'procedures' | 'resources' | 'adminPanel')
  | ('faq' | 'videoTutorials' | 'communityForum' | 'liveChat' | 'webinars' | 'newsletter')
  | ('civilLaw' | 'criminalLaw' | 'familyLaw' | 'corporateLaw' | 'labourLaw' | 'taxLaw')
  | ('bailApplications' | 'maintenance' | 'propertyMatters' | 'consumerRights' | 'recovery' | 'appeals')

/** Its words stand in the messages of the frame. */
export type NavLink = { key: LinkKey; to: Address }

export const mainLinks: readonly NavLink[] = [
  { key: 'home', to: { to: '/' } },
  { key: 'legalForms', to: { to: '/forms' } },
  { key: 'caseLaw', to: { to: '/case-law' } },
  { key: 'procedures', to: { to: '/procedures' } },
  { key: 'resources', to: { to: '/resources' } },
]

export const supportLinks: readonly NavLink[] = [
  { key: 'faq', to: { to: '/faq' } },
  { key: 'videoTutorials', to: { to: '/video-tutorials' } },
  { key: 'communityForum', to: { to: '/community-forum' } },
  { key: 'liveChat', to: { to: '/live-chat-support' } },
  { key: 'webinars', to: { to: '/webinar-series' } },
  { key: 'newsletter', to: { to: '/newsletter' } },
]

export const adminLink: NavLink = { key: 'adminPanel', to: { to: '/admin-panel' } }

export const formCategories: readonly NavLink[] = [
  { key: 'civilLaw', to: { to: '/forms', search: { category: 'civil' } } },
  { key: 'criminalLaw', to: { to: '/forms', search: { category: 'criminal' } } },
  { key: 'familyLaw', to: { to: '/forms', search: { category: 'family' } } },
  { key: 'corporateLaw', to: { to: '/forms', search: { category: 'corporate' } } },
  { key: 'labourLaw', to: { to: '/forms', search: { category: 'labour' } } },
  { key: 'taxLaw', to: { to: '/forms', search: { category: 'tax' } } },
]

export const procedureCategories: readonly NavLink[] = (
  [
    ['bailApplications', 'Bail Applications'],
    ['maintenance', 'Maintenance'],
    ['propertyMatters', 'Property Matters'],
    ['consumerRights', 'Consumer Rights'],
    ['recovery', 'Recovery'],
    ['appeals', 'Appeals'],
  ] as const
).map(([key, purpose]) => ({ key, to: { to: '/procedures', search: { purpose } } }))

export const navItemClass =
  'flex min-h-11 cursor-pointer items-center gap-1.5 border-b-3 border-transparent px-3 text-sm font-semibold text-muted no-underline ' +
  'hover:text-ink aria-[current=page]:border-bench-ink aria-[current=page]:text-bench-ink data-[state=open]:text-ink'
