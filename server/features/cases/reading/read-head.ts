import { findCitations, orderCitations } from '#shared/cases/citations.ts'
import { readJudgeName } from './read-names.ts'

/** Within so many lines the head of a judgment is over. */
const longestHead = 70
const bodyStarts =
  /^\W*(?:j\s?u\s?d\s?g\s?e?\s?m\s?e\s?n\s?t|o\s?r\s?d\s?e\s?r|(?:1|\[1\])\s?[.)]\s.{20,}|.{0,30}\b(?:judgment|order) (?:of the court )?was\b.{0,80})(?:\s*\(?oral\)?)?\W*$/i

export type Head = {
  lines: string[]
  /** The first line of the judgment's own words. Nothing is cut off where no line says that they begin. */
  bodyFrom: number
}

export function takeHead(whole: readonly string[]): Head {
  const lines = whole.slice(0, longestHead).map(line => line.trim())
  const at = lines.findIndex((line, index) => index > 2 && bodyStarts.test(line))
  if (at < 0) return { lines: lines.slice(0, 25), bodyFrom: 0 }
  const isText = /^\W*1\W/.test(lines[at] ?? '')
  return { lines: lines.slice(0, at + 1), bodyFrom: isText ? at : at + 1 }
}

const caseKind =
  '(?:(?:civil|criminal|crl?\\.?|writ|special leave|transfer(?:red)?|review|curative|contempt|original|first|second|regular|letters patent|miscellaneous|misc\\.?|company|arbitration|tax|election|public interest|income tax|matrimonial|family court|interlocutory|intra[- ]court|bail)\\s{1,2}){0,3}(?:appeals?|petitions?|applications?|suits?|references?|revisions?|cases?|litigation|matters?)'
const caseNumbers = [
  // 'Cr.A. No. 106 of 2010', 'W.Ps. Nos. 4839-4845 of 1981'
  /^\W{0,3}(?:[A-Z][A-Za-z]{0,4}\.?\s?){1,5}(?:\([A-Za-z.]{1,8}\)\.?\s{0,2})?No(?:\(s\)|s)?\.?\s{0,2}\d[\d\s,&–-]{0,60}(?:and\s\d{1,6}\s)?(?:\/|of)\s{0,2}\d{2,4}/,
  new RegExp(
    `${caseKind}\\s{0,2}(?:\\((?:civil|criminal|crl?\\.?|c|s|os|pil|md|l)\\.?\\)\\s{0,2})?(?:nos?\\.?)?\\s{0,2}\\(?\\d[\\d\\s,&/–-]{0,60}(?:\\s{0,2}(?:of|/)\\s{0,2}\\d{2,4})?`,
    'i',
  ),
  /(?<![A-Za-z])(?:[A-Z]{1,5}\.?\s?){1,4}(?:\([A-Z.a-z]{1,8}\)\.?\s?)?(?:No[s.]{0,2}\s{0,2})?\d{1,6}(?:[\s,&–-]{1,3}\d{1,6}){0,4}\s{0,2}(?:\/|\sof\s)\s{0,2}\d{4}/,
]

/** The number the court gave the case, as printed on its head. */
export function readCaseNumber(head: readonly string[]): string | null {
  for (const pattern of caseNumbers)
    for (const line of head.slice(0, 40)) {
      if (line.length > 900 || findCitations(line).length) continue
      const match = pattern.exec(line.slice(0, 300))
      if (match && /\d{2}/.test(match[0]))
        return match[0].replace(/\s+/g, ' ').replace(/^\W+|[\s,&–-]+$/g, '')
    }
  return null
}

const benchLine =
  /^\W{0,3}(?:bench|coram|present|before|author|quorum|(?:the\s)?(?:following\s)?(?:judgment|order)s?(?: of the court)? (?:was|were) delivered by|judgment by)\s{0,3}[:\-–]{1,3}\s{0,3}(?<names>.+)$/i
const bracketed = /^\s*\[(?<names>[^\]]{5,300}?),?\s+(?:C\.?\s?J\.?I?\.?|JJ?\.?)\.?\s?\]\s*$/
const signature = /^\s*\[?\(?\s*(?<name>[A-Z][A-Z.\s’'-]{4,45})\s*\)?\]?\s*,?\s*$/

/** The judges, from a line that introduces them on the head, else from the signatures at the end. */
export function readBench(head: readonly string[], tail: readonly string[]): string[] {
  const introduced = head.flatMap((line, at) => {
    const names = benchLine.exec(line)?.groups?.names ?? bracketed.exec(line)?.groups?.names
    if (names) return splitNames(names)
    return /^\W*(?:coram|bench|before)\s*:?\W*$/i.test(line)
      ? splitNames(takeJustices(head.slice(at + 1, at + 6)))
      : []
  })
  const judges = introduced.length ? introduced : readSignatures(tail)
  return [...new Map(judges.map(name => [name.toLowerCase().replace(/[^a-z]/g, ''), name])).values()].slice(
    0,
    13,
  )
}

function takeJustices(lines: readonly string[]): string {
  const end = lines.findIndex(line => line.trim() && !/justice/i.test(line))
  return lines.slice(0, end < 0 ? lines.length : end).join(', ')
}

function splitNames(names: string): string[] {
  return names
    .split(/,(?!\s*(?:C\.?\s?J|JJ?\b))|\band\b|&|;|(?=\bhon['’`]?\s?ble\b)/i)
    .flatMap(name => readJudgeName(name) ?? [])
}

/** 'J.' over or beside a name in brackets. */
function readSignatures(tail: readonly string[]): string[] {
  return tail.flatMap((line, at) => {
    const near = `${tail[at - 1] ?? ''} ${tail[at - 2] ?? ''}`
    const inLine = /[.…_]{3,}\s*(?:C\.?\s?)?J\.?\s*\(?\s*([A-Z][A-Z.\s]{4,45})\)?\s*$/.exec(line)?.[1]
    const name =
      inLine ??
      (/(?:^|[.…_\s,])(?:C\.?\s?)?J\.?I?\.?\s*$/.test(near.trim())
        ? signature.exec(line)?.groups?.name
        : null)
    return name ? (readJudgeName(name) ?? []) : []
  })
}

/** Its own citations: on the first lines, or on a line that says so. Further down stand those of other cases. */
export function readOwnCitations(head: readonly string[]): string[] {
  const filled = head.filter(line => line.trim())
  const lines = filled.filter(
    (line, at) =>
      /(?:equivalent|neutral|parallel)\s+citations?|^\W*citations?\s*:/i.test(line) ||
      (at < 8 && line.length < 160 && !/\b(?:in|see|relied|followed|overruled)\b/i.test(line)),
  )
  return orderCitations(lines.flatMap(line => findCitations(line).map(found => found.citation)))
}
