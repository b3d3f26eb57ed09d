import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type FormSource, loadSources } from '#server/content/sources.ts'

const content = path.join(import.meta.dirname, '../content')

/**
 * A copy of the content folder with its forms repeated, under new ids and names, until there are `count`.
 */
export function makeManyForms(count: number): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-content-'))
  for (const name of readdirSync(content).filter(entry => entry !== 'forms'))
    cpSync(path.join(content, name), path.join(folder, name), { recursive: true })
  const { forms } = loadSources(content)
  const taken = new Set(forms.map(({ yaml }) => idOf(yaml?.text)))
  for (let made = 0; made < count; made++) {
    const form = forms[made % forms.length]
    if (form) copyForm(form, Math.floor(made / forms.length), { folder, taken })
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

type Copying = { folder: string; taken: Set<number> }

function copyForm({ area, slug }: FormSource, copy: number, { folder, taken }: Copying) {
  const from = path.join(content, 'forms', area, slug)
  const to = path.join(folder, 'forms', area, copy === 0 ? slug : `${slug}-${copy}`)
  mkdirSync(path.dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true })
  if (copy === 0) return
  const yaml = readFileSync(path.join(to, 'form.yaml'), 'utf8')
  writeFileSync(path.join(to, 'form.yaml'), yaml.replace(idLine, `id: ${takeNext(idOf(yaml), taken)}`))
}

const idLine = /^id: *(\d+)/m

function idOf(yaml = ''): number {
  return Number(idLine.exec(yaml)?.[1])
}

/** The next number that no form of the area has. */
function takeNext(from: number, taken: Set<number>): number {
  let id = from
  while (taken.has(id)) id++
  taken.add(id)
  return id
}
