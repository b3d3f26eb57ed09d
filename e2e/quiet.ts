import type { Page, Request } from '@playwright/test'

const quiet = 100

/**
 * Opens a page and waits until it has loaded what it wants: nothing is asked of the server for a moment in which the page had
 * nothing to do either. `networkidle` means the same and waits half a second each time.
 */
export async function openQuietly(page: Page, path: string) {
  const open = new Set<Request>()
  let changed = performance.now()
  const begin = (request: Request) => note(() => open.add(request))
  const end = (request: Request) => note(() => open.delete(request))
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await page.goto(path)
  do {
    await page.waitForTimeout(Math.max(10, changed + quiet - performance.now()))
    await page.evaluate(() => new Promise<void>(done => requestIdleCallback(() => done())))
  } while (open.size > 0 || performance.now() - changed < quiet)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)

  function note(change: () => void) {
    change()
    changed = performance.now()
  }
}
