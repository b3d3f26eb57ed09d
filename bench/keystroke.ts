import { type Browser, chromium, type Page } from '@playwright/test'
import type { FormValues, FormView } from '#shared/contract/forms.ts'
import { loadSample } from '../scripts/load-sample.ts'
import { ensureChromium } from '../scripts/tools.ts'
import type { Figure, Part } from './figure.ts'
import { compareWithFloor } from './in-turn.ts'
import { makeLargestSet, type SetSlug } from './largest-set.ts'
import { type Site, withSite } from './site.ts'
import { clockKeys, openDraft, slowDown, slowProcessor, type Times, viewport, weighKeys } from './typing.ts'

/** The budget is that of the largest sets; the two other forms are there to compare. */
const ofLargest: Count = { keys: 100, rounds: 2 }
const ofSample: Count = { keys: 50, rounds: 1 }

/**
 * Sets of every paper with long lists, a form of some 40 questions, and a long form. In each, text is
 * typed into a name that appears in many places and into a long text.
 */
const typings: (Typing & Count)[] = [
  {
    ...openLargestSet('plaint-recovery-of-money', ['plaintiffName', 'courtName', 'defaultFacts']),
    ...ofLargest,
  },
  { ...openLargestSet('writ-petition-civil-hc', ['petitionerName', 'facts']), ...ofLargest },
  { ...openSample('anticipatory-bail-sessions', ['applicantName', 'allegations']), ...ofSample },
  { ...openSample('dv-application', ['aggrievedName', 'relationshipFacts']), ...ofSample },
]

export type Typing = { form: FormView; what: string; values: FormValues; fields: string[] }
/** How many keys are typed into a field, one round after the other. */
type Count = { keys: number; rounds: number }

function openSample(slug: string, fields: string[]): Typing {
  const { form, valuesIn } = loadSample(slug)
  return { form, what: `${slug} (${form.fields.length} questions)`, values: valuesIn('en'), fields }
}

export function openLargestSet(slug: SetSlug, fields: string[]): Typing {
  const { form, values, papers, pages } = makeLargestSet(slug)
  return { form, what: `${slug}, a largest set (${papers} papers, ${pages} pages)`, values, fields }
}

export const keystrokePart: Part = {
  name: 'keystroke',
  title: 'A keystroke in the form builder',
  method: `Chromium at 1440 x 900, the form filled in with its own sample or, for a largest set, with every paper and long lists, ${ofLargest.rounds * ofLargest.keys} keys typed one after the other, ${ofLargest.keys} by ${ofLargest.keys} (into the other forms ${ofSample.keys}), in turn with a bare text area of the same browser, half as many keys a round for all fields of a form, whose text is written into a plain element. Of the processor: the time that the page's thread computes for scripts, layout and styles at a key, times ${slowProcessor}; what else runs on the machine does not count in it. The rest by the clock, with the processor slowed ${slowProcessor} times. To the document: from the key event until the preview has changed and is laid out. To the screen: the browser's own event timing, until the next frame is shown; it waits for the screen's 16.7 ms and is counted in steps of 8.`,
  measure: () => withSite(measureTypings),
}

async function measureTypings(site: Site): Promise<Figure[]> {
  const browser = await openChromium()
  const figures: Figure[] = []
  try {
    for (const typing of typings) figures.push(...(await measureForm(browser, site, typing)))
  } finally {
    await browser.close()
  }
  return figures
}

export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
}

async function measureForm(browser: Browser, site: Site, typing: Typing & Count) {
  const { form, what, values, fields, keys } = typing
  const page = await openDraft(browser, site, { formId: form.id, values })
  const bare = await openBare(browser)
  const figures: Figure[] = []
  const work = new Map<string, number[]>()
  for (const field of fields) work.set(field, await weighKeys(page, field, keys))
  const floorWork = await weighKeys(bare, 'bare', keys / 2)
  await slowDown(page)
  await slowDown(bare)
  const { times, floor } = await typeInTurn(page, bare, typing)
  for (const field of fields) {
    const ours = times.get(field) ?? noTimes()
    const pairOf = (kind: keyof Times) => ({ ours: ours[kind], floor: floor[kind] })
    const pairs = {
      'of the processor': { ours: work.get(field) ?? [], floor: floorWork },
      'to the document': pairOf('changed'),
      'to the screen': pairOf('shown'),
    }
    for (const [kind, pair] of Object.entries(pairs))
      figures.push(...compareWithFloor({ what: `${what}, ${field}: ${kind}`, floor: 'bare text area' }, pair))
  }
  await page.context().close()
  await bare.context().close()
  return figures
}

/** All fields of the form, then the bare text area, round after round: what else runs affects both. */
async function typeInTurn(page: Page, bare: Page, { fields, keys, rounds }: Typing & Count) {
  const times = new Map(fields.map(field => [field, noTimes()]))
  const floor = noTimes()
  for (let round = 0; round < rounds; round += 1) {
    for (const [field, own] of times) join(own, await clockKeys(page, field, keys))
    join(floor, await clockKeys(bare, 'bare', keys / 2))
  }
  return { times, floor }
}

function noTimes(): Times {
  return { changed: [], shown: [] }
}

function join(all: Times, { changed, shown }: Times) {
  all.changed.push(...changed)
  all.shown.push(...shown)
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
  return page
}
