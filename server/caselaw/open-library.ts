import path from 'node:path'
import { type LandmarkFiles, listLandmarkIds } from '#server/content/cases/landmarks.ts'
import type { Thesaurus } from '#server/content/thesaurus.ts'
import type { SectionMap } from '#server/law/sections/section-map.ts'
import { untilDone } from '#server/lib/until-done.ts'
import { askForLike } from './answering/ask-for-like.ts'
import { describeHistory } from './answering/describe-history.ts'
import { describeNetwork } from './answering/describe-network.ts'
import { describeCourt, describeJudge, findJudgesNamed, listCases } from './answering/list-cases.ts'
import { presentCitedBy } from './answering/list-treatments.ts'
import { type Presentable, presentRecord, presentReference, presentView } from './answering/present-case.ts'
import type { CaseLibrary } from './case-library.ts'
import { putLandmarks } from './importing/put-landmarks.ts'
import { type CaseIndex, type CaseWriter, LibraryBusyError, type Snapshot } from './library/case-index.ts'
import type { Entry } from './library/entry.ts'
import { walkAll } from './library/walk-all.ts'
import { listForMeaning } from './meaning/judgment-pages.ts'
import type { Embedder } from './models/embedder.ts'
import type { Models } from './models/open-models.ts'
import { type OpenIndex, openIndex } from './open-index.ts'
import { openFinder } from './searching/open-finder.ts'
import { createLongQuestions } from './understanding/long-questions.ts'

export type LibraryNeeds = {
  /** DATA_DIR/cases. */
  folder: string
  /** The addresses of a cluster that has the judgments, in place of the folder. */
  openSearch?: string | undefined
  openSearchShards?: number | undefined
  sectionMap: SectionMap
  /** Read at the first search, so it may be loaded then. */
  thesaurus: Thesaurus
  landmarks: LandmarkFiles
  clock: () => Date
  /** The operator's models; without them nothing leaves this server. */
  models?: Models
  /** How many threads search (searching/open-finder.ts); by default this one does. */
  searchThreads?: number | undefined
  warn?: (failure: unknown, doing: string) => void
}

const browsedPerPage = 30
const citingPerPage = 20
const mostLike = 8

/** Opens the judgments of this installation; changed landmark judgments are put in first. */
export async function openCaseLibrary(needs: LibraryNeeds): Promise<CaseLibrary> {
  const { sectionMap, clock, models = noModels, warn = () => {} } = needs
  const { embedder } = models
  const opened = openIndex({
    folder: needs.folder,
    openSearch: needs.openSearch,
    openSearchShards: needs.openSearchShards,
    relatedSections: sectionMap.listRelated,
    thesaurus: () => needs.thesaurus,
  })
  const stopSeeding = await seedLandmarks(opened, needs)
  const completing = opened.complete().catch(failure => warn(failure, 'completing the case index'))
  const ours = new Set(listLandmarkIds(needs.landmarks))
  const isOurs = (id: string) => ours.has(id)
  const meaning = embedder && (await openMeaning(opened, embedder, needs))
  const index = meaning ? refreshWith(meaning, opened) : opened
  const long = createLongQuestions(() => ({ pairs: sectionMap.pairs, thesaurus: needs.thesaurus }))
  const finder = openFinder({
    index,
    withShared: index.withShared,
    threads: needs.searchThreads ?? 0,
    law: needs,
    clock,
    get model() {
      return models.model
    },
    meaning,
    warn,
    understandLong: long.read,
  })

  return {
    search: finder.find,
    findAmong: finder.findAmong,
    listNewest: finder.listNewest,
    listIds: () =>
      index.withSnapshot(async snapshot => {
        const ids: string[] = []
        for await (const { id } of walkAll(snapshot)) ids.push(id)
        return { edition: snapshot.edition, ids }
      }),
    browse: ({ category, page }) =>
      index.withSnapshot(async snapshot => {
        const part = { from: (page - 1) * browsedPerPage, size: browsedPerPage }
        const listed = await snapshot.list({ ...part, ...(category ? { category } : {}) })
        const judgments = await loadPresentable(snapshot, listed)
        return judgments.map(one => presentRecord(one, sectionMap))
      }),
    list: asked => index.withSnapshot(snapshot => listCases(snapshot, asked)),
    describeCourt: slug => index.withSnapshot(snapshot => describeCourt(snapshot, slug)),
    describeJudge: slug => index.withSnapshot(snapshot => describeJudge(snapshot, slug)),
    findJudges: name => index.withSnapshot(snapshot => findJudgesNamed(snapshot, name)),
    read: id =>
      index.withSnapshot(async snapshot => {
        const [judgment] = await loadPresentable(snapshot, await snapshot.entries([id]))
        if (!judgment) return null
        const caseIds = await snapshot.resolve(judgment.precedents)
        return presentView(judgment, { law: sectionMap, isOurs, caseIds })
      }),
    citedBy: (id, { page, treatment }) =>
      index.withSnapshot(async snapshot => {
        const part = { from: (page - 1) * citingPerPage, size: citingPerPage }
        const found = await snapshot.citedBy(id, { ...part, ...(treatment ? { kinds: [treatment] } : {}) })
        return found && presentCitedBy(found)
      }),
    history: id => index.withSnapshot(snapshot => describeHistory(snapshot, id)),
    network: id => index.withSnapshot(snapshot => describeNetwork(snapshot, id)),
    like: async id => {
      const [judgment] = await index.withSnapshot(snapshot => snapshot.judgments([id]))
      if (!judgment) return null
      return finder.listBest(askForLike(judgment), mostLike)
    },
    references: ids =>
      index.withSnapshot(async snapshot => (await snapshot.entries(ids)).map(presentReference)),
    describe: () =>
      index.withSnapshot(async ({ facts: { mostCited: _ranked, ...facts } }) => ({
        ...facts,
        model: nameModels(models.model, embedder?.isOn?.() === false ? null : embedder),
      })),
    async close() {
      stopSeeding()
      await completing
      await meaning?.close()
      await finder.close()
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
    inEngine: index.openVectors,
    shared: index.vectors,
    warn,
    source: () => listForMeaning(index),
  })
}

/** New judgments are embedded when the first question to a new edition comes. */
function refreshWith({ refresh }: { refresh: () => void }, index: OpenIndex): OpenIndex {
  let refreshed = ''
  const { withSnapshot, withShared } = index
  function note(edition: string) {
    if (edition !== refreshed) refresh()
    refreshed = edition
  }
  return {
    ...index,
    withSnapshot: work =>
      withSnapshot(snapshot => {
        note(snapshot.edition)
        return work(snapshot)
      }),
    withShared:
      withShared &&
      (work =>
        withShared(edition => {
          note(String(edition.version))
          return work(edition)
        })),
  }
}

async function loadPresentable(snapshot: Snapshot, entries: readonly Entry[]): Promise<Presentable[]> {
  const counts = new Map(entries.map(({ id, citedByCount }) => [id, citedByCount]))
  const judgments = await snapshot.judgments([...counts.keys()])
  return judgments.map(one => ({ ...one, citedByCount: counts.get(one.id) ?? 0 }))
}

/** A cluster that is not there yet gets its landmarks when it is. The start does not wait for it. */
async function seedLandmarks(index: CaseIndex, needs: LibraryNeeds): Promise<() => void> {
  const seed = () => putIfChanged(index, needs)
  if (!needs.openSearch) {
    await seed()
    return () => {}
  }
  return untilDone(seed, failure => needs.warn?.(failure, 'putting the landmark judgments into OpenSearch'))
}

/** If an import is writing, it puts the landmarks in. */
async function putIfChanged(index: CaseIndex, { landmarks }: LibraryNeeds) {
  if ((await index.landmarks()) === landmarks.edition) return
  const writer = await beginWriteOrNull(index)
  if (!writer) return
  try {
    await putLandmarks(index, writer, landmarks)
  } finally {
    await writer.close()
  }
}

async function beginWriteOrNull(index: CaseIndex): Promise<CaseWriter | null> {
  try {
    return await index.beginWrite()
  } catch (error) {
    if (error instanceof LibraryBusyError) return null
    throw error
  }
}
