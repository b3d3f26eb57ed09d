import { AppError } from '#server/lib/app-error.ts'
import type { UserView } from '#shared/contract/account.ts'

/** An edit that started from an older edition is refused together with the current one, so that the screen can show what changed. */
export function refuseStale(current: UserView, version: number | undefined) {
  if (version === undefined || version === current.version) return
  throw new AppError(
    'stale',
    'Somebody else has changed this in the meantime. Look at what changed and save again.',
    {
      details: { current },
    },
  )
}
