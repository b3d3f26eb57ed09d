import { type Browser, chromium, type Page } from '@playwright/test'
import { callJson } from '#server/testing/child-server.ts'
import { addressOf } from '#shared/contract/call.ts'
import { createDraftCall } from '#shared/contract/drafts.ts'
import type { FormValues, FormView } from '#shared/contract/forms.ts'
import { loadSample } from '../scripts/load-sample.ts'
import { ensureChromium } from '../scripts/tools.ts'
import type { Figure, Part } from './figure.ts'
import { compareWithFloor } from './in-turn.ts'
import { makeLargestSet } from './largest-set.ts'
import { type Site, withSite } from './site.ts'

const slowProcessor = 4
const warmUp = 20
const keys = 100
const rounds = 2
const viewport = { width: 1440, height: 900 }

/**
 * A form of some 40 questions, a long form, and a set of every paper with long lists. In each, text is
 * typed into a name that appears in many places and into a long text.
 */
const typings: Typing[] = [
  ...[
    { slug: 'anticipatory-bail-sessions', fields: ['applicantName', 'allegations'] },
    { slug: 'dv-application', fields: ['aggrievedName', 'relationshipFacts'] },
  ].map(({ slug, fields }) => openSample(slug, fields)),
  openLargestSet(['petitionerName', 'courtName', 'facts']),
]

type Typing = { form: FormView; what: string; values: FormValues; fields: string[] }

function openSample(slug: string, fields: string[]): Typing {
  const { form, valuesIn } = loadSample(slug)
  return { form, what: `${slug} (${form.fields.length} questions)`, values: valuesIn('en'), fields }
}

function openLargestSet(fields: string[]): Typing {
  const { form, values, papers, pages } = makeLargestSet()
  return { form, what: `${form.slug}, the largest set (${papers} papers, ${pages} pages)`, values, fields }
}

export const keystrokePart: Part = {
  name: 'keystroke',
  title: 'A keystroke in the form builder',
  method: `Chromium at 1440 x 900 with the processor slowed ${slowProcessor} times, the form filled in with its own sample or, for the largest set, with every paper and long lists, ${rounds * keys} keys typed one after the other, ${keys} by ${keys} in turn with a bare text area of the same browser whose text is written into a plain element. To the document: from the key event until the preview has changed and is laid out. To the screen: the browser's own event timing, until the next frame is shown; it waits for the screen's 16.7 ms and is counted in steps of 8.`,
  measure: () => withSite(measureTypings),
}

async function measureTypings(site: Site): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const figures: Figure[] = []
  try {
    for (const typing of typings) figures.push(...(await measureForm(browser, site, typing)))
  } finally {
    await browser.close()
  }
  return figures
}

async function measureForm(browser: Browser, site: Site, typing: Typing): Promise<Figure[]> {
  const { form, values, fields } = typing
  const page = await openDraft(browser, site, form.id, values)
  const bare = await openBare(browser)
  const figures: Figure[] = []
  for (const field of fields) {
    const [ours, floor] = await typeInTurn(page, field, bare)
    const what = `${typing.what}, ${field}`
    const pairOf = (kind: keyof Times) => ({ ours: ours[kind], floor: floor[kind] })
    figures.push(
      ...compareWithFloor({ what: `${what}: to the document`, floor: 'bare text area' }, pairOf('changed')),
      ...compareWithFloor({ what: `${what}: to the screen`, floor: 'bare text area' }, pairOf('shown')),
    )
  }
  await page.context().close()
  await bare.context().close()
  return figures
}

async function typeInTurn(page: Page, field: string, bare: Page): Promise<[Times, Times]> {
  const ours: Times = { changed: [], shown: [] }
  const floor: Times = { changed: [], shown: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const [where, name, times] of [
      [page, field, ours],
      [bare, 'bare', floor],
    ] as const) {
      const { changed, shown } = await typeInto(where, name)
      times.changed.push(...changed)
      times.shown.push(...shown)
    }
  return [ours, floor]
}

/** The floor: a page that only shows the typed text in two places. */
async function openBare(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.setContent('<textarea data-name="bare"></textarea><div class="paper"></div>')
  await page.evaluate(() => {
    const paper = document.querySelector('.paper')
    document.addEventListener('input', ({ target }) => {
      if (paper && target instanceof HTMLTextAreaElement) paper.textContent = target.value
    })
  })
  await slowDown(page)
  return page
}

async function openDraft(browser: Browser, site: Site, formId: number, values: object): Promise<Page> {
  const draft = { key: crypto.randomUUID(), formId, language: 'en', values }
  const { body } = await callJson(site.url, addressOf(createDraftCall), { body: draft, token: site.token })
  const context = await browser.newContext({ viewport })
  await context.addInitScript(token => localStorage.setItem('sessionToken', token), site.token)
  const page = await context.newPage()
  await page.goto(`${site.url}/form-builder/${formId}?draft=${body.id}`)
  await page.locator('.sheet').first().waitFor()
  await slowDown(page)
  return page
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
}

async function typeInto(page: Page, field: string): Promise<Times> {
  await page.bringToFront()
  await page.locator(`[data-name="${field}"]`).first().focus()
  await page.waitForTimeout(500)
  await page.keyboard.type('n'.repeat(warmUp), { delay: 60 })
  await page.evaluate(watchKeys)
  await page.keyboard.type('word '.repeat(keys / 5), { delay: 60 })
  await page.waitForTimeout(500)
  return page.evaluate(readTimes)
}

type Times = { changed: number[]; shown: number[] }
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
