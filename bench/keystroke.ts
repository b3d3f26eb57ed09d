import { type Browser, chromium, type Page } from '@playwright/test'
import type { FormValues, FormView } from '#shared/contract/forms.ts'
import { loadSample } from '../scripts/load-sample.ts'
import { ensureChromium } from '../scripts/tools.ts'
import type { Figure, Part } from './figure.ts'
import { compareWithFloor } from './in-turn.ts'
import { makeLargestSet, type SetSlug } from './largest-set.ts'
import { type Site, withSite } from './site.ts'
import { clockKeys, openDraft, slowDown, slowProcessor, type Times, viewport, weighKeys } from './typing.ts'

const keys = 100
const rounds = 2

/**
 * A form of some 40 questions, a long form, and sets of every paper with long lists. In each, text is
 * typed into a name that appears in many places and into a long text.
 */
const typings: Typing[] = [
  ...[
    { slug: 'anticipatory-bail-sessions', fields: ['applicantName', 'allegations'] },
    { slug: 'dv-application', fields: ['aggrievedName', 'relationshipFacts'] },
  ].map(({ slug, fields }) => openSample(slug, fields)),
  openLargestSet('plaint-recovery-of-money', ['plaintiffName', 'courtName', 'defaultFacts']),
  openLargestSet('writ-petition-civil-hc', ['petitionerName', 'facts']),
]

export type Typing = { form: FormView; what: string; values: FormValues; fields: string[] }

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
  method: `Chromium at 1440 x 900, the form filled in with its own sample or, for a largest set, with every paper and long lists, ${rounds * keys} keys typed one after the other, ${keys} by ${keys} in turn with a bare text area of the same browser whose text is written into a plain element. Of the processor: the time that the page's thread computes for scripts, layout and styles at a key, times ${slowProcessor}; what else runs on the machine does not count in it. The rest by the clock, with the processor slowed ${slowProcessor} times. To the document: from the key event until the preview has changed and is laid out. To the screen: the browser's own event timing, until the next frame is shown; it waits for the screen's 16.7 ms and is counted in steps of 8.`,
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

async function measureForm(browser: Browser, site: Site, { form, what, values, fields }: Typing) {
  const page = await openDraft(browser, site, { formId: form.id, values })
  const bare = await openBare(browser)
  const figures: Figure[] = []
  const work = new Map<string, { ours: number[]; floor: number[] }>()
  for (const field of fields)
    work.set(field, {
      ours: await weighKeys(page, field, keys),
      floor: await weighKeys(bare, 'bare', keys),
    })
  await slowDown(page)
  await slowDown(bare)
  for (const field of fields) {
    const [ours, floor] = await typeInTurn(page, field, bare)
    const pairOf = (kind: keyof Times) => ({ ours: ours[kind], floor: floor[kind] })
    const pairs = {
      'of the processor': work.get(field) ?? { ours: [], floor: [] },
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

async function typeInTurn(page: Page, field: string, bare: Page): Promise<[Times, Times]> {
  const ours: Times = { changed: [], shown: [] }
  const floor: Times = { changed: [], shown: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const [where, name, times] of [
      [page, field, ours],
      [bare, 'bare', floor],
    ] as const) {
      const { changed, shown } = await clockKeys(where, name, keys)
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
  return page
}
