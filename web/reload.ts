import { readHealthCall } from '#shared/contract/server.ts'

/** After a new release the old page's chunks are gone: fetch the new page, but never in a circle, nor without a network. */
export async function reloadOnce() {
  const key = 'reloadedAt'
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (Date.now() - last < 10_000 || !(await isServerThere())) return
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}

/** Without a network a reload would put the browser's own error page in the place of this one. Tells whether it reloads. */
export async function reloadWhenThere(): Promise<boolean> {
  const isThere = await isServerThere()
  if (isThere) location.reload()
  return isThere
}

/** A network that takes a request and never answers is none. */
const longestWait = 10_000

async function isServerThere(): Promise<boolean> {
  try {
    return (
      await fetch(readHealthCall.address, { cache: 'no-store', signal: AbortSignal.timeout(longestWait) })
    ).ok
  } catch {
    return false
  }
}
