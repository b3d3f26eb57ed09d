import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { joinClasses } from '#web/ui/class-names.ts'
import { useKitWords } from '#web/ui/kit-words.ts'
import { dismissToast, type Toast, type ToastTone, toastDuration } from '#web/ui/toast-store.ts'

const tones: Record<ToastTone, string> = {
  neutral: 'border-l-brass',
  success: 'border-l-bench',
  danger: 'border-l-seal',
}

export function ToastViewport({ toasts }: { toasts: readonly Toast[] }) {
  const words = useKitWords()
  return (
    <Radix.Provider
      duration={toastDuration}
      swipeDirection="right"
      swipeThreshold={50}
      label={words.notification}
    >
      {toasts.map(toast => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        className="fixed right-0 bottom-0 z-60 [html:has([data-bar=foot])_&]:bottom-21 max-sm:[html:has([data-scroll-lock])_&]:top-0 max-sm:[html:has([data-scroll-lock])_&]:bottom-auto flex w-full max-w-[420px] flex-col gap-2 p-4 outline-none"
      />
    </Radix.Provider>
  )
}

function ToastItem({ toast }: { toast: Toast }) {
  const words = useKitWords()
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={open => (open ? undefined : dismissToast(toast.id))}
      type={toast.tone === 'danger' ? 'foreground' : 'background'}
      className={joinClasses(
        'flex items-start gap-3 rounded-md border border-l-4 border-rule bg-sheet py-2 pr-2 pl-4 shadow-float',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-full data-[swipe=end]:transition-transform',
        tones[toast.tone ?? 'neutral'],
      )}
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3">
        <div className="min-w-0 flex-1 basis-36 py-2.5">
          <Radix.Title className="text-sm font-semibold">{toast.title}</Radix.Title>
          {toast.description ? (
            <Radix.Description className="text-sm text-muted">{toast.description}</Radix.Description>
          ) : null}
        </div>
        {toast.action ? (
          <Radix.Action
            altText={toast.action.label}
            onClick={toast.action.onPress}
            className="-ml-3 min-h-11 shrink-0 cursor-pointer rounded-md px-3 text-sm font-semibold text-bench-ink underline hover:bg-bench-soft"
          >
            {toast.action.label}
          </Radix.Action>
        ) : null}
      </div>
      <Radix.Close
        aria-label={words.dismiss}
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-5" />
      </Radix.Close>
    </Radix.Root>
  )
}
