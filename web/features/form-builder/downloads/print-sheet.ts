import type { CourtProfileName } from '#shared/courts.ts'
import type { Language } from '#shared/languages.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { type CourtProfile, courtProfiles } from '#shared/templates/court-profiles.ts'
import { writeHtml } from '#shared/templates/writers/html.ts'
import { joinSet, type Printed } from '../papers/join-set.ts'

/** The whole set with ruled blanks and the court's margins. */
export function layOutSet(printed: Printed, language: Language, profile: CourtProfileName): () => void {
  const set = joinSet(printed, language, 'rule')
  if (!set) return () => undefined
  return layOutSheet({ ...set, title: printed.filed.titles[language] }, courtProfiles[profile])
}

/**
 * Replaces the page while it prints. The HTML is parsed into a separate document, so no script in it can
 * run.
 */
function layOutSheet(paper: CompiledDocument, profile: CourtProfile): () => void {
  const written = new DOMParser().parseFromString(writeHtml(paper, profile), 'text/html')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `@media screen { #print-sheet { display: none } }
@media print { body > :not(#print-sheet) { display: none !important } ${written.querySelector('style')?.textContent ?? ''} }`,
  )
  const body = document.createElement('div')
  body.id = 'print-sheet'
  body.lang = written.documentElement.lang
  body.append(...document.adoptNode(written.body).childNodes)
  const pageTitle = document.title
  document.title = written.title
  document.body.append(body)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    body.remove()
    document.title = pageTitle
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
}
