import { resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { type Figure, summarise } from './figure.ts'
import { openChromium, openLargestSet, type Typing } from './keystroke.ts'
import { describeMachine, writeConsoleTable } from './report.ts'
import { type Site, withSite } from './site.ts'
import { clockKeys, openDraft, slowDown, weighKeys } from './typing.ts'

// `node bench/keystroke-beside.ts <folder>`: compares keystrokes of this built site (dist/web) and another
// one, a copy of the dist/web of another commit, in turn in one run. Both are served by this server.

const keys = 40
const rounds = 2
const other = process.argv[2]
if (!other) throw new Error('usage: node bench/keystroke-beside.ts <folder of the other built site>')

const typings = [
  openLargestSet('plaint-recovery-of-money', ['plaintiffName', 'courtName', 'defaultFacts']),
  openLargestSet('writ-petition-civil-hc', ['petitionerName', 'facts']),
]

console.log(describeMachine())
await withSite(async site => {
  const browser = await openChromium()
  try {
    for (const typing of typings) console.log(writeConsoleTable(await compare(browser, site, typing)))
  } finally {
    await browser.close()
  }
})

async function compare(browser: Browser, site: Site, { form, what, values, fields }: Typing) {
  const draft = { formId: form.id, values }
  const sides = [
    { name: 'there', page: await openDraft(browser, site, draft, resolve(other ?? '')) },
    { name: 'here', page: await openDraft(browser, site, draft, resolve('dist/web')) },
  ]
  const figures: Figure[] = []
  for (const field of fields)
    figures.push(
      ...(await inTurn(sides, `${what}, ${field}: of the processor`, page => weighKeys(page, field, keys))),
    )
  for (const { page } of sides) await slowDown(page)
  for (const field of fields)
    figures.push(
      ...(await inTurn(sides, `${what}, ${field}: to the document`, async page => {
        const { changed } = await clockKeys(page, field, keys)
        return changed
      })),
    )
  for (const { page } of sides) await page.context().close()
  return figures.sort((one, next) => one.what.localeCompare(next.what))
}

type Side = { name: string; page: Page }

async function inTurn(sides: readonly Side[], what: string, type: (page: Page) => Promise<number[]>) {
  const times = new Map(sides.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round += 1)
    for (const { name, page } of sides) times.get(name)?.push(...(await type(page)))
  return [...times].map(
    ([name, taken]): Figure => ({ what: `${what}, ${name}`, ...summarise(taken), unit: 'ms' }),
  )
}
