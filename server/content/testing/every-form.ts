import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FormView } from '#shared/contract/forms.ts'
import { buildForm } from '../build-form.ts'
import { parseShared } from '../check-content.ts'
import { createKeys } from '../content-cache.ts'
import { formatProblem } from '../problem.ts'
import type { LocalizedSample } from '../sample-values.ts'
import { everything } from '../shared-in-use.ts'
import { type ContentSources, loadSources } from '../sources.ts'

/** A form with its example answers. */
export type SampleForm = { slug: string; view: FormView; sample: LocalizedSample }

const root = path.join(import.meta.dirname, '../../..')
const file = path.join(root, '.cache', 'every-form.json')
let loaded: readonly SampleForm[] | undefined

/**
 * Every form of the library. Building them takes nearly as long as printing them, so the test files of a run share one
 * building, kept under the hash of the content and the code that went into it. What the lint says of them is asked by
 * the content check.
 */
export function loadEveryForm(): readonly SampleForm[] {
  loaded ??= loadOrBuild()
  return loaded
}

export function loadSampleForm(slug: string): SampleForm {
  const form = loadEveryForm().find(each => each.slug === slug)
  if (!form) throw new Error(`there is no form '${slug}'`)
  return form
}

function loadOrBuild(): SampleForm[] {
  const sources = loadSources(path.join(root, 'content'))
  const key = hashOf(sources)
  const kept = loadKept()
  if (kept?.key === key) return kept.forms
  const forms = buildAll(sources)
  const fresh = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(fresh, JSON.stringify({ key, forms }))
  renameSync(fresh, file)
  return forms
}

function hashOf(sources: ContentSources): string {
  const keys = createKeys(sources)
  const hash = createHash('sha256')
  for (const source of sources.forms) hash.update(keys.form(source, [everything]))
  return hash.digest('base64url')
}

function loadKept(): { key: string; forms: SampleForm[] } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) // as written below under this key
  } catch {
    return undefined // not there yet
  }
}

function buildAll(sources: ContentSources): SampleForm[] {
  const shared = parseShared(sources)
  const problems = [...shared.problems]
  const forms = sources.forms.flatMap(source => {
    const { draft, problems: found } = shared.value ? buildForm(source, shared.value) : { problems: [] }
    problems.push(...found)
    return draft ? [{ slug: draft.slug, view: draft.view, sample: draft.sample }] : []
  })
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'))
  return forms
}
