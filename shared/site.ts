import type { pleadingLayouts } from '#shared/courts.ts'
import type { Language } from '#shared/languages.ts'

export const registrationModes = ['open', 'invitation', 'closed'] as const
export type RegistrationMode = (typeof registrationModes)[number]

/** A link that the administrator has put into the footer. An empty label of a language falls back to English. */
export type FooterLink = { url: string; en: string; hi: string; mr: string }

/** What anybody may know of an installation; it is written into every page that is served. */
export type Site = {
  name: string
  supportEmail: string
  registration: RegistrationMode
  /** Of the site, for whoever has not chosen one, and of a new document. */
  language: Language
  /** Of documents for courts whose own rules are not known. */
  layout: (typeof pleadingLayouts)[number]
  sampleData: boolean
  links: readonly FooterLink[]
}

/** Of an installation whose administrator has set nothing. */
export const defaultSite: Site = {
  name: 'Munshi',
  supportEmail: 'support@munshi.example',
  registration: 'open',
  language: 'en',
  layout: 'general',
  sampleData: true,
  links: [],
}

/** One that does not stand on one line of a phone's header: the root of every page says so, before the script and after it. */
export function isLongName(name: string): boolean {
  return name.length > 10
}

/** Stand in the prerendered pages where the server writes what is set. */
export const siteMarks = { name: '⟦name⟧', supportEmail: '⟦support⟧' } as const

/** The element of a page that holds the Site. */
export const siteElementName = 'site'

type Parts = {
  identity: Pick<Site, 'name' | 'supportEmail'>
  accounts: Pick<Site, 'registration'>
  order: Pick<Site, 'language' | 'layout'>
  sample: Pick<Site, 'sampleData'>
  footer: Pick<Site, 'links'>
}

/** What of the settings is for everybody. */
export function deriveSite({ identity, accounts, order, sample, footer }: Parts): Site {
  return {
    name: identity.name,
    supportEmail: identity.supportEmail || defaultSite.supportEmail,
    registration: accounts.registration,
    language: order.language,
    layout: order.layout,
    sampleData: sample.sampleData,
    links: footer.links,
  }
}
