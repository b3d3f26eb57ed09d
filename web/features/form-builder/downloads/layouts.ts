import { type CourtProfileName, courtProfileNames } from '#shared/courts.ts'
import { readSite } from '#web/site.ts'

/** A court whose own rules are not known gets the layout that the installation has put first. */
export function chooseLayout(own: CourtProfileName): CourtProfileName {
  return own === 'general' ? readSite().layout : own
}

/** The first one first, the rest as ever. */
export function listLayouts(): CourtProfileName[] {
  const { layout } = readSite()
  if (layout === 'general') return [...courtProfileNames]
  return [layout, ...courtProfileNames.filter(name => name !== layout)]
}
