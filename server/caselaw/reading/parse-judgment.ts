import { findSections } from '#server/law/sections/find-sections.ts'
import { orderCitations } from '#shared/cases/citations.ts'
import { type Judgment, judgment, type Paragraph } from '#shared/cases/judgment.ts'
import { type LawSection, sectionKey } from '#shared/law/section.ts'
import { findCaseNumber } from './case-numbers.ts'
import { isAboveParties, isFurniture, orderLine } from './head-lines.ts'
import { inferCategory } from './infer-category.ts'
import { judgmentId } from './judgment-id.ts'
import { parseBench } from './parse-bench.ts'
import { courtOfCitations, parseCourt } from './parse-court.ts'
import { parseDecisionDate } from './parse-dates.ts'
import { parseDisposal } from './parse-disposal.ts'
import { parseCaseNumbers, parseCnr, parseOwnCitations } from './parse-head.ts'
import { parseLawyers } from './parse-lawyers.ts'
import { spellJudges } from './parse-names.ts'
import { type Parties, parseParties, splitTitle } from './parse-parties.ts'
import { parsePrecedents } from './parse-precedents.ts'
import { repairLines } from './repair-lines.ts'
import { longestLine, splitHead } from './split-head.ts'
import { splitParagraphs } from './split-paragraphs.ts'
import { inferStructure } from './structure/infer-structure.ts'
import { readTreatments } from './treatments/read-treatments.ts'

/** What the source already gives. Only the rest is read from the text. */
export type KnownJudgment = Partial<Judgment>
type CountedSection = LawSection & { count: number }

const mostSections = 40

/** A judgment from its plain text. What neither the source nor the text says stays null or empty. */
export function parseJudgment(text: string, known: KnownJudgment = {}): Judgment {
  const mended = repairLines(text)
  const { lines: head, bodyFrom, matter } = splitHead(mended.lines)
  const numbers = parseNumbers(known, head)
  const own = mended.lines.slice(bodyFrom).filter(line => !isRunningNumber(line, numbers.caseNumbers))
  const about = head.filter(line => !matter.includes(line))
  const tail = mended.lines.slice(-30).map(line => line.slice(0, longestLine).trim())
  const named = parseParties(head)
  const parties = parseTitle(known, named, head)
  const paragraphs = inferStructure(
    known.paragraphs ??
      splitParagraphs({ ...mended, lines: [...(bodyFrom > 0 ? matter : []), ...openOrder(own)] }),
  )
  const body = joinBody(paragraphs)
  const date = known.date ?? parseDecisionDate(head, tail, { matter, opening: own.slice(0, 3) })
  const citations = orderCitations(known.citations ?? parseOwnCitations(head))
  const year = known.year ?? parseYear(date, citations)
  // The sections of the application and of the police case are in the head.
  const sections = countSections([...(bodyFrom > 0 ? about : []), body].join('\n'), year)
  const precedents = known.precedents ?? parsePrecedents(body, parties.title)
  const category = known.category ?? inferCategory({ text: body, caseNumber: numbers.caseNumber, sections })
  const read = {
    ...known,
    ...parties,
    court:
      known.court ??
      parseCourt(withoutParties(head, named)) ??
      courtOfCitations(citations) ??
      'Court not stated',
    date,
    year,
    ...numbers,
    cnr: known.cnr ?? parseCnr(head),
    bench: known.bench?.length ? spellJudges(known.bench) : parseBench(head, tail),
    lawyers: known.lawyers ?? parseLawyers([...head, ...mended.lines.slice(head.length).slice(-30)]),
    citations,
    category,
    categoryInferred: known.category ? (known.categoryInferred ?? false) : category !== null,
    disposal: known.disposal ?? parseDisposal(own.slice(-60).join('\n'), head),
    sections: known.sections ?? sections.map(({ act, section }) => ({ act, section })),
    precedents,
    treated: known.treated ?? readTreatments(paragraphs, precedents),
    paragraphs,
  }
  return judgment.parse({ ...read, id: known.id ?? judgmentId({ ...read, cnr: known.cnr }) })
}

type Titled = Pick<Judgment, 'title' | 'petitioner' | 'respondent'>

function parseTitle(known: KnownJudgment, found: Parties | null, head: readonly string[]): Titled {
  const { petitioner = null, respondent = null } = known
  if (known.title) {
    const split = splitTitle(known.title)
    return {
      title: known.title,
      petitioner: petitioner ?? split.petitioner,
      respondent: respondent ?? split.respondent,
    }
  }
  if (petitioner && respondent) return { title: `${petitioner} v ${respondent}`, petitioner, respondent }
  if (found) return { title: found.title, petitioner: found.petitioner, respondent: found.respondent }
  const first = head
    .find(line => /[\p{L}]{3}/u.test(line) && !isAboveParties(line) && !isFurniture(line))
    ?.trim()
  return {
    title: parseCaseNumbers(head).caseNumber ?? first?.slice(0, 200) ?? 'Untitled judgment',
    petitioner,
    respondent,
  }
}

/** A High Court may be a party, so the lines of the parties are left out. */
function withoutParties(head: readonly string[], parties: Parties | null): string[] {
  return head.filter((_, at) => !parties || at < parties.from || at >= parties.to)
}

/** Removes the number and the date of the order before its first words. */
function openOrder([first = '', ...others]: readonly string[]): string[] {
  return [orderLine.exec(first)?.groups?.words ?? first, ...others]
}

/** A known number stays. It is given in standard form only if it can be parsed. */
function parseNumbers({ caseNumber, caseNumbers = [] }: KnownJudgment, head: readonly string[]) {
  if (!caseNumber && caseNumbers.length === 0) return parseCaseNumbers(head)
  const understood = findCaseNumber(caseNumber ?? '')?.numbers ?? []
  return {
    caseNumber: caseNumber ?? caseNumbers[0] ?? null,
    caseNumbers: caseNumbers.length > 0 ? caseNumbers : understood,
  }
}

/** A page header, such as '2 Bail App No. 109/2021' on the second page. */
function isRunningNumber(line: string, caseNumbers: readonly string[]): boolean {
  const printed = /^\s*\d{1,3}\s+(?<number>\S.*)$/.exec(line)?.groups?.number ?? ''
  const found = printed.length < 80 ? findCaseNumber(printed) : null
  return (
    found !== null &&
    printed.length - found.printed.length < 5 &&
    found.numbers.every(one => caseNumbers.includes(one))
  )
}

/** All paragraphs in one text, so that an act named in one paragraph is known in the next. */
function joinBody(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(paragraph => paragraph.text).join('\n')
}

function parseYear(date: string | null, citations: readonly string[]): number | null {
  if (date) return Number(date.slice(0, 4))
  // A neutral citation has the year of the decision, a reporter only the year of its volume.
  const neutral = citations.find(citation => /^\d{4}(?: INSC |:)/.test(citation))
  return neutral ? Number(neutral.slice(0, 4)) : null
}

/** The sections cited most often, the most frequent first. */
function countSections(text: string, year: number | null): CountedSection[] {
  const counted = new Map<string, CountedSection>()
  for (const { act, section } of findSections(text, year)) {
    const key = sectionKey({ act, section })
    const known = counted.get(key)
    if (known) known.count++
    else counted.set(key, { act, section, count: 1 })
  }
  return [...counted.values()].sort((a, b) => b.count - a.count).slice(0, mostSections)
}
