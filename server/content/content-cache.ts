import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FormSummary } from '#shared/contract/forms.ts'
import type { ContentSources, FormSource } from './sources.ts'

/** A form that passed every check, as the key of its files, its row in the library and its JSON. */
export type CachedForm = { key: string; file: string; summary: FormSummary; json: string }

const root = path.join(import.meta.dirname, '..', '..')
const checkers = [
  'server/content',
  'shared/templates',
  'shared/law',
  'shared/contract/forms.ts',
  'shared/courts.ts',
]

/** Changes with everything a form's result depends on: its own files, what forms share, and the code that checks them. */
export function createKeys({ catalogue, partials }: ContentSources): (source: FormSource) => string {
  const common = createHash('sha256')
  for (const text of checkers.flatMap(name => readCode(path.join(root, name)))) common.update(text)
  common.update(catalogue.text)
  for (const clauses of Object.values(partials))
    for (const [name, { text }] of clauses) common.update(name).update(text)
  const shared = common.digest('base64url')
  return ({ folder, yaml, texts: { en, hi, mr } }) => {
    const hash = createHash('sha1').update(shared).update(folder)
    for (const file of [yaml, en, hi, mr]) hash.update(`\0${file?.text}`)
    return hash.digest('base64url')
  }
}

export function readCache(file: string): Map<string, CachedForm> {
  try {
    const [header = '', ...bodies] = readFileSync(file, 'utf8').split('\n')
    const heads: Omit<CachedForm, 'json'>[] = JSON.parse(header)
    return new Map(heads.map((head, index) => [head.key, { ...head, json: bodies[index] ?? '' }]))
  } catch {
    // None yet, or not ours: everything is checked afresh.
    return new Map()
  }
}

/** A folder that cannot be written only costs the next start its time. */
export function writeCache(file: string, forms: readonly CachedForm[]) {
  const heads = forms.map(({ json: _json, ...head }) => head)
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    const fresh = `${file}.${process.pid}`
    writeFileSync(fresh, [JSON.stringify(heads), ...forms.map(form => form.json)].join('\n'))
    renameSync(fresh, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}

function readCode(name: string): string[] {
  if (name.endsWith('.ts')) return name.endsWith('.test.ts') ? [] : [readFileSync(name, 'utf8')]
  const entries = readdirSync(name, { withFileTypes: true })
  const wanted = entries.filter(entry => entry.isDirectory() || entry.name.endsWith('.ts'))
  return wanted.flatMap(entry => readCode(path.join(name, entry.name)))
}
