import { useSyncExternalStore } from 'react'
import { defaultSite, isLongName, type Site, siteElementName } from '#shared/site.ts'

const listeners = new Set<() => void>()
let current = parseSite()
let ofMarkup = plainly(current)

/** What the installation is called, whom to write to, and what else its administrator has set for everybody. */
export function useSite(): Site {
  return useSyncExternalStore(subscribe, readSite, () => ofMarkup)
}

export function readSite(): Site {
  return current
}

/** After the administrator of this page has saved, and while pages are written into HTML. */
export function setSite(site: Site) {
  current = site
  ofMarkup = plainly(site)
  if (typeof document !== 'undefined')
    document.documentElement.toggleAttribute('data-long-name', isLongName(site.name))
  for (const listener of listeners) listener()
}

/** The server writes it into every page; the development server does not. */
function parseSite(): Site {
  const element = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)
  const text = typeof document === 'undefined' ? '' : element(siteElementName)?.content
  return text ? JSON.parse(text) : defaultSite
}

/** Prerendered markup was made before anything was set: the server fills in names only, and first-paint.css hides. */
function plainly({ name, supportEmail }: Site): Site {
  return { ...defaultSite, name, supportEmail }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
