import { useEffect } from 'react'
import type { CourtProfileName } from '#shared/courts.ts'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { writeHtml } from '#shared/templates/writers/html.ts'
import type { Builder } from '../builder-context.ts'

/**
 * Whatever way the page is sent to the printer, by the button or by the browser's own command, only the document prints,
 * on the court's margins, with its blanks ruled.
 */
export function usePrintSheet(
  { form, store, numberWords }: Pick<Builder, 'form' | 'store' | 'numberWords'>,
  profile: CourtProfileName,
) {
  useEffect(() => {
    let clear: () => void = () => undefined
    function lay() {
      clear()
      const { values, language } = store.read()
      const paper = compile(form, language, values, { blank: 'rule', numberWords })
      clear = layOut(writeHtml(paper, courtProfiles[profile]))
    }
    const lift = () => clear()
    window.addEventListener('beforeprint', lay)
    window.addEventListener('afterprint', lift)
    return () => {
      window.removeEventListener('beforeprint', lay)
      window.removeEventListener('afterprint', lift)
      clear()
    }
  }, [form, store, numberWords, profile])
}

/** Stands in for the page while it prints. The writer's page is parsed apart, so nothing in it can run. */
function layOut(html: string): () => void {
  const written = new DOMParser().parseFromString(html, 'text/html')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `@media screen { #print-sheet { display: none } }
@media print { body > :not(#print-sheet) { display: none !important } ${written.querySelector('style')?.textContent ?? ''} }`,
  )
  const paper = document.createElement('div')
  paper.id = 'print-sheet'
  paper.lang = written.documentElement.lang
  paper.append(...document.adoptNode(written.body).childNodes)
  const pageTitle = document.title
  document.title = written.title
  document.body.append(paper)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    paper.remove()
    document.title = pageTitle
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
}
