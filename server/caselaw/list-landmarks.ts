import type { CaseRecord } from '#shared/contract/cases.ts'
import type { CaseLibrary } from './case-library.ts'

export type BrowsedCases = Pick<CaseLibrary, 'browse'>

/** More pages of the browse list than landmarks will ever fill. */
const mostPages = 20

/** The landmark judgments, which are first in the browse list. */
export async function listLandmarks({ browse }: BrowsedCases): Promise<CaseRecord[]> {
  const landmarks: CaseRecord[] = []
  for (let page = 1; page <= mostPages; page++) {
    const listed = (await browse({ page })).filter(({ importance }) => importance === 'landmark')
    if (listed.length === 0) break
    landmarks.push(...listed)
  }
  return landmarks
}
