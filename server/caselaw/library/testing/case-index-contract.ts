import { describeCiting } from './citing-contract.ts'
import type { OpenIndex } from './contract-corpus.ts'
import { describeCounting } from './counting-contract.ts'
import { describeFacets } from './facets-contract.ts'
import { describeFinding } from './finding-contract.ts'
import { describeLists } from './lists-contract.ts'
import { describeLookUp } from './look-up-contract.ts'
import { describeOrdering } from './ordering-contract.ts'
import { describePublishing } from './publishing-contract.ts'
import { describeSignals } from './signals-contract.ts'

/** The tests of every CaseIndex. Each engine's own test opens it with `contractLaw` (contract-corpus.ts). */
export function describeCaseIndex(name: string, open: OpenIndex) {
  describeFinding(name, open)
  describeCounting(name, open)
  describeFacets(name, open)
  describeOrdering(name, open)
  describeSignals(name, open)
  describeLookUp(name, open)
  describeLists(name, open)
  describeCiting(name, open)
  describePublishing(name, open)
}
