import path from 'node:path'
import { loadSectionMap, type SectionMap } from '#server/law/sections/section-map.ts'
import { once } from '#server/lib/once.ts'
import type { CourtView } from '#shared/contract/courts.ts'
import { type FormEntry, type FormView, formEntry } from '#shared/contract/forms.ts'
import type { LimitationPeriod } from '#shared/contract/law.ts'
import type { ProcedureView } from '#shared/contract/procedures.ts'
import type { SupportContent } from '#shared/contract/support.ts'
import { checkForm, checkLibrary, type LibraryEntry, parseShared } from './check-content.ts'
import {
  type CachedForm,
  createKeys,
  loadCache,
  loadKeptGuides,
  writeCache,
  writeGuides,
} from './content-cache.ts'
import { loadCourts } from './courts.ts'
import { loadLimitationPeriods } from './limitation.ts'
import { loadPlainLaw, type PlainLaw } from './plain-law.ts'
import { ContentError, type Problem } from './problem.ts'
import { checkProcedures, type GuideKeywords, type Guides } from './procedures/check-procedures.ts'
import { watchShared } from './shared-in-use.ts'
import { type FormSource, loadSources } from './sources.ts'
import { loadSupport } from './support.ts'

export type Library = {
  /** The entries of the library, sorted by id, without forms that are withdrawn. */
  summaries: readonly FormEntry[]
  /** Also a form that is withdrawn: drafts of it stay. */
  find: (id: number) => FormView | undefined
  /** The guides, sorted by id. */
  procedures: readonly ProcedureView[]
  guideKeywords: GuideKeywords
  sectionMap: SectionMap
  plainLaw: PlainLaw
  limitation: readonly LimitationPeriod[]
  courts: readonly CourtView[]
  support: SupportContent
}

/**
 * All content, read and checked. A mistake in any file stops the start with file, line and reason. Forms
 * that pass are cached, so that the next start checks only what has changed.
 */
export function loadLibrary(
  folder: string,
  cacheFile = path.join(folder, '..', '.cache', 'content.cache'),
): Library {
  const sources = loadSources(folder)
  const keys = createKeys(sources)
  const cache = loadCache(cacheFile)
  const problems: Problem[] = []
  // A cached form has already passed with the present shared files.
  const parseContext = once(() => {
    const shared = parseShared(sources)
    problems.push(...shared.problems)
    if (!shared.value) throw new ContentError(problems)
    return watchShared(shared.value)
  })
  const loaded = sources.forms.flatMap(source => findKept(source) ?? load(source))
  problems.push(...checkLibrary(loaded.map(toEntry)))
  const guides = loadGuides()
  if (problems.length > 0) throw new ContentError(problems)
  if (loaded.length !== cache.size || loaded.some(form => cache.get(form.folder) !== form))
    writeCache(cacheFile, loaded)
  return {
    ...toLibrary(loaded),
    procedures: guides.procedures,
    guideKeywords: guides.keywords,
    sectionMap: loadSectionMap(folder),
    plainLaw: loadPlainLaw(folder),
    limitation: loadLimitationPeriods(folder),
    courts: loadCourts(folder),
    support: loadSupport(folder),
  }

  function loadGuides(): Guides {
    const forms = listCurrent(loaded)
    const key = keys.guides(sources.procedures, forms)
    const file = `${cacheFile}.guides`
    const kept = loadKeptGuides(file, key)
    if (kept) return kept
    const { problems: found, ...guides } = checkProcedures(sources.procedures, forms)
    problems.push(...found)
    if (found.length === 0) writeGuides(file, key, guides)
    return guides
  }

  function findKept(source: FormSource): CachedForm | undefined {
    const kept = cache.get(source.folder)
    return kept && kept.key === keys.form(source, kept.inUse) ? kept : undefined
  }

  function load(source: FormSource): CachedForm[] {
    const { shared, takeList } = parseContext()
    const { draft, problems: found } = checkForm(source, shared, 'start')
    problems.push(...found)
    if (!draft) return []
    const inUse = takeList()
    const { folder } = source
    const { file, view } = draft
    const [key, summary] = [keys.form(source, inUse), formEntry.parse(view)]
    return [{ key, folder, inUse, file, summary, loadJson: () => JSON.stringify(view) }]
  }
}

function toEntry({ file, summary: { id, slug, withdrawn } }: CachedForm): LibraryEntry {
  return { file, id, slug, withdrawn }
}

function listCurrent(forms: readonly CachedForm[]): FormEntry[] {
  return forms.flatMap(({ summary }) => (summary.withdrawn ? [] : [summary]))
}

function toLibrary(forms: CachedForm[]): Pick<Library, 'summaries' | 'find'> {
  const byId = new Map(forms.map(form => [form.summary.id, form]))
  const parsed = new Map<number, FormView>()
  return {
    summaries: listCurrent(forms).sort((a, b) => a.id - b.id),
    find: id => {
      const form = byId.get(id)
      if (form && !parsed.has(id)) parsed.set(id, JSON.parse(form.loadJson()))
      return parsed.get(id)
    },
  }
}
