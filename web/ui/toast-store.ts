export type ToastTone = 'neutral' | 'success' | 'danger'
/** One action offered with it, such as Undo. */
export type ToastAction = { label: string; onPress: () => void }
export type ToastInput = { title: string; description?: string; tone?: ToastTone; action?: ToastAction }
export type Toast = ToastInput & { id: number; open: boolean }

export const toastLimit = 1
export const toastDuration = 5000
export const toastRemoveDelay = 1_000_000

type Listener = () => void

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<Listener>()

/** Shows a notification, replacing the one before. Returns its id. */
export function notify(input: ToastInput): number {
  lastId += 1
  publish(addToast(toasts, { ...input, id: lastId, open: true }))
  return lastId
}

export function dismissToast(id: number) {
  publish(closeToast(toasts, id))
  setTimeout(() => publish(toasts.filter(toast => toast.id !== id)), toastRemoveDelay)
}

export function listToasts(): readonly Toast[] {
  return toasts
}

export function subscribeToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function addToast(list: readonly Toast[], toast: Toast): readonly Toast[] {
  return [toast, ...list].slice(0, toastLimit)
}

export function closeToast(list: readonly Toast[], id: number): readonly Toast[] {
  return list.map(toast => (toast.id === id ? { ...toast, open: false } : toast))
}

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
