import { type FoundName, findCaseNames, normaliseCaseName, sameCase } from '#server/law/cases/case-names.ts'
import { type FoundCitation, findCitations } from '#server/law/cases/find-citations.ts'
import type { Precedent } from '#shared/cases/judgment.ts'

const most = 300
/**
 * The cases a judgment names, each once with its first citation. How it treats them is read from whole
 * sentences (treatments/read-treatments.ts).
 */
export function parsePrecedents(text: string, title: string): Precedent[] {
  const citations = findCitations(text)
  const byName = new Map<string, Precedent>()
  let at = 0
  for (const name of findCaseNames(text)) {
    while (at < citations.length && (citations[at]?.from ?? 0) < name.to) at++
    const behind = takeCitations(text, name.to, citations, at)
    const found = parseOne(name, behind)
    const key = normaliseCaseName(name.name)
    if (key.length < 6 || found.title.length > 300) continue
    byName.set(key, merge(byName.get(key), found))
  }
  return [...byName.values()].filter(each => !isItself(each, title)).slice(0, most)
}

/** Only a case without a citation is compared, because the comparison is slow. */
function isItself(precedent: Precedent, title: string): boolean {
  return precedent.citation === null && sameCase(precedent.title, title) > 0.92
}

/** The citations just after a name, with only signs or words such as 'and others', 'reported in' between. */
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

function parseOne(name: FoundName, behind: readonly FoundCitation[]): Precedent {
  const [first = null, ...parallel] = new Set(behind.map(({ citation }) => citation))
  return {
    title: name.name.replace(/[\s,.]+$/, end => (/\.$/.test(end) && /\b[A-Z]\.$/.test(name.name) ? '.' : '')),
    citation: first,
    treatment: null,
    ...(parallel.length > 0 && { parallel }),
  }
}

/** Another case may have the same name, so citations are joined only where the first is the same. */
function merge(known: Precedent | undefined, found: Precedent): Precedent {
  if (!known) return found
  if (known.citation === null) return { ...found, title: known.title }
  if (known.citation !== found.citation || !found.parallel) return known
  return { ...known, parallel: [...new Set([...(known.parallel ?? []), ...found.parallel])] }
}
