import {
  coramLabel,
  inReLine,
  isAppearance,
  isFurniture,
  isHeading,
  isJudgeLine,
  isMatter,
  labelledParty,
  orderLine,
  sideMark,
  versus,
} from './head-lines.ts'
import { findDates } from './parse-dates.ts'

export type Head = {
  lines: string[]
  /** The first line of the judgment's own text; 0 if no line shows where it begins. */
  bodyFrom: number
  /** What the head says of the case besides its parties: 'An application for bail under section 439 ...' */
  matter: string[]
}

/** The head of a judgment ends within this many lines, however many its parties are. */
const longestHead = 160
const unmarkedHead = 25
const longestHeadLine = 300
/** A longer line is cut: some lines go on for pages, and what matters is at the beginning. */
export const longestLine = 1000

export function splitHead(whole: readonly string[]): Head {
  const lines = whole.slice(0, longestHead).map(line => line.slice(0, longestLine).trim())
  const parties = findParties(lines)
  const bodyFrom = findBody(lines, parties)
  const head = bodyFrom > 0 ? lines.slice(0, bodyFrom) : lines.slice(0, unmarkedHead)
  return { lines: head, bodyFrom, matter: takeMatter(head) }
}

/** The first line about a party; -1 if there is none. Names quoted further down are not parties here. */
function findParties(lines: readonly string[]): number {
  const end = lines.findIndex(
    (line, at) => at > 1 && (isHeading(line) || isDelivered(line) || line.length > longestHeadLine),
  )
  const region = lines.slice(0, end < 0 ? lines.length : end)
  return region.findIndex(
    line => versus.test(line) || labelledParty.test(line) || (inReLine.test(line) && !isMatter(line)),
  )
}

/** 'The Judgment was delivered by: A.B. Sen, J.' */
function isDelivered(line: string): boolean {
  return (
    /\b(?:judge?ment|order)s? (?:of the court )?(?:was|were|is)\b.{0,80}$/i.test(line) && line.length < 120
  )
}

function findBody(lines: readonly string[], parties: number): number {
  const opening = lines.findIndex((_, at) => at > 1 && opens(lines, at, parties))
  const appeared = parties < 0 ? -1 : endOfAppearances(lines, parties)
  if (opening < 0 || (appeared >= 0 && appeared < opening && !isStillHead(lines, appeared, opening))) {
    return appeared < 0 ? Math.max(0, findNumbered(lines, parties)) : skipUnderHeading(lines, appeared)
  }
  return orderLine.test(lines[opening] ?? '') ? opening : skipUnderHeading(lines, opening + 1)
}

function opens(lines: readonly string[], at: number, parties: number): boolean {
  const line = lines[at] ?? ''
  if (at < parties) return false
  if (isHeading(line) || orderLine.test(line) || isDelivered(line)) return true
  // A judge's name with no text after it is a signature.
  return isOpinion(line) && lines.slice(at + 1).some(isProse)
}

/** 'Shampa Dutt (Paul), J.:' or '(M. Zothankhuma, J)' alone on a line below the parties. */
function isOpinion(line: string): boolean {
  return (
    /^\W{0,2}[A-Z][A-Za-z.()\s’'-]{3,45},?\s?(?:C\.?\s?)?J\.?\s?\)?\W{0,3}(?:\(oral\))?\W*$/.test(line) &&
    !isJudgeLine(line)
  )
}

/** The text begins after the lists of advocates, if nothing else shows where. */
function endOfAppearances(lines: readonly string[], parties: number): number {
  let last = -1
  for (let at = parties + 1; at < Math.min(lines.length, parties + 40); at++) {
    const line = lines[at] ?? ''
    if (isAppearance(line)) last = at
    else if (last >= 0 && !isFurniture(line) && line !== '' && isProse(line)) break
  }
  return last < 0 ? -1 : last + 1
}

function isProse(line: string): boolean {
  return (
    (line.match(/\b(?:the|of|is|was|has|have|by|that|this|in|to|for|and|on|are|not|an?)\b/g)?.length ?? 0) >=
    2
  )
}

/**
 * The lines between the advocates and a later heading are still head if they only have judges, the date or
 * the parties of a second case.
 */
function isStillHead(lines: readonly string[], from: number, to: number): boolean {
  const between = lines.slice(from, to)
  if (between.some(line => versus.test(line) || labelledParty.test(line))) return true
  return !between.some(line => line.length > 40 && isProse(line) && !isJudgeLine(line))
}

/** '1. The appellant ...' below the parties. A numbered party has its side or a 'Versus' after it. */
function findNumbered(lines: readonly string[], parties: number): number {
  return lines.findIndex(
    (line, at) =>
      at > Math.max(2, parties) &&
      /^\W*1\s?[.)\]]\s?.{20,}/.test(line) &&
      !sideMark.test(line) &&
      isNotParty(lines, at),
  )
}

function isNotParty(lines: readonly string[], at: number): boolean {
  return !lines
    .slice(at, at + 60)
    .some(line => versus.test(line) || (line.length < 100 && sideMark.test(line)))
}

/** In some courts the date and the judge are below the heading. */
function skipUnderHeading(lines: readonly string[], from: number): number {
  let at = from
  while (at < Math.min(lines.length, from + 6) && isUnderHeading(lines[at] ?? '')) at++
  return at
}

function isUnderHeading(line: string): boolean {
  if (line === '' || isFurniture(line) || isJudgeLine(line) || isOpinion(line) || isCoramLabel(line))
    return true
  const [date] = findDates(line)
  return date !== undefined && line.length - (date.to - date.from) < 24
}

function isCoramLabel(line: string): boolean {
  return coramLabel.exec(line)?.groups?.names === ''
}

/** From 'In Re: An application ...' to the line that names a party, or to the end of its sentence. */
function takeMatter(head: readonly string[]): string[] {
  const from = head.findIndex(isMatter)
  return from < 0 ? [] : head.slice(from, endOfMatter(head, from))
}

export function endOfMatter(head: readonly string[], from: number): number {
  const end = head.findIndex(
    (line, at) => at > from && (isEndOfMatter(line) || /;\s*$/.test(head[at - 1] ?? '')),
  )
  if (end < 0 || end > from + 15) return from + 1
  // The line just above 'Versus' is a party, not the end of the sentence.
  return versus.test(head[end] ?? '') && end > from + 1 ? end - 1 : end
}

function isEndOfMatter(line: string): boolean {
  return (
    line === '' ||
    /^\W*and\W*$/i.test(line) ||
    inReLine.test(line) ||
    versus.test(line) ||
    isAppearance(line) ||
    sideMark.test(line)
  )
}
