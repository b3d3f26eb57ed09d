import { findCitations } from '#server/law/cases/find-citations.ts'
import { splitName } from '#server/law/cases/split-name.ts'
import { findCaseNumber } from './case-numbers.ts'
import {
  coramLabel,
  inReLine,
  isAboveParties,
  isAppearance,
  isFurniture,
  isHeading,
  isJudgeLine,
  isMatter,
  isRule,
  labelledParty,
  oursMark,
  parseForWhom,
  sideMark,
  versus,
} from './head-lines.ts'
import { findDates } from './parse-dates.ts'
import { parsePartyName } from './parse-names.ts'
import { parseSide } from './party-name.ts'
import { endOfMatter } from './split-head.ts'

export type Parties = {
  title: string
  petitioner: string
  respondent: string | null
  /** The lines of the head that name the parties. */
  from: number
  to: number
}

const longestTitle = 600

/**
 * The parties: from a line 'X v Y', from the lines above and below a 'Versus', from lines that begin with
 * the side of a party, or from 'In the matter of X' and the counsel against X.
 */
export function parseParties(head: readonly string[]): Parties | null {
  return parseLine(head.slice(0, 12)) ?? parseVersus(head) ?? parseLabelled(head) ?? parseInRe(head)
}

function parseLine(lines: readonly string[]): Parties | null {
  for (const [at, line] of lines.entries()) {
    const text = line
      .trim()
      .replace(/\s+on\s+\d{1,2}\s+\w+,?\s+\d{4}\s*$/i, '')
      .replace(/^\(([^()]*)\)$/, '$1')
    const [one = '', two = ''] = splitName(text)
    if (
      !one.trim() ||
      !two.trim() ||
      text.length > 400 ||
      /^\d+\.\s/.test(text) ||
      /\b(?:held|court in|case of)\b/i.test(text)
    )
      continue
    if (sideMark.test(` ${one}`) && parsePartyName(one.replace(sideMark, '')) === '') continue
    return join(parsePartyName(one), parsePartyName(two), at, at + 1)
  }
  return null
}

function parseVersus(head: readonly string[]): Parties | null {
  const at = head.findIndex((line, index) => index > 0 && (versus.test(line) || isAnd(head, index)))
  if (at < 1) return null
  const from = startOfParties(head, at)
  const to = endOfParties(head, at)
  const ours = parseSide(withoutAppearances(head.slice(from, at)))
  const theirs = parseSide(withoutAppearances(head.slice(at + 1, to)))
  return join(ours.name, theirs.name, from, to) ?? nameAlone(ours.name, head, from, to)
}

/** 'BETWEEN:' ... 'AND:' */
function isAnd(head: readonly string[], at: number): boolean {
  return /^\W*and\s*:\W*$/i.test(head[at] ?? '') && head.slice(0, at).some(isBetween)
}

function isBetween(line: string): boolean {
  return /^\W*b\s?e\s?t\s?w\s?e\s?e\s?n\s*:?\W*$/i.test(line)
}

/** The parties begin below the last line about the court, the case number or the page. */
function startOfParties(head: readonly string[], at: number): number {
  const matter = head.findIndex((line, index) => index < at && isMatter(line))
  const earliest = matter < 0 ? 0 : endOfMatter(head, matter)
  for (let index = at - 1; index >= earliest; index--)
    if (isBeforeParties(head[index] ?? '')) return index + 1
  return earliest
}

function isBeforeParties(line: string): boolean {
  if (findCitations(line).length > 0) return true
  if (isRule(line) || isBetween(line) || isMatter(line) || inReLine.test(line)) return true
  if (findCaseNumber(line) || (isAboveParties(line) && !sideMark.test(line))) return true
  return (
    isJudgeLine(line) ||
    /^\W*(?:coram|before|reserved|pronounced)\b/i.test(line) ||
    isFurniture(line) ||
    isDay(line)
  )
}

function isDay(line: string): boolean {
  const [date] = findDates(line)
  return date !== undefined && line.trim().length - (date.to - date.from) < 30
}

function endOfParties(head: readonly string[], at: number): number {
  // The line just below 'Versus' is a name, even if it begins like an advocate's: 'Smt. ...'
  const end = head.findIndex(
    (line, index) => index > at && (index > at + 1 ? isAfterParties(line) : isNextCase(line)),
  )
  return end < 0 ? Math.min(head.length, at + 40) : end
}

function isAfterParties(line: string): boolean {
  return (
    (isRule(line) && line.trim().length > 5) ||
    isHeading(line) ||
    isJudgeLine(line) ||
    isLabelOnly(line) ||
    isAppearance(line) ||
    isDay(line) ||
    isNextCase(line) ||
    (isAboveParties(line) && !sideMark.test(line))
  )
}

function isNextCase(line: string): boolean {
  return /^\W*with\W*$/i.test(line) || findCaseNumber(line) !== null
}

function isLabelOnly(line: string): boolean {
  const names = coramLabel.exec(line)?.groups?.names
  return names !== undefined && (names === '' || /justice|j\.?$/i.test(names))
}

/** Advocates may come between the name marked 'Petitioner' and the 'Versus'. */
function withoutAppearances(lines: readonly string[]): string[] {
  const at = lines.findIndex((line, index) => index > 0 && isAppearance(line) && !sideMark.test(line))
  return (at < 0 ? lines : lines.slice(0, at)).filter(line => !isFurniture(line))
}

/** 'Applicant :- X' and 'Opposite Party :- Y', or 'PETITIONER/S:' and 'RESPONDENT/S:' above lists. */
function parseLabelled(head: readonly string[]): Parties | null {
  const labels = head.flatMap((line, at) => {
    const found = labelledParty.exec(line)?.groups
    return found ? [{ at, isOurs: oursMark.test(found.side ?? ''), name: found.name ?? '' }] : []
  })
  const [ours, theirs] = [labels.find(one => one.isOurs), labels.find(one => !one.isOurs)]
  if (!ours || !theirs || ours.at > theirs.at) return null
  const to = endOfParties(head, theirs.at)
  const sideOf = ({ at, name }: { at: number; name: string }, end: number) =>
    parseSide(withoutAppearances([name, ...head.slice(at + 1, end)].filter(Boolean))).name
  return join(sideOf(ours, theirs.at), sideOf(theirs, to), ours.at, to)
}

/** Bail and similar cases: the head names only the applicant, and the other side only by 'for the State'. */
function parseInRe(head: readonly string[]): Parties | null {
  const at = head.findIndex(line => inReLine.test(line) && !isMatter(line))
  if (at < 0) return null
  const first = inReLine.exec((head[at] ?? '').trim())?.groups?.name ?? ''
  const to = endOfParties(head, at)
  const { name } = parseSide([first, ...head.slice(at + 1, to)].filter(Boolean))
  if (!name) return null
  return nameAlone(name, head, at, to)
}

/** The applicant against the State, if counsel appears for the State; else without a respondent. */
function nameAlone(name: string, head: readonly string[], from: number, to: number): Parties | null {
  if (!isName(name)) return null
  const against = head.slice(from).some(line => /^state(?: of [a-z ]+)?$/i.test(parseForWhom(line) ?? ''))
  if (against) return join(name, 'State', from, to)
  return { title: `In re ${name}`.slice(0, longestTitle), petitioner: name, respondent: null, from, to }
}

function join(petitioner: string, respondent: string, from = 0, to = 0): Parties | null {
  if (!isName(petitioner) || !isName(respondent)) return null
  return { title: `${petitioner} v ${respondent}`.slice(0, longestTitle), petitioner, respondent, from, to }
}

function isName(name: string): boolean {
  return /[A-Za-z\u0900-\u097f]{2}/.test(name)
}

/** The parties of a title that is known. */
export function splitTitle(title: string): { petitioner: string | null; respondent: string | null } {
  const [petitioner = '', respondent = ''] = splitName(title.trim()).map(side => side.trim())
  return petitioner && respondent ? { petitioner, respondent } : { petitioner: null, respondent: null }
}
