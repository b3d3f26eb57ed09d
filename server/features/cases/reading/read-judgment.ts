import { orderCitations } from '#shared/cases/citations.ts'
import { type Judgment, judgment, type Paragraph, type SectionReference } from '#shared/cases/judgment.ts'
import { findSections } from '#shared/law/find-sections.ts'
import { inferCategory } from './infer-category.ts'
import { judgmentId } from './judgment-id.ts'
import { mendLines } from './mend-lines.ts'
import { courtOfCitations, readCourt } from './read-court.ts'
import { readDecisionDate } from './read-dates.ts'
import { readDisposal } from './read-disposal.ts'
import { readBench, readCaseNumber, readOwnCitations, takeHead } from './read-head.ts'
import { readLawyers } from './read-lawyers.ts'
import { readParties, splitTitle } from './read-parties.ts'
import { readPrecedents } from './read-precedents.ts'
import { splitParagraphs } from './split-paragraphs.ts'

/** What the source says already; the text is asked only for the rest. */
export type KnownJudgment = Partial<Judgment> & { cnr?: string | null }
type CountedSection = SectionReference & { count: number }

const mostSections = 40

/** A judgment from its plain text. What neither the source nor the text says stays null or empty. */
export function readJudgment(text: string, { cnr, ...known }: KnownJudgment = {}): Judgment {
  const mended = mendLines(text)
  const { lines: head, bodyFrom } = takeHead(mended.lines)
  const tail = mended.lines.slice(-25).map(line => line.trim())
  const parties = readTitle(known, head)
  const paragraphs = known.paragraphs ?? splitParagraphs({ ...mended, lines: mended.lines.slice(bodyFrom) })
  const body = joinBody(paragraphs)
  const date = known.date ?? readDecisionDate(head, tail)
  const citations = orderCitations(known.citations ?? readOwnCitations(head))
  const year = known.year ?? readYear(date, citations)
  const caseNumber = known.caseNumber ?? readCaseNumber(head)
  const sections = countSections(body, year)
  const category = known.category ?? inferCategory({ text: body, caseNumber, sections })
  const read = {
    ...known,
    ...parties,
    court: known.court ?? readCourt(head) ?? courtOfCitations(citations) ?? 'Court not stated',
    date,
    year,
    caseNumber,
    bench: known.bench?.length ? known.bench : readBench(head, tail),
    lawyers: known.lawyers ?? readLawyers([...head, ...tail]),
    citations,
    category,
    categoryInferred: known.category ? (known.categoryInferred ?? false) : category !== null,
    disposal: known.disposal ?? readDisposal(tail.join('\n').slice(-3000)),
    sections: known.sections ?? sections.map(({ act, section }) => ({ act, section })),
    precedents: known.precedents ?? readPrecedents(body, parties.title),
    paragraphs,
  }
  return judgment.parse({ ...read, id: known.id ?? judgmentId({ ...read, cnr }) })
}

type Titled = Pick<Judgment, 'title' | 'petitioner' | 'respondent'>

function readTitle(known: KnownJudgment, head: readonly string[]): Titled {
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
  const found = readParties(head)
  if (found) return found
  const first = head.find(line => /[\p{L}]{3}/u.test(line))?.trim()
  return {
    title: readCaseNumber(head) ?? first?.slice(0, 200) ?? 'Untitled judgment',
    petitioner,
    respondent,
  }
}

/** Runs over the paragraphs in one, so that an act named in one paragraph is known in the next. */
function joinBody(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(paragraph => paragraph.text).join('\n')
}

function readYear(date: string | null, citations: readonly string[]): number | null {
  if (date) return Number(date.slice(0, 4))
  // A neutral citation carries the year of the decision, a reporter only that of its volume.
  const neutral = citations.find(citation => /^\d{4}(?: INSC |:)/.test(citation))
  return neutral ? Number(neutral.slice(0, 4)) : null
}

/** The sections cited most often, the most frequent first. */
function countSections(text: string, year: number | null): CountedSection[] {
  const counted = new Map<string, CountedSection>()
  for (const { act, section } of findSections(text, year)) {
    const key = `${act} ${section}`
    const known = counted.get(key)
    if (known) known.count++
    else counted.set(key, { act, section, count: 1 })
  }
  return [...counted.values()].sort((a, b) => b.count - a.count).slice(0, mostSections)
}
