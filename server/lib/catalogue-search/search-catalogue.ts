import { isOneOfActs, nameSearchedActs } from '#server/law/acts/searched-acts.ts'
import type { SectionMap } from '#server/law/sections/section-map.ts'
import { findMeanings, sureEnough } from './find-words.ts'
import type { Part, Phrase, SearchIndex } from './search-index.ts'
import { labelSections } from './sections.ts'
import { foldWord, isNumber, parseWords, type Word, withoutUnimportant } from './words.ts'

/** Why something was found. */
export type Finding = { score: number; sections: Set<string>; tags: Set<string>; meant: Set<string> }
/** `at` is the place in the index; what is not sure is a neighbour of what was asked, not an answer. */
export type Found = { at: number; isSure: boolean; finding: Finding }

type WordFinding = Finding & {
  isSure: boolean
  isAbout: boolean
  isInTitle: boolean
  isInTag: boolean
  phrases: Set<Phrase>
  /** Of these, the ones that have the word as it was typed. */
  exact: Set<Phrase>
}

/**
 * What answers a search, best first, and after it what comes near. An answer has every word of the search in a sure
 * meaning, and is about one of them: a word that stands only in a description, or is one of many in a tag, is not enough.
 */
export function searchCatalogue(index: SearchIndex, map: SectionMap, search: string): Found[] {
  const acts = nameSearchedActs(parseWords(search).map(({ text }) => text))
  const typed = parseWords(acts.size > 0 ? withoutSubsections(search) : search)
  const words = withoutUnimportant(typed)
  const hasNumber = words.some(({ text }) => isNumber(text))
  const perWord = words.map(word =>
    findForWord(word.text, acts, index, isNumberOfForm(word, typed) ? undefined : map),
  )
  const places = new Set(perWord.flatMap(found => [...found.keys()]))
  const known = perWord.filter(found => found.size > 0).length
  const found = [...places].flatMap(at =>
    weigh(
      at,
      perWord.map(one => one.get(at)),
      { hasNumber, known },
    ),
  )
  return rank(found, index)
}

/** In 'form 36' the number is no section's. */
function isNumberOfForm(word: Word, typed: readonly Word[]): boolean {
  const before = typed[typed.indexOf(word) - 1]
  return isNumber(word.text) && before !== undefined && ofForms.has(before.text)
}

const ofForms = new Set(['form', 'प्ररूप', 'फॉर्म', 'नमुना'].map(foldWord))

/** The map of sections knows a section of an act, not its parts. */
function withoutSubsections(search: string): string {
  return search.replace(/(\d[a-z]{0,2})(?:\s?\(\w{1,3}\))+/gi, '$1')
}

export function isBlank(search: string): boolean {
  return parseWords(search).length === 0
}

type Asked = {
  hasNumber: boolean
  /** How many words of the search stand anywhere at all. */
  known: number
}

function weigh(at: number, perWord: (WordFinding | undefined)[], { hasNumber, known }: Asked): Found[] {
  const findings = perWord.filter(one => one !== undefined)
  const [first, ...others] = findings
  if (!first) return []
  const hasAll = findings.length === perWord.length
  const hasHalf = findings.length * 2 >= perWord.length
  const hasSharedTag = sharesTag(findings)
  const isAbout = findings.some(one => one.isAbout) || hasSharedTag
  const isSure = hasAll && isAbout && findings.every(one => one.isSure)
  const hasAllKnown = findings.length === known
  const isNear =
    hasHalf && (hasSharedTag || findings.some(one => one.isInTitle || (hasAllKnown && one.isInTag)))
  if (!isSure && !isNear) return []
  const finding = others.reduce<Finding>(merge, first)
  const share = findings.length / perWord.length
  const score = finding.score * share * (hasAll ? worthOfTag(findings, hasNumber) : 1)
  return [{ at, isSure, finding: { ...finding, score } }]
}

/** 'Order 41 Rule 5' is one provision, not any form with a 41 and a 5; 'bail bond' is one paper, not bail on a bond. */
const citedWhole = { provision: 1.5, words: 1.25 }

/** More than 1 where the whole search is one tag. */
function worthOfTag(findings: readonly WordFinding[], hasNumber: boolean): number {
  if (hasNumber && isOneTag(findings.map(({ phrases }) => phrases))) return citedWhole.provision
  return isOneTag(findings.map(({ exact }) => exact)) ? citedWhole.words : 1
}

function isOneTag([first, ...others]: readonly ReadonlySet<Phrase>[]): boolean {
  return [...(first ?? [])].some(
    phrase =>
      phrase.part === 'tag' &&
      phrase.length === others.length + 1 &&
      others.every(other => other.has(phrase)),
  )
}

/** Two words of the search in one tag count as that tag. */
function sharesTag(findings: readonly WordFinding[]): boolean {
  const seen = new Set<Phrase>()
  for (const { phrases } of findings)
    for (const phrase of phrases) {
      if (phrase.part === 'tag' && seen.has(phrase)) return true
      seen.add(phrase)
    }
  return false
}

function findForWord(
  word: string,
  acts: ReadonlySet<string>,
  index: SearchIndex,
  map: SectionMap | undefined,
): Map<number, WordFinding> {
  const findings = new Map<number, WordFinding>()
  for (const { word: meant, sureness } of findMeanings(word, index))
    for (const phrase of index.words.get(meant) ?? []) add(findings, phrase, meant, sureness)
  if (map && isNumber(word)) addSections(findings, word, acts, index, map)
  // With a section number, the name of an act only narrows the search; a form need not mention it elsewhere.
  if (nameSearchedActs([word]).size > 0) addActs(findings, acts, index)
  return findings
}

/** In a description only the exact word counts. */
const literal = 0.9

/** A tag matches where half of its words do; a weaker match needs more of them. */
const halfATag = 0.45

const aboutIt: Record<Part, boolean> = {
  title: true,
  tag: true,
  law: true,
  place: true,
  step: false,
  description: false,
}

function add(findings: Map<number, WordFinding>, phrase: Phrase, meant: string, sureness: number) {
  const finding = findings.get(phrase.at) ?? startFinding()
  findings.set(phrase.at, finding)
  const share = 1 / Math.max(1, phrase.length)
  finding.score = Math.max(finding.score, phrase.weight * sureness * (0.5 + Math.sqrt(share) / 2))
  finding.meant.add(meant)
  finding.phrases.add(phrase)
  if (sureness === 1) finding.exact.add(phrase)
  if (phrase.part === 'tag' && !isNumber(meant)) finding.tags.add(phrase.text)
  finding.isInTitle ||= phrase.part === 'title'
  finding.isInTag ||= phrase.part === 'tag'
  const isAbout = aboutIt[phrase.part] && (phrase.part !== 'tag' || share * sureness >= halfATag)
  if (sureness < (isAbout ? sureEnough : literal)) return
  finding.isSure = true
  finding.isAbout ||= isAbout
}

const sectionScore = 12

function addSections(
  findings: Map<number, WordFinding>,
  number: string,
  acts: ReadonlySet<string>,
  index: SearchIndex,
  map: SectionMap,
) {
  for (const [at, thing] of index.things.entries()) {
    const labels = labelSections(thing, number, acts, map)
    if (labels.length === 0) {
      // With an act named, a number found only in the tags or the title belongs to another act.
      if (acts.size > 0 && thing.sections.length > 0) findings.delete(at)
      continue
    }
    const place = thing.sections.findIndex(({ section }) => section.toLowerCase().startsWith(number))
    const finding = findings.get(at) ?? startFinding()
    findings.set(at, finding)
    finding.score = Math.max(finding.score, sectionScore - Math.min(place, 8))
    Object.assign(finding, { isSure: true, isAbout: true })
    for (const label of labels) finding.sections.add(label)
  }
}

function addActs(findings: Map<number, WordFinding>, acts: ReadonlySet<string>, index: SearchIndex) {
  for (const [at, { sections }] of index.things.entries()) {
    if (findings.has(at) || !sections.some(({ act }) => isOneOfActs(act, acts))) continue
    findings.set(at, { ...startFinding(), score: 1, isSure: true, isAbout: true })
  }
}

function startFinding(): WordFinding {
  const sets = { sections: new Set<string>(), tags: new Set<string>(), meant: new Set<string>() }
  return {
    ...sets,
    score: 0,
    phrases: new Set(),
    exact: new Set(),
    isSure: false,
    isAbout: false,
    isInTitle: false,
    isInTag: false,
  }
}

function merge(all: Finding, one: Finding): Finding {
  return {
    score: all.score + one.score,
    sections: new Set([...all.sections, ...one.sections]),
    tags: new Set([...all.tags, ...one.tags]),
    meant: new Set([...all.meant, ...one.meant]),
  }
}

function rank(found: Found[], { things }: SearchIndex): Found[] {
  const popular = (at: number) => (things[at]?.isPopular ? 1 : 0)
  return found.sort(
    (one, other) =>
      Number(other.isSure) - Number(one.isSure) ||
      other.finding.score - one.finding.score ||
      popular(other.at) - popular(one.at) ||
      one.at - other.at,
  )
}
