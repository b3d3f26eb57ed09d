import type { SectionMap } from '#server/content/section-map.ts'
import type { FormMatch, FormSummary, MatchRange } from '#shared/contract/forms.ts'
import { findMeanings } from './find-words.ts'
import type { Entry, SearchIndex } from './search-index.ts'
import { labelSections, namedActs } from './sections.ts'
import { isNumber, readWords, type Word, withoutUnimportant } from './words.ts'

type Wanted = { category?: string; search?: string }
type Finding = { score: number; sections: Set<string>; tags: Set<string>; meant: Set<string> }

/** The library's forms of a category, or those that answer a search, best first, with what they were found by. */
export function searchForms(
  index: SearchIndex,
  map: SectionMap,
  { category, search }: Wanted,
): FormSummary[] {
  const isWanted = (form: FormSummary) =>
    !category || category === 'all' || String(form.categoryId) === category
  const words = withoutUnimportant(readWords(search ?? ''))
  if (words.length === 0) return index.forms.filter(isWanted)
  return rank(findForms(words, index, map), index.forms).flatMap(([form, finding]) => {
    const summary = index.forms[form]
    return summary && isWanted(summary) ? [{ ...summary, match: presentMatch(summary, finding) }] : []
  })
}

/** Every word of the search has to be found in a form, in whatever meaning. */
function findForms(words: Word[], index: SearchIndex, map: SectionMap): Map<number, Finding> {
  const acts = namedActs(words)
  const perWord = words.map(word => findForWord(word.text, acts, index, map))
  const [first, ...others] = perWord
  const findings = new Map<number, Finding>()
  for (const [form, finding] of first ?? []) {
    const rest = others.map(found => found.get(form))
    if (rest.every(found => found !== undefined)) findings.set(form, rest.reduce(merge, finding))
  }
  return findings
}

function findForWord(
  word: string,
  acts: RegExp[],
  index: SearchIndex,
  map: SectionMap,
): Map<number, Finding> {
  const findings = new Map<number, Finding>()
  for (const { word: meant, sureness } of findMeanings(word, index))
    for (const entry of index.words.get(meant) ?? []) add(findings, entry, meant, sureness)
  if (isNumber(word)) addSections(findings, word, acts, index, map)
  // The name of an act narrows a search by number; a form need not say it anywhere else.
  if (namedActs([{ text: word, start: 0, end: 0 }]).length > 0) addActs(findings, acts, index)
  return findings
}

function add(
  findings: Map<number, Finding>,
  { form, part, weight, phrase }: Entry,
  meant: string,
  sureness: number,
) {
  const finding = findings.get(form) ?? startFinding()
  findings.set(form, finding)
  const share = 1 / Math.sqrt(readWords(phrase).length)
  finding.score = Math.max(finding.score, weight * sureness * (0.5 + share / 2))
  finding.meant.add(meant)
  if (part === 'tag' && !isNumber(meant)) finding.tags.add(phrase)
}

const sectionScore = 12

function addSections(
  findings: Map<number, Finding>,
  number: string,
  acts: RegExp[],
  index: SearchIndex,
  map: SectionMap,
) {
  for (const [form, summary] of index.forms.entries()) {
    const labels = labelSections(summary, number, acts, map)
    if (labels.length === 0) {
      // A number in the tags or the title is only a hint; with an act named it is the wrong act's.
      if (acts.length > 0) findings.delete(form)
      continue
    }
    const place = summary.sections.findIndex(({ section }) => section.toLowerCase().startsWith(number))
    const finding = findings.get(form) ?? startFinding()
    findings.set(form, finding)
    finding.score = Math.max(finding.score, sectionScore - Math.min(place, 8))
    for (const label of labels) finding.sections.add(label)
  }
}

function addActs(findings: Map<number, Finding>, acts: RegExp[], index: SearchIndex) {
  for (const [form, { sections }] of index.forms.entries()) {
    if (findings.has(form) || !sections.some(({ act }) => acts.some(name => name.test(act)))) continue
    findings.set(form, { ...startFinding(), score: 1 })
  }
}

function startFinding(): Finding {
  return { score: 0, sections: new Set(), tags: new Set(), meant: new Set() }
}

function merge(all: Finding, one: Finding): Finding {
  return {
    score: all.score + one.score,
    sections: new Set([...all.sections, ...one.sections]),
    tags: new Set([...all.tags, ...one.tags]),
    meant: new Set([...all.meant, ...one.meant]),
  }
}

function rank(findings: Map<number, Finding>, forms: readonly FormSummary[]): [number, Finding][] {
  const popular = (form: number) => (forms[form]?.isPopular ? 1 : 0)
  return [...findings].sort(
    ([a, one], [b, other]) => other.score - one.score || popular(b) - popular(a) || a - b,
  )
}

function presentMatch(form: FormSummary, { score, sections, tags, meant }: Finding): FormMatch {
  const title = findRanges(form.title, meant)
  const isExplained = title.length > 0 || sections.size > 0
  return {
    score: Math.round(score * 100) / 100,
    why: [...sections, ...(isExplained ? [] : [...tags].slice(0, 2))],
    title,
    description: findRanges(form.description, meant),
  }
}

function findRanges(text: string, meant: ReadonlySet<string>): MatchRange[] {
  return readWords(text)
    .filter(word => meant.has(word.text))
    .map(({ start, end }) => [start, end])
}
