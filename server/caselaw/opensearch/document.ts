import { normaliseCaseName } from '#server/law/cases/case-names.ts'
import { parseCaseNumbers } from '#server/law/cases/case-numbers.ts'
import { canonicalCitation } from '#server/law/cases/find-citations.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import { nameSection } from '#shared/law/section.ts'
import type { Reference } from '../library/case-index.ts'
import type { NarrowedBy } from '../library/vector-store.ts'
import { parseNameSides } from '../names/name-words.ts'
import { foldName, skeletonOf } from '../text/fold-name.ts'
import { lightStem } from '../text/light-stem.ts'
import { noteParts } from '../text/readable-parts.ts'
import { sectionToken } from '../text/section-token.ts'
import { findPlaces, keepTelling, plainWord } from '../text/word-keys.ts'
import { listWordPairs } from '../text/word-pairs.ts'
import { listCodes } from './facet-codes.ts'
import { packEntry } from './packed-entry.ts'
import { packJudgment } from './packed-judgment.ts'

/** Greater than every edition. */
export const forEver = 2_000_000_000
/** What stands further down in a judgment's list of sections is alike. */
export const mostPlaces = 10
const order = { landmark: 0, important: 1, other: 2 } as const

/** A judgment as a document: what is searched, what is counted, and the judgment itself. */
export function writeDocument(judgment: Judgment, { since, until }: { since: number; until: number }) {
  const { id, title, citations, headnotes, keywords, sections, note, paragraphs, precedents } = judgment
  const head = [title, ...citations, ...headnotes, ...keywords, ...noteParts(note).map(part => part.text)]
  const body = [...head, ...paragraphs.map(({ text }) => text)].join('\n')
  const written = listWritten(body)
  const narrowing = listNarrowing(judgment)
  const { category, court, year, judge } = narrowing
  const facets = {
    ...{ category, court, year, judge },
    section: [...new Set(sections.flatMap(one => [one.act, nameSection(one)]))],
  }
  return {
    id,
    since,
    until,
    title: listWritten(title).join(' '),
    citation: listWritten(citations.join('\n')).join(' '),
    headnotes: listWritten([...headnotes, ...keywords].join('\n')).join(' '),
    body: written.join(' '),
    stems: written.map(lightStem).join(' '),
    pairs: listWordPairs(keepTelling(written)).map(nameGram).join(' '),
    names: listSounds(title).join(' '),
    called: title,
    ...narrowing,
    sectionPlaces: sections.map(
      ({ act, section }, at) => `${sectionToken(act, section)}@${Math.min(at, mostPlaces)}`,
    ),
    section: facets.section,
    facetCodes: [...new Set(listCodes(facets))],
    date: judgment.date ?? String(judgment.year ?? ''),
    order: order[judgment.importance],
    hasFullText: paragraphs.length > 0,
    numbers: judgment.caseNumber ? parseCaseNumbers(judgment.caseNumber).map(nameNumber) : [],
    idParts: id.split('-'),
    ownKeys: [...citations.map(citationKey), nameKey(title)],
    refKeys: [...new Set([...precedents, ...judgment.treated].flatMap(listRefKeys))],
    entry: packEntry(judgment),
    judgment: packJudgment(judgment),
  }
}

/** What filters look at (facets.ts). */
export function listNarrowing({ category, court, year, bench, sections }: NarrowedBy) {
  const judge = [...new Set(bench)]
  return { category, court, year, judge, benchSize: judge.length, sections: listSectionTokens({ sections }) }
}

/** The words of a text in their order, as they are written, in lower case and without accents. */
export function listWritten(text: string): string[] {
  const { froms, tos } = findPlaces(text)
  return froms.map((from, at) => plainWord(text.slice(from, tos[at])))
}

export function nameGram(gram: number): string {
  return gram.toString(36)
}

/** The words of a name as they sound, and their consonants. */
export function listSounds(name: string): string[] {
  const sounds = parseNameSides(name).flat().map(foldName)
  return [...new Set(sounds.flatMap(sound => [sound, `~${skeletonOf(sound)}`]))]
}

function nameNumber({ kind, number, year }: { kind: string; number: number; year: number }): string {
  return `${number}/${year}/${kind}`
}

export function listSectionTokens({ sections }: Pick<Judgment, 'sections'>): string[] {
  return [
    ...new Set(sections.flatMap(({ act, section }) => [sectionToken(act, ''), sectionToken(act, section)])),
  ]
}

export function citationKey(citation: string): string {
  return `c ${canonicalCitation(citation) ?? citation}`
}

export function nameKey(title: string): string {
  return `n ${normaliseCaseName(title)}`.slice(0, 500)
}

/** Under what a printed reference may be found. */
export function listRefKeys({ title, citation }: Reference): string[] {
  const canonical = citation === null ? null : canonicalCitation(citation)
  return [...(canonical === null ? [] : [`c ${canonical}`]), ...(title.trim() === '' ? [] : [nameKey(title)])]
}
