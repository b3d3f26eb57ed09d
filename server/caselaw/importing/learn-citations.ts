import { normaliseCaseName, sameCase } from '#server/law/cases/case-names.ts'

/** A judgment of the library with the citations that it says itself. */
export type Known = { id: string; title: string; year: number | null; citations: readonly string[] }
/** What one judgment prints of one case: its name with all citations behind it. */
export type Printed = { by: string; title: string; citations: readonly string[] }

/** How alike the printed name and the judgment's must be where a citation already joins them. */
const alike = 0.7
/** A report appears in the year of the judgment or soon after it; with only a name, soon is the next year. */
const latest = { beside: 2, byName: 1 }
/** Of those who print it beside a name only. One that prints it beside a known citation is enough. */
const enough = 2
/** So many times as many judgments must print it as any other citation of the same report. */
const clear = 2

/**
 * The citations of judgments that others print: beside a citation that the judgment has itself, or, two of
 * them, beside a name that only one judgment of those years has. One for which cases contend is nobody's.
 */
export function learnCitations(library: readonly Known[], printed: Iterable<Printed>): Map<string, string[]> {
  const find = createFinder(library)
  const votes: Votes = new Map()
  for (const { by, title, citations } of printed) {
    const { id, isCertain } = find({ title, citations })
    if (id === by) continue
    for (const citation of citations) {
      const cases = votes.get(citation) ?? new Map<string | null, Vote>()
      const vote = cases.get(id) ?? { by: new Set(), isCertain: false }
      vote.by.add(by)
      vote.isCertain ||= isCertain
      votes.set(citation, cases.set(id, vote))
    }
  }
  return choose(library, votes)
}

/** Who prints a citation for a case, and whether one does beside a citation that the case has itself. */
type Vote = { by: Set<string>; isCertain: boolean }
/** For each citation the cases, null for those that are not in the library. */
type Votes = Map<string, Map<string | null, Vote>>
type Found = { id: string | null; isCertain: boolean }

const nobody: Found = { id: null, isCertain: false }

/** The judgment that a printed name and its citations mean; null when that is not certain. */
function createFinder(library: readonly Known[]) {
  const byCitation = Map.groupBy(
    library.flatMap(known => known.citations.map(citation => ({ citation, known }))),
    ({ citation }) => citation,
  )
  const byName = Map.groupBy(library, ({ title }) => normaliseCaseName(title))
  return ({ title, citations }: Pick<Printed, 'title' | 'citations'>): Found => {
    const owners = new Set(citations.flatMap(one => byCitation.get(one)?.map(({ known }) => known) ?? []))
    if (owners.size > 1) return nobody
    const [owner] = owners
    if (owner) return sameCase(title, owner.title) >= alike ? { id: owner.id, isCertain: true } : nobody
    const years = citations.flatMap(citation => yearOf(citation) ?? [])
    const namesakes = byName.get(normaliseCaseName(title)) ?? []
    const fitting = namesakes.filter(({ year }) =>
      years.every(each => isSoonAfter(each, year, latest.byName)),
    )
    const [only] = fitting
    return only && fitting.length === 1 && years.length > 0 ? { id: only.id, isCertain: false } : nobody
  }
}

function choose(library: readonly Known[], votes: Votes): Map<string, string[]> {
  const own = new Set(library.flatMap(({ citations }) => citations))
  const byId = new Map(library.map(known => [known.id, known]))
  const won = new Map<string, { citation: string; report: string; count: number }[]>()
  for (const [citation, cases] of votes) {
    const [[id, vote] = []] = cases
    const known = byId.get(id ?? '')
    // A case that is not in the library may contend too: then one of the keys is null.
    if (!known || !vote || cases.size > 1 || own.has(citation)) continue
    if (!vote.isCertain && vote.by.size < enough) continue
    const [year, report] = [yearOf(citation), reportOf(citation)]
    if (year !== null && !isSoonAfter(year, known.year, latest.beside)) continue
    if (known.citations.some(other => reportOf(other) === report)) continue
    won.set(known.id, [...(won.get(known.id) ?? []), { citation, report, count: vote.by.size }])
  }
  return new Map(
    [...won].flatMap(([id, all]) => {
      const chosen = all.filter(one =>
        all.every(other => other === one || other.report !== one.report || one.count >= clear * other.count),
      )
      return chosen.length > 0 ? [[id, chosen.map(({ citation }) => citation).sort()]] : []
    }),
  )
}

function isSoonAfter(year: number, decided: number | null, within: number): boolean {
  return decided !== null && year >= decided && year <= decided + within
}

function yearOf(citation: string): number | null {
  const year = /(?<!\d)(?:18|19|20)\d\d(?!\d)/.exec(citation)?.[0]
  return year === undefined ? null : Number(year)
}

/** '(2005) 3 SCC 114' is of 'SCC', 'AIR 1973 SC 1461' of 'AIR SC'. */
function reportOf(citation: string): string {
  return citation
    .replace(/\d+|[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
