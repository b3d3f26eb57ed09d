import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { courtTypes } from '#shared/courts.ts'
import { loadSources } from '../sources.ts'
import { parseProcedure } from './check-procedures.ts'

/** The number of guides that each court must have, at most two, as planned for the library. */
const wanted: Record<(typeof courtTypes)[number], number> = {
  'Supreme Court': 2,
  'High Court': 2,
  'District Court': 2,
  'Sessions Court': 2,
  'Magistrate Court': 2,
  'Family Court': 2,
  'Civil Court': 2,
  'Labour Court': 1,
  'Consumer Forum': 2,
  NCLT: 2,
  ITAT: 1,
  DRT: 2,
  'Police Station': 2,
  ROC: 1,
}

const courts = loadSources(path.join(import.meta.dirname, '../../../content')).procedures.map(
  source => parseProcedure(source).draft?.guide.courtType,
)

describe('the library of procedures', () => {
  it('has ninety-five guides and more', () => expect(courts.length).toBeGreaterThanOrEqual(95))

  it.each(Object.entries(wanted))('has for the %s at least %i', (court, count) =>
    expect(courts.filter(one => one === court).length).toBeGreaterThanOrEqual(count),
  )

  it('is asked about every court of the filter', () =>
    expect(Object.keys(wanted).sort()).toEqual([...courtTypes].sort()))
})
