import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FixedAnswer } from '#server/lib/send-cached.ts'
import { type Site, siteElementName, siteMarks } from '#shared/site.ts'

type Made = { site: Site; writtenAt: number; page: FixedAnswer<string> }

const emptyElement = `<meta name="${siteElementName}" content="" />`

/** The HTML files of the site, each with what the administrator has set filled in; made again when that changes. */
export function createPages(folder: string, readSite: () => Site) {
  const made = new Map<string, Made>()

  return (file: string): FixedAnswer<string> => {
    const site = readSite()
    const path = join(folder, file)
    const writtenAt = statSync(path).mtimeMs
    const known = made.get(file)
    if (known?.site === site && known.writtenAt === writtenAt) return known.page
    const html = fillIn(readFileSync(path, 'utf8'), site)
    const page = new FixedAnswer(html, Buffer.from(html))
    made.set(file, { site, writtenAt, page })
    return page
  }
}

/** Marks become names, the empty element the settings, and the root says what first-paint.css hides. */
export function fillIn(html: string, site: Site): string {
  const content = escapeText(JSON.stringify(site))
  return html
    .replaceAll(siteMarks.name, () => escapeText(site.name))
    .replaceAll(siteMarks.supportEmail, () => escapeText(site.supportEmail))
    .replace(emptyElement, () => emptyElement.replace('""', () => `"${content}"`))
    .replace('<html ', () => `<html ${listHidden(site)}`)
}

function listHidden({ registration, sampleData }: Site): string {
  const closed = registration === 'open' ? '' : 'data-registration="closed" '
  return sampleData ? closed : `${closed}data-sample="off" `
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, letter => entities[letter] ?? letter)
}
