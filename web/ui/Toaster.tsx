import { lazy, Suspense, useSyncExternalStore } from 'react'
import { listToasts, subscribeToasts, type Toast } from '#web/ui/toast-store.ts'

const none: readonly Toast[] = []
const ToastViewport = lazy(() =>
  import('#web/ui/ToastViewport.tsx').then(module => ({ default: module.ToastViewport })),
)

/** Mounted once. The machinery is fetched with the first notification, not with the first page. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, listToasts, () => none)
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastViewport toasts={toasts} />
    </Suspense>
  )
}
