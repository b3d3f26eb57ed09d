import path from 'node:path'
import { type LandmarkFiles, listLandmarkIds } from '#server/content/cases/landmarks.ts'
import type { Thesaurus } from '#server/content/thesaurus.ts'
import { LockedError, takeLock } from '#server/db/data-folder.ts'
import type { SectionMap } from '#server/law/sections/section-map.ts'
import { once } from '#server/lib/once.ts'
import type { CaseCorpus } from '#shared/contract/cases.ts'
import { createCaseFinder } from './answering/find-cases.ts'
import { countTreatments, listCiting, says } from './answering/list-treatments.ts'
import { presentRecord, presentReference, presentView } from './answering/present-case.ts'
import type { CaseLibrary } from './case-library.ts'
import { putLandmarks } from './importing/put-landmarks.ts'
import { openLanceIndex } from './lance/lance-index.ts'
import type { CaseIndex, Entry, Snapshot } from './library/case-index.ts'
import { listForMeaning } from './meaning/judgment-pages.ts'
import type { Embedder } from './models/embedder.ts'
import type { Models } from './models/open-models.ts'
import { createLongQuestions } from './understanding/long-questions.ts'

export type LibraryNeeds = {
  /** DATA_DIR/cases. */
  folder: string
  sectionMap: SectionMap
  /** Read at the first search, so it may be loaded then. */
  thesaurus: Thesaurus
  landmarks: LandmarkFiles
  clock: () => Date
  /** The operator's models; without them nothing leaves this server. */
  models?: Models
  warn?: (failure: unknown, doing: string) => void
}

const browsedPerPage = 30
const citingPerPage = 20
const importanceOrder = { landmark: 0, important: 1, other: 2 } as const

/** Opens the judgments of this installation; changed landmark judgments are put in first. */
export async function openCaseLibrary(needs: LibraryNeeds): Promise<CaseLibrary> {
  const { sectionMap, clock, models: { model, embedder } = noModels, warn = () => {} } = needs
  const index = openLanceIndex({ folder: needs.folder, relatedSections: sectionMap.listRelated })
  await seedLandmarks(index, needs)
  const completing = completeIndex(index, needs)
  const ours = new Set(listLandmarkIds(needs.landmarks))
  const isOurs = (id: string) => ours.has(id)

  const meaning = embedder && (await openMeaning(index, embedder, needs))

  const long = createLongQuestions(() => ({ pairs: sectionMap.pairs, thesaurus: needs.thesaurus }))

  /** The courts come from the edition that is asked: an import may have added new ones. */
  const lawOf = oncePerEdition(({ entries, hasSection }) => {
    meaning?.refresh()
    return {
      sectionMap,
      thesaurus: needs.thesaurus,
      knownCourts: [...new Set(entries.map(({ court }) => court))],
      hasSection,
      knownJudges: once(() => [...new Set(entries.flatMap(({ bench }) => bench))]),
    }
  })
  const finder = createCaseFinder({ index, lawOf, clock, model, meaning, warn, understandLong: long.read })
  const browsedOf = oncePerEdition(({ entries }) => [...entries].sort(byImportance))
  const corpusOf = oncePerEdition(({ entries }) => describeCorpus(entries, nameModels(model, embedder)))

  return {
    search: finder.find,
    findAmong: finder.findAmong,
    listIds: () =>
      index.withSnapshot(async ({ edition, entries }) => ({ edition, ids: entries.map(({ id }) => id) })),
    browse: ({ category, page }) =>
      index.withSnapshot(async snapshot => {
        const browsed = browsedOf(snapshot)
        const wanted = category ? browsed.filter(entry => entry.category === category) : browsed
        const listed = wanted.slice((page - 1) * browsedPerPage, page * browsedPerPage)
        const judgments = await snapshot.loadJudgments(listed.map(({ id }) => id))
        return judgments.map(one => presentRecord(one, { graph: snapshot.graph, law: sectionMap }))
      }),
    read: id =>
      index.withSnapshot(async ({ loadJudgments, graph }) => {
        const [judgment] = await loadJudgments([id])
        return judgment ? presentView(judgment, { graph, law: sectionMap, isOurs }) : null
      }),
    citedBy: (id, { page, treatment }) =>
      index.withSnapshot(async snapshot => {
        if (!snapshot.byId(id)) return null
        const citing = listCiting(id, snapshot)
        const chosen = treatment ? citing.filter(says(treatment)) : citing
        const shown = chosen.slice((page - 1) * citingPerPage, page * citingPerPage)
        const cases = shown.map(({ entry, treatments }) => ({
          ...presentReference(entry, snapshot.graph),
          treatments,
        }))
        return { total: chosen.length, cases, treatments: countTreatments(citing) }
      }),
    references: ids =>
      index.withSnapshot(async ({ byId, graph }) =>
        ids.flatMap(id => byId(id) ?? []).map(entry => presentReference(entry, graph)),
      ),
    describe: () => index.withSnapshot(async snapshot => corpusOf(snapshot)),
    async close() {
      await completing
      await meaning?.close()
      await long.close()
      await index.close()
    },
  }
}

const noModels: Models = { model: null, embedder: null }

/** The models that get what people type. */
function nameModels(...models: ({ name: string } | null)[]): string | null {
  const names = models.flatMap(model => model?.name ?? [])
  return names.length > 0 ? names.join(' and ') : null
}

/** Vectors follow the published judgments in the background. */
async function openMeaning(index: CaseIndex, embedder: Embedder, { folder, warn = () => {} }: LibraryNeeds) {
  const { openMeaningIndex } = await import('./meaning/meaning-index.ts')
  return openMeaningIndex({
    folder: path.join(folder, 'meaning'),
    embedder,
    warn,
    source: () => listForMeaning(index),
  })
}

/** Adds files that an earlier version did not make, while searches run. An import makes them anyway. */
async function completeIndex(index: CaseIndex, { folder, warn = () => {} }: LibraryNeeds) {
  const lock = index.isComplete() ? null : tryLock(folder)
  if (!lock) return
  try {
    await index.complete()
  } catch (failure) {
    warn(failure, 'completing the case index')
  } finally {
    lock.release()
  }
}

/** If an import holds the lock, the import puts the landmarks in. */
async function seedLandmarks(index: CaseIndex, { folder, landmarks }: LibraryNeeds) {
  if (index.landmarks() === landmarks.edition) return
  const lock = tryLock(folder)
  if (!lock) return
  try {
    await putLandmarks(index, landmarks)
  } finally {
    lock.release()
  }
}

function tryLock(folder: string) {
  try {
    return takeLock(path.resolve(folder))
  } catch (error) {
    if (error instanceof LockedError) return null
    throw error
  }
}

function byImportance(one: Entry, other: Entry): number {
  return importanceOrder[one.importance] - importanceOrder[other.importance] || byYear(one, other)
}

function byYear(one: Entry, other: Entry): number {
  return (
    (other.date ?? String(other.year ?? '')).localeCompare(one.date ?? String(one.year ?? '')) ||
    one.title.localeCompare(other.title)
  )
}

/** Computed from all judgments, so it is kept until the library changes. */
function oncePerEdition<T>(make: (snapshot: Snapshot) => T): (snapshot: Snapshot) => T {
  const made = new WeakMap<Snapshot, { value: T }>()
  return snapshot => {
    const known = made.get(snapshot) ?? { value: make(snapshot) }
    made.set(snapshot, known)
    return known.value
  }
}

function describeCorpus(entries: readonly Entry[], model: string | null): CaseCorpus {
  const years = entries.flatMap(({ year }) => year ?? [])
  return {
    total: entries.length,
    landmarks: entries.filter(({ importance }) => importance !== 'other').length,
    withFullText: entries.filter(({ hasFullText }) => hasFullText).length,
    years: { from: least(years), to: most(years) },
    courts: countValues(entries.map(({ court }) => court)),
    categories: countValues(entries.flatMap(({ category }) => category ?? [])),
    model,
  }
}

function countValues(values: readonly string[]) {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count)
}

function least(values: readonly number[]): number | null {
  return values.reduce<number | null>((low, value) => (low === null || value < low ? value : low), null)
}

function most(values: readonly number[]): number | null {
  return values.reduce<number | null>((high, value) => (high === null || value > high ? value : high), null)
}
