import { paths } from '#web/paths.ts'

export type NavLink = { label: string; to: string }

export const mainLinks: readonly NavLink[] = [
  { label: 'Home', to: paths.home() },
  { label: 'Legal Forms', to: paths.forms() },
  { label: 'AI Case Law', to: paths.caseLaw() },
  { label: 'Procedures', to: paths.procedures() },
  { label: 'Resources', to: paths.resources() },
]

export const supportLinks: readonly NavLink[] = [
  { label: 'FAQ', to: paths.faq() },
  { label: 'Video Tutorials', to: paths.videoTutorials() },
  { label: 'Community Forum', to: paths.communityForum() },
  { label: 'Live Chat Support', to: paths.liveChat() },
  { label: 'Webinar Series', to: paths.webinars() },
  { label: 'Newsletter', to: paths.newsletter() },
]

export const toolLinks: readonly (NavLink & { does: string })[] = [
  {
    label: 'Old and new sections',
    to: paths.oldAndNew(),
    does: 'IPC, CrPC and Evidence Act against BNS, BNSS and BSA',
  },
  { label: 'Limitation', to: paths.limitation(), does: 'The last day to sue, appeal or apply' },
  { label: 'Interest', to: paths.interest(), does: 'Simple or with rests, with its table' },
]

export const adminLink: NavLink = { label: 'Admin Panel', to: paths.admin() }

export const formCategories: readonly NavLink[] = [
  { label: 'Civil Law', to: paths.forms({ category: 'civil' }) },
  { label: 'Criminal Law', to: paths.forms({ category: 'criminal' }) },
  { label: 'Family Law', to: paths.forms({ category: 'family' }) },
  { label: 'Corporate Law', to: paths.forms({ category: 'corporate' }) },
  { label: 'Labour Law', to: paths.forms({ category: 'labour' }) },
  { label: 'Tax Law', to: paths.forms({ category: 'tax' }) },
]

export const procedureCategories: readonly NavLink[] = [
  'Bail Applications',
  'Maintenance',
  'Property Matters',
  'Consumer Rights',
  'Recovery',
  'Appeals',
].map(purpose => ({ label: purpose, to: paths.procedures({ purpose }) }))
