import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { callJson } from '#server/testing/child-server.ts'
import { addressOf } from '#shared/contract/call.ts'
import { createDraftCall } from '#shared/contract/drafts.ts'
import type { FormValues } from '#shared/contract/forms.ts'
import type { Site } from './site.ts'

export const slowProcessor = 4
export const viewport = { width: 1440, height: 900 }
/** For a field that is typed into for the first time, and again. */
const warmUps = { first: 20, again: 5 }
/** Longer than a key takes at a slowdown; where nothing is slowed down, a key is done sooner. */
const pauses = { clock: 60, weigh: 30 }
const warm = new WeakMap<Page, Set<string>>()

export type Times = { changed: number[]; shown: number[] }

type Draft = { formId: number; values: FormValues }

/** The form builder with a draft; `built` is the folder of another built site, which takes the place of ours. */
export async function openDraft(browser: Browser, site: Site, { formId, values }: Draft, built?: string) {
  const draft = { key: crypto.randomUUID(), formId, language: 'en', values }
  const { body } = await callJson(site.url, addressOf(createDraftCall), { body: draft, token: site.token })
  const context = await browser.newContext({ viewport })
  await context.addInitScript(token => localStorage.setItem('sessionToken', token), site.token)
  const page = await context.newPage()
  if (built) await serveFrom(page, built)
  await page.goto(`${site.url}/form-builder/${formId}?draft=${body.id}`)
  await page.locator('.sheet').first().waitFor()
  return page
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
}

async function serveFrom(page: Page, folder: string) {
  await page.route(
    url => !url.pathname.startsWith('/api'),
    route => {
      const file = join(folder, new URL(route.request().url()).pathname)
      const found = existsSync(file) && statSync(file).isFile() ? file : join(folder, 'app.html')
      const contentType = types[extname(found)] ?? 'application/octet-stream'
      return route.fulfill({ body: readFileSync(found), contentType })
    },
  )
}

export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
}

/** Types `count` keys and measures by the clock, in the page as it is slowed down. */
export async function clockKeys(page: Page, field: string, count: number): Promise<Times> {
  await startTyping(page, field)
  await page.evaluate(watchKeys)
  for (const key of listKeys(count)) {
    await page.keyboard.press(key)
    await page.waitForTimeout(pauses.clock)
  }
  await page.waitForTimeout(500)
  return page.evaluate(readTimes)
}

/**
 * Types `count` keys and reads the processor's time that the page's thread took for scripts, layout and
 * styles at each. Other programs do not count in it. The page must not be slowed down yet: the time is multiplied.
 */
export async function weighKeys(page: Page, field: string, count: number): Promise<number[]> {
  await startTyping(page, field)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const times: number[] = []
  let before = await readWork(devtools)
  for (const key of listKeys(count)) {
    await page.keyboard.press(key)
    await page.waitForTimeout(pauses.weigh)
    const now = await readWork(devtools)
    times.push((now - before) * 1000 * slowProcessor)
    before = now
  }
  await devtools.detach()
  return times
}

const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']

async function readWork(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.filter(({ name }) => parts.includes(name)).reduce((sum, { value }) => sum + value, 0)
}

async function startTyping(page: Page, field: string) {
  await page.bringToFront()
  await page.locator(`[data-name="${field}"]`).first().focus()
  await page.waitForTimeout(300)
  const known = warm.get(page) ?? new Set()
  const count = known.has(field) ? warmUps.again : warmUps.first
  warm.set(page, known.add(field))
  await page.keyboard.type('n'.repeat(count), { delay: pauses.clock })
}

function listKeys(count: number): string[] {
  return Array.from({ length: count }, (_, at) => ['w', 'o', 'r', 'd', 'Space'][at % 5] ?? 'w')
}

type Watched = typeof globalThis & { keyTimes?: Times }

/**
 * Runs in the page: measures the time from each key to the changed document, and reads the browser's own
 * timing of the key.
 */
function watchKeys() {
  const watched = globalThis as Watched // set only in this file
  const isWatching = watched.keyTimes !== undefined
  const times: Times = watched.keyTimes ?? { changed: [], shown: [] }
  times.changed.length = 0
  times.shown.length = 0
  if (isWatching) return
  watched.keyTimes = times
  const paper = document.querySelector('.paper')
  if (!paper) throw new Error('there is no document to watch')
  let pressedAt: number | undefined
  addEventListener('keydown', () => (pressedAt = performance.now()), { capture: true })
  new MutationObserver(() => {
    if (pressedAt === undefined) return
    paper.getBoundingClientRect() // forces layout
    times.changed.push(performance.now() - pressedAt)
    pressedAt = undefined
  }).observe(paper, { subtree: true, childList: true, characterData: true, attributes: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') times.shown.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit) // the type does not know the threshold
}

function readTimes(): Times {
  const { keyTimes } = globalThis as Watched // set by watchKeys
  if (!keyTimes) throw new Error('nothing was watched')
  return keyTimes
}
