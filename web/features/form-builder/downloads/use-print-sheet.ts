import { useEffect } from 'react'
import type { CourtProfileName } from '#shared/courts.ts'
import type { Builder } from '../builder-context.ts'

type LayOut = typeof import('./print-sheet.ts').layOutSet

let layOut: LayOut | undefined

/** Called when the builder opens, because the browser does not wait once it prints. */
export async function loadPrintSheet() {
  layOut = (await import('./print-sheet.ts')).layOutSet
}

/**
 * When the page is printed, by the button or by the browser's own command, only the document prints, with
 * the court's margins and ruled blanks.
 */
export function usePrintSheet(
  { filed, store, numberWords }: Pick<Builder, 'filed' | 'store' | 'numberWords'>,
  profile: CourtProfileName,
) {
  useEffect(() => {
    let clear: () => void = () => undefined
    loadPrintSheet().catch(() => undefined)
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
