import { coramLabel, isHeading, isJudgeLine } from './head-lines.ts'
import { parseJudgeName } from './parse-names.ts'

const introduced =
  /^\W{0,3}(?:author|(?:the\s)?(?:following\s)?(?:judgment|order)s?(?: of the court)? (?:was|were) delivered by|judgment by)\s{0,3}[:\-–]{1,3}\s{0,3}(?<names>.+)$/i
const bracketed = /^\s*\[(?<names>[^\]]{5,300}?),?\s+(?:C\.?\s?J\.?I?\.?|JJ?\.?)\.?\s?\]\s*$/
const mostJudges = 13

/**
 * The judges: from the lines that introduce them in the head, else from their names above their opinions,
 * else from the signatures at the end.
 */
export function parseBench(head: readonly string[], tail: readonly string[]): string[] {
  const found =
    [parseCoram(head), parseOpinions(head), parseSignatures(tail)].find(names => names.length > 0) ?? []
  return [...new Map(found.map(name => [name.toLowerCase().replace(/[^a-z]/g, ''), name])).values()].slice(
    0,
    mostJudges,
  )
}

function parseCoram(head: readonly string[]): string[] {
  const names: string[] = []
  for (const [at, line] of head.entries()) {
    const told = introduced.exec(line)?.groups?.names ?? bracketed.exec(line)?.groups?.names
    const labelled = coramLabel.exec(line)?.groups?.names
    if (told) names.push(...splitNames(told))
    else if (isJudgeLine(line)) names.push(...splitNames(withRest(line, head[at + 1])))
    else if (labelled && isBenchLine(line, labelled))
      names.push(...splitNames(withRest(labelled, head[at + 1])))
  }
  return names
}

/** 'Bench: A, B' and 'CORAM : A.B. SEN, J.' name judges; 'Before the Court is an appeal' does not. */
function isBenchLine(line: string, names: string): boolean {
  return (
    /[:–-]\s*\S/.test(line) &&
    line.length < 300 &&
    !/\b(?:advocate|petitioner|respondent|counsel|was|is)\b/i.test(names)
  )
}

/** After 'HONOURABLE MR. JUSTICE CHANDRA PRAKASH' the next line may have the rest of the name. */
function withRest(line: string, next = ''): string {
  const goesOn =
    /^[A-Z]{3,}(?:\s[A-Z]{3,})?$/.test(next.trim()) && line === line.toUpperCase() && !isHeading(next)
  return goesOn ? `${line} ${next.trim()}` : line
}

/** 'Shampa Dutt (Paul), J.:' */
function parseOpinions(head: readonly string[]): string[] {
  return head.slice(-6).flatMap(line => {
    const name =
      /^\W{0,2}(?<name>[A-Z][A-Za-z.()\s’'-]{3,45}),?\s?(?:C\.?\s?)?J\.?\s?\)?\W{0,3}(?:\((?:[Oo]ral|ORAL)\))?\W*$/.exec(
        line,
      )?.groups?.name
    return name ? (parseJudgeName(name) ?? []) : []
  })
}

function splitNames(names: string): string[] {
  return names
    .split(/,(?!\s*(?:C\.?\s?J|JJ?\b))|\band\b|&|;|(?=\bhon(?:['’‘`´]?\s?ble|ou?rable)\b)/i)
    .flatMap(name => parseJudgeName(name) ?? [])
}

/**
 * '(Subhendu Samanta, J.) (Joymalya Bagchi, J.)', or names beside or under 'J.', or in brackets above
 * 'JUDGE'.
 */
function parseSignatures(tail: readonly string[]): string[] {
  return tail.flatMap((line, at) => {
    const signed = [
      ...line.matchAll(
        /[([]\s*([A-Z][A-Za-z.\s’'-]{3,45}(?:\([A-Za-z]+\))?)\s*[,\s]\s?(?:A\.?\s?)?(?:C\.?\s?)?J\.?\s*[)\]]/g,
      ),
    ]
    if (signed.length > 0) return signed.flatMap(match => parseJudgeName(match[1] ?? '') ?? [])
    return parseUnderLine(line, tail[at - 1] ?? '', tail[at - 2] ?? '', tail[at + 1] ?? '')
  })
}

function parseUnderLine(line: string, above: string, higher: string, below: string): string[] {
  if (/^\W*judge(?:\W+judge)*\W*$/i.test(below))
    return [...line.matchAll(/\(\s*([A-Z][A-Za-z.\s’'-]{3,45})\s*\)/g)].flatMap(
      match => parseJudgeName(match[1] ?? '') ?? [],
    )
  const inLine = /[.…_]{3,}\s*(?:C\.?\s?)?J\.?\s*\(?\s*([A-Z][A-Z.\s]{4,45})\)?\s*$/.exec(line)?.[1]
  const isUnderJ = /(?:^|[.…_\s,])(?:C\.?\s?)?J\.?I?\.?\s*$/.test(`${above} ${higher}`.trim())
  const name =
    inLine ??
    (isUnderJ ? /^\s*\[?\(?\s*([A-Z][A-Z.\s’'-]{4,45})\s*\)?\]?\s*,?\s*$/.exec(line)?.[1] : undefined)
  const judge = name ? parseJudgeName(name) : null
  return judge ? [judge] : []
}
