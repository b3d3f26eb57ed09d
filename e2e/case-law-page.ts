import type { Page } from '@playwright/test'
import { addressOf } from '#shared/contract/call.ts'
import { searchCasesCall } from '#shared/contract/cases.ts'
import { expect } from './fixtures.ts'

export function extractsOf(page: Page) {
  return page.getByRole('region', { name: 'Extracts from the results' })
}

export function box(page: Page) {
  return page.getByLabel('Search text')
}

/** On a phone it is folded once something was asked. */
export async function openBox(page: Page) {
  const edit = page.getByRole('button', { name: 'Edit search' })
  if (await edit.isVisible()) await edit.click()
}

export function searchButton(page: Page) {
  return page.locator('main').getByRole('button', { name: 'Search', exact: true })
}

export function results(page: Page) {
  return page.getByRole('region', { name: 'Search results' }).getByRole('article')
}

export function named(page: Page, title: string) {
  return results(page).filter({ has: page.getByRole('heading', { name: title }) })
}

export function understood(page: Page) {
  return page.getByRole('region', { name: 'How the search was understood' })
}

export function countSearches(page: Page) {
  const asked = { count: 0 }
  page.on('request', request => {
    if (request.url().endsWith(addressOf(searchCasesCall))) asked.count += 1
  })
  return asked
}

/** In the column of a wide screen, or in the sheet of a narrow one. */
export async function choose(
  page: Page,
  screen: string,
  act: (filters: ReturnType<Page['locator']>) => Promise<void>,
) {
  if (screen === 'desktop') return act(page.getByRole('complementary', { name: 'Filters' }))
  await page.getByRole('button', { name: 'Filters' }).click()
  await act(page.getByRole('dialog'))
  await page.getByRole('button', { name: /^Show \d+ judgments?$/ }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** As from a folder on the desk: the browser's own events with a file in them. */
export async function dropFile(page: Page, name: string, bytes: Buffer) {
  const carried = await page.evaluateHandle(
    ({ name, base64 }) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      data.items.add(new File([bytes], name))
      return data
    },
    { name, base64: bytes.toString('base64') },
  )
  const target = page.locator('main').getByRole('search')
  await target.dispatchEvent('dragover', { dataTransfer: carried })
  await target.dispatchEvent('drop', { dataTransfer: carried })
}
