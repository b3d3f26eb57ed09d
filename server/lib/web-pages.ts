import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FixedAnswer } from '#server/lib/send-cached.ts'
import { isLongName, type Site, siteElementName, siteMarks } from '#shared/site.ts'

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

/** Marks become names, the empty element the settings, and the root says what shows before the script: what is hidden, and how long the name is. */
export function fillIn(html: string, site: Site): string {
  const content = escapeText(JSON.stringify(site))
  return html
    .replaceAll(siteMarks.name, () => escapeText(site.name))
    .replaceAll(siteMarks.supportEmail, () => escapeText(site.supportEmail))
    .replace(emptyElement, () => emptyElement.replace('""', () => `"${content}"`))
    .replace('<html ', () => `<html ${describeRoot(site)}`)
}

function describeRoot({ name, registration, sampleData }: Site): string {
  const attributes = [
    registration !== 'open' && 'data-registration="closed"',
    !sampleData && 'data-sample="off"',
    isLongName(name) && 'data-long-name',
  ]
  return attributes
    .filter(Boolean)
    .map(attribute => `${attribute} `)
    .join('')
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
