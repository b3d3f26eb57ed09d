import { useCallback, useEffect, useState } from 'react'

export type DocumentPart = typeof import('./document-part.ts')

/** From here on the document stands beside the questions; below, behind them. */
export const wideScreen = '(min-width: 64rem)'

let loaded: DocumentPart | undefined

export async function loadDocumentPart(): Promise<DocumentPart> {
  loaded = await import('./document-part.ts')
  return loaded
}

/** What makes the document, once it is here; `retry` where it could not be fetched. */
export function useDocumentPart(): { part: DocumentPart | undefined; retry: (() => void) | undefined } {
  const [part, setPart] = useState(loaded)
  const [isMissing, setIsMissing] = useState(false)
  const load = useCallback(() => {
    setIsMissing(false)
    loadDocumentPart().then(setPart, () => setIsMissing(true))
  }, [])
  useEffect(() => {
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [load])
  return { part, retry: isMissing ? load : undefined }
}

/** On a wide screen the builder opens with its document: fetched beside the form, so that nothing comes after it. */
export function useIsDocumentReady(): boolean {
  const [isReady, setIsReady] = useState(() => loaded !== undefined || !window.matchMedia(wideScreen).matches)
  useEffect(() => {
    if (isReady) return
    const open = () => setIsReady(true)
    loadDocumentPart().then(open, open)
  }, [isReady])
  return isReady
}
