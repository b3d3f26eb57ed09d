import { isShownTreatment } from '#shared/cases/shown-treatments.ts'
import { type CaseNetwork, mostNeighbours, type Neighbour } from '#shared/contract/case-pictures.ts'
import type { Citing, Snapshot } from '../library/case-index.ts'
import { presentReference } from './present-case.ts'

const most = { from: 0, size: mostNeighbours }

/** Null if there is no such judgment. */
export async function describeNetwork(snapshot: Snapshot, id: string): Promise<CaseNetwork | null> {
  const [[centre], cites, citedBy] = await Promise.all([
    snapshot.entries([id]),
    snapshot.cites(id, most),
    snapshot.citedBy(id, { ...most, order: 'cited' }),
  ])
  if (!centre || !cites || !citedBy) return null
  return {
    centre: presentReference(centre),
    cites: { total: cites.total, cases: cites.cited.map(presentNeighbour) },
    citedBy: { total: citedBy.total, cases: citedBy.citing.map(presentNeighbour) },
  }
}

function presentNeighbour({ entry, told }: Citing): Neighbour {
  const kinds = told.flatMap(({ kind }) => (isShownTreatment(kind) ? [kind] : []))
  return { ...presentReference(entry), kinds: [...new Set(kinds)] }
}
