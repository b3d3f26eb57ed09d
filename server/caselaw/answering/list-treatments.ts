import { isShownTreatment, type ShownTreatment, shownTreatments } from '#shared/cases/shown-treatments.ts'
import type { CaseTreatment, TreatedIn } from '#shared/contract/cases.ts'
import type { Entry, Snapshot } from '../library/case-index.ts'

/** A judgment that cites another, with what it says was done to it. */
export type Citing = { entry: Entry; treatments: CaseTreatment[] }

type Cited = Pick<Snapshot, 'graph' | 'byId'>

/** The judgments that cite this one, latest first. */
export function listCiting(id: string, { graph, byId }: Cited): Citing[] {
  return graph
    .citedBy(id)
    .flatMap(other => byId(other) ?? [])
    .map(entry => ({ entry, treatments: listTold(entry, id, graph) }))
    .sort((one, other) => timeOf(other.entry).localeCompare(timeOf(one.entry)) || byTitle(one, other))
}

/** What a judgment says was done to another, of the kinds that are right often enough. */
function listTold({ treated }: Entry, id: string, graph: Cited['graph']): CaseTreatment[] {
  return treated.flatMap(({ kind, isTold, by, sentence, paragraphId, ...cited }) =>
    isShownTreatment(kind) && graph.resolve(cited) === id
      ? [{ kind, isTold, by: by?.title ?? null, sentence, paragraphId }]
      : [],
  )
}

export function says(kind: ShownTreatment): (citing: Citing) => boolean {
  return ({ treatments }) => treatments.some(told => told.kind === kind)
}

export function countTreatments(citing: readonly Citing[]): { kind: ShownTreatment; count: number }[] {
  return shownTreatments
    .map(kind => ({ kind, count: citing.filter(says(kind)).length }))
    .filter(({ count }) => count > 0)
}

/** For a list of results: of each kind the latest judgment that says so, and how many do. */
export function summariseTreatments(citing: readonly Citing[]): TreatedIn[] {
  return countTreatments(citing).flatMap(({ kind, count }) => {
    const latest = citing.find(says(kind))
    const told = latest?.treatments.find(each => each.kind === kind)
    if (!latest || !told) return []
    const { id, title, year } = latest.entry
    return [{ ...told, count, citing: { id, caseTitle: title, year } }]
  })
}

function timeOf({ date, year }: Entry): string {
  return date ?? String(year ?? '')
}

function byTitle(one: Citing, other: Citing): number {
  return one.entry.title.localeCompare(other.entry.title)
}
