import type { FacetName } from '#shared/contract/cases.ts'
import { type LawSection, parseSection } from '#shared/law/section.ts'
import type { IndexFilters, KnownTest } from '../library/search-query.ts'
import { sectionToken } from '../text/section-token.ts'
import type { Catalogue } from './catalogue.ts'
import { listAt, type Numbered } from './packed-lists.ts'

export type Test = (place: number) => boolean
export type Related = (section: LawSection) => LawSection[]

/** The strength of a bench is counted by nobody: it narrows all facets. */
export type FilterName = FacetName | 'bench'

type Needs = { catalogue: Catalogue; related: Related }

/** One test for each kind of filter that is set. */
export function makeTests(filters: IndexFilters, { catalogue, related }: Needs): Map<FilterName, Test> {
  const { facets } = catalogue
  const tests = new Map<FilterName, Test>()
  const { category, courts, judges, yearFrom, yearTo, sections, benchFrom } = filters
  if (category)
    tests.set(
      'category',
      hasOneOf(facets.category, value => value === category),
    )
  if (courts?.length)
    tests.set(
      'court',
      hasOneOf(facets.court, court => courts.includes(court)),
    )
  if (judges?.length)
    tests.set(
      'judge',
      hasOneOf(facets.judge, judge => judges.includes(judge)),
    )
  if (yearFrom !== undefined || yearTo !== undefined)
    tests.set('year', isBetween(catalogue, yearFrom ?? null, yearTo ?? null))
  if (sections?.length) {
    const wanted = new Set(sections.flatMap(value => filterTokens(value, related)))
    const isWanted = ({ act, section }: LawSection) =>
      wanted.has(sectionToken(act, '')) || wanted.has(sectionToken(act, section))
    tests.set('section', hasOneOf(catalogue.sections, isWanted))
  }
  if (benchFrom !== undefined) tests.set('bench', place => listAt(facets.judge, place).length >= benchFrom)
  return tests
}

export function makeKnownTest(test: KnownTest, catalogue: Catalogue): Test {
  const { facets, sections, placeOf } = catalogue
  switch (test.field) {
    case 'id': {
      const places = new Set(test.ids.map(placeOf))
      return place => places.has(place)
    }
    case 'court':
      return hasOneOf(facets.court, court => test.courts.includes(court))
    case 'judge':
      return hasOneOf(facets.judge, judge => test.judges.includes(judge))
    case 'year':
      return isBetween(catalogue, test.from, test.to)
    case 'section':
      return hasOneOf(sections, one => isSection(one, test))
  }
}

/** A part of a section counts for it: 'Order 39(1)' for 'Order 39'. */
function isSection({ act, section }: LawSection, wanted: Extract<KnownTest, { field: 'section' }>): boolean {
  return (
    (wanted.act === null || act === wanted.act) &&
    (wanted.section === null || section === wanted.section || section.startsWith(`${wanted.section}(`))
  )
}

/** Each different value is looked at once, however many judgments have it. */
function hasOneOf<Value>(
  { values, items, ends }: Numbered<Value>,
  isWanted: (value: Value) => boolean,
): Test {
  const wanted = Uint8Array.from(values, value => (isWanted(value) ? 1 : 0))
  return place => {
    const end = ends[place] ?? 0
    for (let at = place === 0 ? 0 : (ends[place - 1] ?? 0); at < end; at += 1)
      if (wanted[items[at] ?? 0] === 1) return true
    return false
  }
}

function isBetween({ yearAt }: Catalogue, from: number | null, to: number | null): Test {
  return place => {
    const year = yearAt(place)
    return year !== null && year >= (from ?? year) && year <= (to ?? year)
  }
}

/** 'IPC' means the whole act. 'IPC 302' means that section and the same section in the old or new code. */
function filterTokens(value: string, related: Related): string[] {
  const { act, section } = parseSection(value)
  const also = section ? related({ act, section }) : []
  return [{ act, section }, ...also].map(reference => sectionToken(reference.act, reference.section))
}
