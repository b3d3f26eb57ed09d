import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadSources } from '#server/content/sources.ts'

const content = path.join(import.meta.dirname, '../content')

/**
 * A copy of the content folder with its forms repeated, under new ids and names, until there are `count`.
 */
export function makeManyForms(count: number): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-content-'))
  for (const name of readdirSync(content).filter(entry => entry !== 'forms'))
    cpSync(path.join(content, name), path.join(folder, name), { recursive: true })
  const { forms } = loadSources(content)
  for (let made = 0; made < count; made++) {
    const form = forms[made % forms.length]
    if (form) copyForm(form.area, form.slug, Math.floor(made / forms.length), folder)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

function copyForm(area: string, slug: string, copy: number, folder: string) {
  const from = path.join(content, 'forms', area, slug)
  const to = path.join(folder, 'forms', area, copy === 0 ? slug : `${slug}-${copy}`)
  mkdirSync(path.dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true })
  const yaml = readFileSync(path.join(to, 'form.yaml'), 'utf8')
  writeFileSync(
    path.join(to, 'form.yaml'),
    yaml.replace(/^id: *(\d+)/m, (_, id) => `id: ${Number(id) + copy * 50}`),
  )
}
