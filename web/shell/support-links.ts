import { useSite } from '#web/site.ts'
import { type NavLink, supportLinks } from './nav-links.ts'

/** What remains where the administrator has switched the sample data off: nobody invented stands there. */
const real = ['faq', 'newsletter']

export function useSupportLinks(): readonly NavLink[] {
  const { sampleData } = useSite()
  return sampleData ? supportLinks : supportLinks.filter(({ key }) => real.includes(key))
}
