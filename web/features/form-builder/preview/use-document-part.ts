import { useCallback, useEffect, useState } from 'react'

export type DocumentPart = typeof import('./document-part.ts')

/** From this width on, the document is beside the questions; below it, the user switches between them. */
export const wideScreen = '(min-width: 64rem)'

let loaded: DocumentPart | undefined

export async function loadDocumentPart(): Promise<DocumentPart> {
  loaded = await import('./document-part.ts')
  return loaded
}

/** The code for documents, once loaded; `retry` is set when loading failed. */
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

/**
 * On a wide screen the builder opens together with its document: both are loaded in parallel, so that
 * nothing appears later.
 */
export function useIsDocumentReady(): boolean {
  const [isReady, setIsReady] = useState(() => loaded !== undefined || !window.matchMedia(wideScreen).matches)
  useEffect(() => {
    if (isReady) return
    const open = () => setIsReady(true)
    loadDocumentPart().then(open, open)
  }, [isReady])
  return isReady
}
