import { useEffect } from 'react'
import type { CourtProfileName } from '#shared/courts.ts'
import type { Builder } from '../builder-context.ts'

type LayOut = typeof import('./print-sheet.ts').layOutSet

/** The browser waits for nothing once it prints: fetched as soon as the builder stands. */
export const loadPrintSheet = () => import('./print-sheet.ts')

/**
 * Whatever way the page is sent to the printer, by the button or by the browser's own command, only the document prints,
 * on the court's margins, with its blanks ruled.
 */
export function usePrintSheet(
  { filed, store, numberWords }: Pick<Builder, 'filed' | 'store' | 'numberWords'>,
  profile: CourtProfileName,
) {
  useEffect(() => {
    let clear: () => void = () => undefined
    let layOut: LayOut | undefined
    loadPrintSheet().then(
      part => {
        layOut = part.layOutSet
      },
      () => undefined,
    )
    function lay() {
      clear()
      if (!layOut) return
      const { values, language } = store.read()
      clear = layOut({ filed, values, numberWords }, language, profile)
    }
    const lift = () => clear()
    window.addEventListener('beforeprint', lay)
    window.addEventListener('afterprint', lift)
    return () => {
      window.removeEventListener('beforeprint', lay)
      window.removeEventListener('afterprint', lift)
      clear()
    }
  }, [filed, store, numberWords, profile])
}
