import { deriveErrorMessage } from '#web/api.ts'
import { notify } from '#web/ui/toast-store.ts'

/** For what has no place on the page to say that it failed. */
export function tellFailure(title: string, error: unknown) {
  notify({ title, description: deriveErrorMessage(error), tone: 'danger' })
}
