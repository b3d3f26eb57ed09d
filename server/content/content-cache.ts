import { createHash } from 'node:crypto'
import { mkdirSync, openSync, readdirSync, readFileSync, readSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FormEntry } from '#shared/contract/forms.ts'
import type { FormLink, ProcedureView } from '#shared/contract/procedures.ts'
import type { Guides } from './procedures/check-procedures.ts'
import { landmarksEdition } from './procedures/references.ts'
import { digestShared, type SharedInUse } from './shared-in-use.ts'
import type { ContentSources, FormSource, ProcedureSource } from './sources.ts'

/** A form that passed every check: the key of its files and of what it shares, its entry in the library, and its JSON. */
export type CachedForm = {
  key: string
  folder: string
  inUse: SharedInUse
  file: string
  summary: FormEntry
  loadJson: () => string
}
type Head = Omit<CachedForm, 'loadJson'> & { at: number; length: number }

const root = path.join(import.meta.dirname, '..', '..')
const checkers = [
  'server/content',
  'server/law',
  'shared/templates',
  'shared/law',
  'shared/contract/forms.ts',
  'shared/courts.ts',
  'content/glossary.yaml',
  'content/law/cited-cases.tsv',
  'content/law/acts.tsv',
  'content/law/sections.tsv',
  'content/law/sections-map.tsv',
]

const namedByGuides = [
  'content/law/limitation.tsv',
  'content/law/deadlines.yaml',
  'shared/contract/procedures.ts',
  'shared/procedures/documents.ts',
]

type KeptGuides = { key: string; procedures: ProcedureView[]; keywords: [string, readonly string[]][] }

type Keys = {
  /** Of a form that uses these of the shared files. */
  form: (source: FormSource, inUse: SharedInUse) => string
  guides: (sources: readonly ProcedureSource[], forms: readonly FormLink[]) => string
}

/**
 * Each key changes with everything that affects the result: the form's files, the shared files that it uses, the law
 * tables, and the code of the checks.
 */
export function createKeys(sources: ContentSources): Keys {
  const common = createHash('sha256')
  for (const text of checkers.flatMap(name => loadCode(path.join(root, name)))) common.update(text)
  common.update(sources.catalogue.text)
  const shared = common.digest('base64url')
  const digests = digestShared(sources)
  return {
    form: ({ folder, yaml, texts, papers: own, known, clients }, inUse) => {
      const hash = createHash('sha1').update(shared).update(folder)
      for (const name of inUse)
        hash
          .update('\0')
          .update(name)
          .update(digests.get(name) ?? 'not there')
      const named = [...own].flatMap(([name, of]) => Object.values(of).map(file => ({ name, file })))
      const files = [yaml, texts.en, texts.hi, texts.mr, known, clients].map(file => ({ name: '', file }))
      for (const { name, file } of [...files, ...named])
        hash
          .update('\0')
          .update(name)
          .update(file?.bytes ?? file?.text ?? '')
      return hash.digest('base64url')
    },
    guides: (sources, forms) => {
      const hash = createHash('sha1').update(shared).update(landmarksEdition())
      for (const name of namedByGuides) hash.update(readFileSync(path.join(root, name)))
      for (const { slug, file } of sources)
        hash
          .update('\0')
          .update(slug)
          .update(file.bytes ?? file.text)
      for (const { id, slug, title } of forms) hash.update('\0').update(JSON.stringify([id, slug, title]))
      return hash.digest('base64url')
    },
  }
}

const lengthDigits = 12

/**
 * File format: the length of the head in digits, the head, then the JSON of the forms, which is read only
 * when a form is opened.
 */
export function loadCache(file: string): ReadonlyMap<string, CachedForm> {
  try {
    const opened = openSync(file, 'r')
    const headLength = Number(loadSlice(opened, 0, lengthDigits))
    const heads: Head[] = JSON.parse(loadSlice(opened, lengthDigits, headLength))
    const start = lengthDigits + headLength
    return new Map(
      heads.map(({ at, length, ...head }) => [
        head.folder,
        { ...head, loadJson: () => loadSlice(opened, start + at, length) },
      ]),
    )
  } catch {
    // The file is missing or not ours, so everything is checked again.
    return new Map()
  }
}

export function writeCache(file: string, forms: readonly CachedForm[]) {
  let at = 0
  const bodies = forms.map(form => Buffer.from(form.loadJson()))
  const heads = forms.map(({ loadJson: _, ...form }, index): Head => {
    const length = bodies[index]?.length ?? 0
    at += length
    return { ...form, at: at - length, length }
  })
  const head = Buffer.from(JSON.stringify(heads))
  writeFresh(file, [Buffer.from(String(head.length).padStart(lengthDigits, '0')), head, ...bodies])
}

/** The guides of the last successful check, unless something that the checks depend on has changed. */
export function loadKeptGuides(file: string, key: string): Guides | undefined {
  try {
    const kept: KeptGuides = JSON.parse(readFileSync(file, 'utf8'))
    if (kept.key !== key) return undefined
    return { procedures: kept.procedures, keywords: new Map(kept.keywords) }
  } catch {
    return undefined // missing or not ours
  }
}

export function writeGuides(file: string, key: string, { procedures, keywords }: Guides) {
  const kept: KeptGuides = { key, procedures, keywords: [...keywords] }
  writeFresh(file, [Buffer.from(JSON.stringify(kept))])
}

/** If the folder is not writable, only the next start takes longer. */
function writeFresh(file: string, pieces: readonly Buffer[]) {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    const fresh = `${file}.${process.pid}`
    writeFileSync(fresh, Buffer.concat(pieces))
    renameSync(fresh, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}

function loadSlice(opened: number, at: number, length: number): string {
  const bytes = Buffer.alloc(length)
  if (readSync(opened, bytes, 0, length, at) !== length) throw new Error('the file is shorter than it says')
  return bytes.toString('utf8')
}

function loadCode(name: string): string[] {
  if (/\.(?:tsv|yaml)$/.test(name)) return [readFileSync(name, 'utf8')]
  if (name.endsWith('.ts')) return name.endsWith('.test.ts') ? [] : [readFileSync(name, 'utf8')]
  const entries = readdirSync(name, { withFileTypes: true })
  const wanted = entries.filter(entry => entry.isDirectory() || entry.name.endsWith('.ts'))
  return wanted.flatMap(entry => loadCode(path.join(name, entry.name)))
}
