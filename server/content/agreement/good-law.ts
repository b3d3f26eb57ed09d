import { findCaseNames, sameCase } from '#server/law/cases/case-names.ts'
import { findCaseNumbers } from '#server/law/cases/case-numbers.ts'
import { findCitations } from '#server/law/cases/find-citations.ts'
import { findUnknownSections } from '#server/law/sections/act-sections.ts'
import type { LandmarkDraft } from '../cases/rules.ts'
import { rememberByText } from '../lint/by-text.ts'
import { findMissingSections } from '../lint/law.ts'
import type { Problem } from '../problem.ts'
import type { Authority } from './authorities.ts'
import type { PlacedText } from './placed-texts.ts'

const citationsIn = rememberByText(findCitations)
const namesIn = rememberByText(findCaseNames)

const saidSo =
  /overrul|revers|supersed|no longer|not good law|struck down|disapprov|departed from|recall|substitut/i

/** What was overruled, reversed or superseded is not cited without a word of it in the same paragraph. */
export function undoneIsSaidSo(placed: PlacedText, known: readonly Authority[]): Problem[] {
  const { file, line, text } = placed
  if (saidSo.test(text)) return []
  const undone = known.filter(authority => authority.undone)
  return findMentions(text, undone).map(({ title, undone: what }) => ({
    file,
    line,
    message: `${title} was ${what?.kind} by ${what?.by}: say so in the same paragraph, or cite what stands.`,
  }))
}

/** The authorities that a text names, by citation or, without one, by the names of both sides. */
function findMentions(text: string, known: readonly Authority[]): Authority[] {
  const cited = citationsIn(text)
  const citations = cited.map(({ citation }) => citation)
  const names = namesIn(text)
    .filter(({ to }) => !cited.some(({ from }) => from >= to && isBeside(text.slice(to, from))))
    .map(({ name }) => name)
  return known.filter(
    authority =>
      authority.citations.some(citation => citations.includes(citation)) ||
      names.some(name => isSameCase(name, authority.title)),
  )
}

/** A citation is that of a judgment we know, under one of its names; a name has a note, a citation or a number. */
export function authoritiesAreKnown(placed: PlacedText, known: readonly Authority[]): Problem[] {
  const { file, line, text } = placed
  const problem = (message: string) => ({ file, line, message })
  const cited = citationsIn(text)
  const wrong = cited.flatMap(({ citation, from }, index) => {
    const meant = known.filter(({ citations }) => citations.includes(citation))
    if (meant.length === 0)
      return [`${citation} is neither in content/cases nor in content/law/cited-cases.tsv: look it up.`]
    const before = text.slice(cited[index - 1]?.to ?? 0, from)
    const name = findCaseNames(before).at(-1)
    if (!name || !isBeside(before.slice(name.to))) return []
    return meant.some(({ title }) => isNamedAs(title, name.name))
      ? []
      : [`${citation} is ${meant[0]?.title}, not ${name.name}.`]
  })
  const unknown = (/^#/.test(text) ? [] : namesIn(text))
    .filter(({ to }) => !cited.some(({ from }) => from >= to && isBeside(text.slice(to, from))))
    .filter(({ to }) => findCaseNumbers(text.slice(to, to + 60)).length === 0)
    .filter(({ name }) => !known.some(({ title }) => isNamedAs(title, name)))
    .map(({ name }) => `${name} is not known: give its citation, and look it up.`)
  return [...wrong, ...unknown].map(problem)
}

/** What stands between a name and its citation ends no sentence. */
function isBeside(between: string): boolean {
  return !/[.;]\s/.test(between)
}

function isSameCase(name: string, title: string): boolean {
  return sameCase(name, title) >= 0.85
}

/** Names are shortened in a guide: 'Essar Steel v. Satish Kumar Gupta'. One word of them must be the same. */
function isNamedAs(title: string, name: string): boolean {
  if (sameCase(name, title) >= 0.6) return true
  const words = new Set(listWords(title))
  return listWords(name).filter(word => words.has(word)).length >= 2
}

const offices = new Set(['state', 'union', 'india', 'others', 'ltd', 'limited', 'and', 'the'])

function listWords(name: string): string[] {
  return (name.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter(word => !offices.has(word))
}

/** No judgment follows one that had been overruled before it was given. */
export function nothingUndoneIsFollowed(draft: LandmarkDraft, all: readonly LandmarkDraft[]): Problem[] {
  const { file, landmark, lineOf } = draft
  return landmark.precedents.flatMap(({ title, citation, treatment }, at) => {
    if (!citation || (treatment !== 'followed' && treatment !== 'relied on')) return []
    const earlier = all.find(
      ({ landmark: other }) =>
        other.year < landmark.year &&
        other.precedents.some(one => one.citation === citation && one.treatment === 'overruled'),
    )
    if (!earlier) return []
    const message = `${title} had been overruled by ${earlier.landmark.title}: it was not ${treatment} afterwards.`
    return [{ file, line: lineOf(['precedents', at]), message }]
  })
}

/** The words of a note name no section that its Act does not have; landmarkRules look at its list of sections. */
export function notesNameSectionsThatExist({ file, landmark, lineOf }: LandmarkDraft): Problem[] {
  return Object.entries(landmark).flatMap(([key, value]) =>
    listTexts(value)
      .filter(text => /\d/.test(text))
      .flatMap(text => [...findUnknownSections(text), ...findMissingSections(text)])
      .map(message => ({ file, line: lineOf([key]), message })),
  )
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}
