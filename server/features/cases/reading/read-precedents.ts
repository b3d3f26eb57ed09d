import { type FoundName, findCaseNames, normaliseCaseName, sameCase } from '#shared/cases/case-names.ts'
import { type FoundCitation, findCitations } from '#shared/cases/citations.ts'
import type { Precedent } from '#shared/cases/judgment.ts'

const most = 300
type Treatment = NonNullable<Precedent['treatment']>
/** In the order of their weight: a case distinguished on one page and followed on another was distinguished. */
const words: readonly (readonly [Treatment, string])[] = [
  ['overruled', 'overrul(?:e|ed|es|ing)'],
  ['distinguished', 'distinguish(?:ed|ing|able)?'],
  ['followed', 'follow(?:ed|ing)?'],
  [
    'relied on',
    '(?:rel(?:y|ied|ying)\\s(?:up)?on|plac(?:e|ed|ing)\\s(?:\\w+\\s)?reliance\\s(?:up)?on|reliance\\s(?:is|was)\\splaced\\s(?:up)?on)',
  ],
  ['referred', 'refer(?:red|ring)\\sto'],
]
const link =
  "(?:\\s(?:in|the|of|this|court|case|cases|matter|decisions?|judgments?|ratio|principle|law|laid|down|rendered|earlier|own|our|its|constitution|bench|by|supra|view|taken|dictum|court['’]s))"
const beside = words.map(([treatment, word]) => ({
  treatment,
  before: new RegExp(`\\b${word}${link}{0,9}\\s?[:,("'“]{0,3}\\s?$`, 'i'),
  after: new RegExp(
    `^[\\s,.)\\]]{0,4}(?:\\(supra\\)|\\[supra\\])?[\\s,]{0,2}(?:(?:is|was|are|has|have|been|stands?|must|be|hereby|clearly|also|can|where|which|and)\\s){0,4}${word}\\b(?!\\s(?:in|by)\\b)`,
    'i',
  ),
}))
/** What a party or another court made of a case is not what this judgment made of it. */
const someoneElse =
  /\b(?:counsel|appellants?|respondents?|petitioners?|advocate|solicitor|attorney|prosecution|defence|mr|ms|mrs|shri|sri|dr|submit(?:s|ted)?|submission|contend(?:s|ed)?|contention|argu(?:es|ed|ment)|urged|high court|tribunal|trial|sessions|magistrate|not|never|cannot|whether|wrongly)\b/i

/** The cases a judgment names, each once with its first citation, and how it dealt with them where it says so. */
export function readPrecedents(text: string, title: string): Precedent[] {
  const citations = findCitations(text)
  const byName = new Map<string, Precedent>()
  let at = 0
  for (const name of findCaseNames(text)) {
    while (at < citations.length && (citations[at]?.from ?? 0) < name.to) at++
    const behind = takeCitations(text, name.to, citations, at)
    const found = readOne(text, name, behind)
    const key = normaliseCaseName(name.name)
    if (key.length < 6 || found.title.length > 300) continue
    byName.set(key, merge(byName.get(key), found))
  }
  return [...byName.values()].filter(each => !isItself(each, title)).slice(0, most)
}

/** Only a case of a like beginning is compared: the comparison is the costly part. */
function isItself(precedent: Precedent, title: string): boolean {
  return precedent.citation === null && sameCase(precedent.title, title) > 0.92
}

/** The citations right behind a name: nothing but brackets and signs lies between. */
function takeCitations(
  text: string,
  from: number,
  citations: readonly FoundCitation[],
  at: number,
): FoundCitation[] {
  const taken: FoundCitation[] = []
  let end = from
  for (let index = at; index < citations.length && taken.length < 6; index++) {
    const citation = citations[index]
    if (
      !citation ||
      citation.from - end > 30 ||
      !/^[\s,.;:=[({)\]}–-]*(?:(?:&|and)\s(?:ors?|others?|anr|another)[\s,.:([{-]*|reported (?:in|as|at)\s*[:[(]?|\d{4}\sIndlaw\s\w+\s\d+[\s,:;=)\]]*|\(\d\)\s*)?[[({\s]*$/i.test(
        text.slice(end, citation.from),
      )
    )
      break
    taken.push(citation)
    end = citation.to
  }
  return taken
}

function readOne(text: string, name: FoundName, behind: readonly FoundCitation[]): Precedent {
  const end = behind.at(-1)?.to ?? name.to
  return {
    title: name.name.replace(/[\s,.]+$/, end => (/\.$/.test(end) && /\b[A-Z]\.$/.test(name.name) ? '.' : '')),
    citation: behind[0]?.citation ?? null,
    treatment: readTreatment(text, name.from, end),
  }
}

function readTreatment(text: string, from: number, to: number): Treatment | null {
  const before = text.slice(Math.max(0, from - 110), from)
  const after = text.slice(to, to + 70).replace(/^\]?\s?\d{4}\sIndlaw\s\w+\s\d+/, '')
  const hit = beside.find(each => each.before.test(before) || each.after.test(after))
  if (!hit) return null
  return someoneElse.test(sentenceAround(text, from, to)) ? null : hit.treatment
}

function sentenceAround(text: string, from: number, to: number): string {
  const before = text.slice(Math.max(0, from - 220), from)
  const start = Math.max(before.lastIndexOf('\n'), before.search(/[a-z)\]]{2}[.;]\s+(?=[A-Z][^.]*$)/))
  return before.slice(Math.max(0, start)) + text.slice(to, to + 45).replace(/[.;]\s[A-Z].*$/s, '')
}

function merge(known: Precedent | undefined, found: Precedent): Precedent {
  if (!known) return found
  const rank = (treatment: Treatment | null) =>
    treatment ? words.findIndex(([each]) => each === treatment) : words.length
  return {
    title: known.title,
    citation: known.citation ?? found.citation,
    treatment: rank(found.treatment) < rank(known.treatment) ? found.treatment : known.treatment,
  }
}
