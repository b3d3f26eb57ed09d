import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Nothing on the page reaches past the edge of the screen. */
export async function expectToFit(page: Page, path = page.url()) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, path).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** A page of the site in another language than English, chosen there. */
export async function goIn(language: 'hi' | 'mr', page: Page, address: string) {
  await page.goto(address)
  await page.getByLabel('Language of the site').selectOption(language)
}

/** The file that a press brings. */
export async function download(page: Page, act: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Calls to an address wait until what comes back is called. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(done => {
    release = done
  })
  await page.route(address, async route => {
    await released
    await route.continue()
  })
  return () => release()
}

/** From now on each page counts how far its parts are moved by others that come later. */
export async function measureShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean
          value: number
        } // layout-shift
        if (!hadRecentInput)
          Object.assign(window, { moved: (Reflect.get(window, 'moved') as number) + value }) // set above
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export async function readShifts(page: Page): Promise<number> {
  const moved: unknown = await page.evaluate(() => Reflect.get(window, 'moved'))
  if (typeof moved !== 'number')
    throw new Error('nobody measures: call measureShifts before the page is opened')
  return moved
}

/** The save state stands in several places, one of them on screen. */
export function saveState(page: Page, text: string) {
  return page.getByText(text, { exact: true }).filter({ visible: true }).first()
}
