import { notify } from '#web/ui/toast-store.ts'

/** The clipboard exists on https and localhost only; elsewhere the text is shown to be selected. Whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    notify({ title: 'The browser did not allow copying', description: text, tone: 'danger' })
    return false
  }
}
