import type { LaterEvent } from '#shared/cases/later-history.ts'
import { isShownTreatment, shownTreatments } from '#shared/cases/shown-treatments.ts'
import type { CaseHistory, HistoryPoint } from '#shared/contract/case-pictures.ts'
import type { Citing, Snapshot } from '../library/case-index.ts'
import type { Entry } from '../library/entry.ts'
import { presentReference } from './present-case.ts'

/** More than this is no picture; the list of citing judgments has them all. */
const mostTold = 40

/** What we wrote of the later history, and what later judgments of the library say; null if there is no such judgment. */
export async function describeHistory(snapshot: Snapshot, id: string): Promise<CaseHistory | null> {
  const [[judgment], citedBy] = await Promise.all([
    snapshot.judgments([id]),
    snapshot.citedBy(id, { from: 0, size: mostTold, kinds: shownTreatments }),
  ])
  if (!judgment || !citedBy) return null
  const events = judgment.note?.laterEvents ?? []
  const known = await loadById(
    snapshot,
    events.flatMap(({ caseId }) => caseId ?? []),
  )
  const ours = events.map(event => describeEvent(event, event.caseId ? known.get(event.caseId) : undefined))
  const told = citedBy.citing.flatMap(describeTold)
  const isOurs = (point: HistoryPoint) =>
    ours.some(({ caseId, kind }) => caseId === point.caseId && kind === point.kind)
  const points = [...ours, ...told.filter(point => !isOurs(point))]
  return {
    decided: { date: judgment.date, year: judgment.year },
    points: points.sort((one, other) => (one.year ?? 9999) - (other.year ?? 9999)),
    left: citedBy.total - citedBy.citing.length,
  }
}

async function loadById(snapshot: Snapshot, ids: readonly string[]): Promise<Map<string, Entry>> {
  const entries = ids.length > 0 ? await snapshot.entries(ids) : []
  return new Map(entries.map(entry => [entry.id, entry]))
}

function describeEvent(event: LaterEvent, entry: Entry | undefined): HistoryPoint {
  const { kind, by, citation, part } = event
  return {
    kind,
    year: entry?.year ?? findYear(citation ?? '') ?? findYear(by),
    title: by,
    citation,
    caseId: entry?.id ?? null,
    part,
    told: null,
  }
}

/** A citation, and the name of an Act, has the year. */
function findYear(text: string): number | null {
  const [year] = /\b(?:1[89]|20)\d\d\b/.exec(text) ?? []
  return year ? Number(year) : null
}

function describeTold({ entry, told }: Citing): HistoryPoint[] {
  const { caseTitle, citation, year } = presentReference(entry)
  return [...Map.groupBy(told, ({ kind }) => kind).values()].flatMap(([first]) => {
    if (!first || !isShownTreatment(first.kind)) return []
    const { kind, isTold, by, sentence, paragraphId } = first
    const point = { kind, year, title: caseTitle, citation, caseId: entry.id, part: '' }
    return [{ ...point, told: { isTold, by: by?.title ?? null, sentence, paragraphId } }]
  })
}
