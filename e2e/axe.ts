import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** With an open dialog only what is in it can be reached; it is closed again for the next. */
export async function analyzeDialog(page: Page, name: string) {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toBeVisible()
  await analyze(page, `${name}, dialog`)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** Every rule in the light theme; in the dark one those that the theme can change, on the same page. */
export async function analyze(page: Page, path: string) {
  await analyzeLight(page, path)
  await stopTransitions(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await waitForTransitions(page)
  await expectNothing(openAxe(page, alreadyThere).withRules(rulesOfColour), `${path}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

export async function analyzeLight(page: Page, path: string) {
  await expectNothing(openAxe(page).withTags(allRules), path)
}

/** Else each element moves to its colours for a moment, a long page for as long as axe looks at it, but where less motion is asked for. */
async function stopTransitions(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition-property: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** A colour on its way from one theme to the other is in neither; the page hears of the theme before a frame, and sets out then. */
async function waitForTransitions(page: Page) {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(done => requestAnimationFrame(done))
    const moving = document.getAnimations().filter(one => one instanceof CSSTransition)
    await Promise.allSettled(moving.map(one => one.finished))
  })
}

/** A page in which axe has run has its program, half a megabyte. */
const alreadyThere = { axeSource: ';' }

/** No page has frames: axe needs no second page to gather its findings in, which would double the time. */
function openAxe(page: Page, program = {}): AxeBuilder {
  return new AxeBuilder({ page, ...program }).setLegacyMode().options({ resultTypes: ['violations'] })
}

async function expectNothing(axe: AxeBuilder, path: string) {
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(node => node.target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  )
  expect(found, path).toEqual([])
}
