import { normaliseCaseName } from '#server/law/cases/case-names.ts'
import { parseCaseNumbers } from '#server/law/cases/case-numbers.ts'
import { canonicalCitation } from '#server/law/cases/find-citations.ts'
import type { Importance } from '#shared/cases/judgment.ts'
import { type FacetName, facetNames } from '#shared/contract/cases.ts'
import { nameSection } from '#shared/law/section.ts'
import type { Entry } from '../library/entry.ts'
import { hashText, noHash } from './hash-text.ts'
import { parseMeta, parseRest } from './layout.ts'
import {
  joinLists,
  joinNumbers,
  joinValues,
  listPacker,
  type Packed,
  type PackedTexts,
  type PackedValues,
  type PartOf,
  textPacker,
  valuePacker,
} from './packed-lists.ts'

/** What is known of judgments without their texts, each at a place: its position here. */
export type Facts = {
  ids: PackedTexts
  /** What is no number: `Texts` as JSON. */
  texts: PackedTexts
  years: Uint16Array
  flags: Uint8Array
  /** Each value is the act and the section, on two lines. */
  sections: PackedValues
  facets: Record<FacetName, PackedValues>
  /** Each value is a `CaseNumber` as JSON. */
  caseNumbers: PackedValues
  /** How others may refer to the judgment: hashes of its name and of its citations. */
  names: Float64Array
  citations: Packed<Float64Array>
  /** To what it refers: three lists of equal length. */
  refers: References
}

/** Hashes of a name and of a citation, and the year that is printed, if there is one. */
export type References = {
  names: Packed<Float64Array>
  citations: Packed<Float64Array>
  years: Packed<Uint16Array>
}

export type FactsRow = { id: string; meta: string; rest: string }

export type Texts = [title: string, date: string | null, citations: string[]]

export const noYear = 0
export const importances: readonly Importance[] = ['landmark', 'important', 'other']
/** Bits of the flags; the importance is above them. */
export const [saysFlag, fullTextFlag, inferredFlag, firstImportance] = [1, 2, 4, 8]

export async function packFacts(rows: AsyncIterable<FactsRow> | Iterable<FactsRow>): Promise<Facts> {
  const [ids, texts] = [textPacker(), textPacker()]
  const [years, flags, names]: [number[], number[], number[]] = [[], [], []]
  const [sections, caseNumbers] = [valuePacker(), valuePacker()]
  const facets = eachFacet(() => valuePacker())
  const citations = listPacker(Float64Array)
  const refers = {
    names: listPacker(Float64Array),
    citations: listPacker(Float64Array),
    years: listPacker(Uint16Array),
  }
  for await (const { id, meta, rest } of rows) {
    const known = parseMeta(meta)
    const { precedents, caseNumber } = parseRest(rest)
    ids.add(id)
    texts.add(JSON.stringify([known.title, known.date, known.citations] satisfies Texts))
    years.push(known.year ?? noYear)
    flags.push(
      importances.indexOf(known.importance) * firstImportance +
        (known.treated?.length ? saysFlag : 0) +
        (known.hasFullText ? fullTextFlag : 0) +
        (known.categoryInferred ? inferredFlag : 0),
    )
    sections.add(known.sections.map(({ act, section }) => `${act}\n${section}`))
    for (const name of facetNames) facets[name].add(facetValues[name](known))
    caseNumbers.add((caseNumber ? parseCaseNumbers(caseNumber) : []).map(one => JSON.stringify(one)))
    names.push(hashName(known.title))
    citations.add(known.citations.map(hashText))
    refers.names.add(precedents.map(({ title }) => hashName(title)))
    refers.citations.add(precedents.map(({ citation }) => hashCitation(citation)))
    refers.years.add(precedents.map(({ citation }) => printedYear(citation) ?? noYear))
  }
  return {
    ids: ids.pack(),
    texts: texts.pack(),
    years: Uint16Array.from(years),
    flags: Uint8Array.from(flags),
    sections: sections.pack(),
    facets: eachFacet(name => facets[name].pack()),
    caseNumbers: caseNumbers.pack(),
    names: Float64Array.from(names),
    citations: citations.pack(),
    refers: { names: refers.names.pack(), citations: refers.citations.pack(), years: refers.years.pack() },
  }
}

export function hashName(title: string): number {
  return hashText(normaliseCaseName(title))
}

export function hashCitation(printed: string | null): number {
  const canonical = printed === null ? null : canonicalCitation(printed)
  return canonical === null ? noHash : hashText(canonical)
}

export function printedYear(citation: string | null): number | null {
  const year = /(1[89]|20)\d\d/.exec(citation ?? '')?.[0]
  return year === undefined ? null : Number(year)
}

/** The kept places of several, in their order, as one. */
export function joinFacts(parts: readonly PartOf<Facts>[]): Facts {
  const of = <T>(choose: (facts: Facts) => T): PartOf<T>[] =>
    parts.map(({ packed, kept }) => ({ packed: choose(packed), kept }))
  const wholes = (choose: (facts: Facts) => Packed<Float64Array>) => joinLists(of(choose), floats)
  return {
    ids: joinLists(
      of(facts => facts.ids),
      bytes,
    ),
    texts: joinLists(
      of(facts => facts.texts),
      bytes,
    ),
    years: joinNumbers(
      of(facts => facts.years),
      shorts,
    ),
    flags: joinNumbers(
      of(facts => facts.flags),
      bytes,
    ),
    sections: joinValues(of(facts => facts.sections)),
    facets: eachFacet(name => joinValues(of(facts => facts.facets[name]))),
    caseNumbers: joinValues(of(facts => facts.caseNumbers)),
    names: joinNumbers(
      of(facts => facts.names),
      floats,
    ),
    citations: wholes(facts => facts.citations),
    refers: {
      names: wholes(facts => facts.refers.names),
      citations: wholes(facts => facts.refers.citations),
      years: joinLists(
        of(facts => facts.refers.years),
        shorts,
      ),
    },
  }
}

const bytes = (length: number) => new Uint8Array(length)
const shorts = (length: number) => new Uint16Array(length)
const floats = (length: number) => new Float64Array(length)

export function eachFacet<T>(make: (name: FacetName) => T): Record<FacetName, T> {
  return {
    category: make('category'),
    court: make('court'),
    year: make('year'),
    judge: make('judge'),
    section: make('section'),
  }
}

type Faceted = Pick<Entry, 'category' | 'court' | 'year' | 'bench' | 'sections'>

const facetValues: Record<FacetName, (entry: Faceted) => string[]> = {
  category: entry => (entry.category ? [entry.category] : []),
  court: entry => [entry.court],
  year: entry => (entry.year === null ? [] : [String(entry.year)]),
  judge: entry => [...new Set(entry.bench)],
  section: entry => [...new Set(entry.sections.flatMap(one => [one.act, nameSection(one)]))],
}
