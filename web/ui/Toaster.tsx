import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { SpokenLanguage, useSiteLanguage } from '#web/language.ts'
import { listToasts, subscribeToasts, type Toast } from '#web/ui/toast-store.ts'

const none: readonly Toast[] = []
type Viewport = ComponentType<{ toasts: readonly Toast[] }>

/** Mounted once. The rest is loaded with the first notification, not with the first page. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, listToasts, () => none)
  const site = useSiteLanguage()
  const [Viewport, setViewport] = useState<Viewport>()
  useEffect(() => {
    if (toasts.length === 0 || Viewport) return
    // Without a network this notification is not shown; the next one tries again.
    preloadToasts()
      .then(loaded => setViewport(() => loaded))
      .catch(() => undefined)
  }, [toasts, Viewport])
  if (toasts.length === 0 || !Viewport) return null
  return (
    <SpokenLanguage value={site}>
      <Viewport toasts={toasts} />
    </SpokenLanguage>
  )
}

/** For pages that must be able to report a lost network. */
export async function preloadToasts(): Promise<Viewport> {
  const { ToastViewport } = await import('#web/ui/ToastViewport.tsx')
  return ToastViewport
}
