import { courtLevelOf } from '#server/law/cases/court-level.ts'
import type { SectionMap } from '#server/law/sections/section-map.ts'
import { isNeutralCitation, orderCitations } from '#shared/cases/citations.ts'
import { type Judgment, linkOrNull } from '#shared/cases/judgment.ts'
import type { CaseRecord, CaseReference, CaseResult, CaseView } from '#shared/contract/cases.ts'
import { nameWithOther } from '#shared/law/section.ts'
import type { Entry } from '../library/entry.ts'

export type PresentLaw = Pick<SectionMap, 'link'>

type Listed = Pick<
  Entry,
  | 'id'
  | 'title'
  | 'citations'
  | 'court'
  | 'year'
  | 'date'
  | 'category'
  | 'categoryInferred'
  | 'importance'
  | 'citedByCount'
>
/** The whole judgment, with what only the library knows of it. */
export type Presentable = Judgment & Pick<Entry, 'citedByCount'>

export function presentReference(listed: Listed): CaseReference {
  const citations = orderCitations(listed.citations)
  return {
    id: listed.id,
    caseTitle: listed.title,
    citation: citations.find(citation => !isNeutralCitation(citation)) ?? citations[0] ?? null,
    citations,
    court: listed.court,
    courtLevel: courtLevelOf(listed.court),
    year: listed.year,
    date: listed.date,
    category: listed.category,
    categoryInferred: listed.categoryInferred,
    importance: listed.importance,
    citedByCount: listed.citedByCount,
  }
}

type Presented = Omit<CaseResult, 'relevanceScore' | 'passages' | 'why' | 'treatedIn'>

export function presentCase(judgment: Presentable, law: PresentLaw): Presented {
  const { note } = judgment
  return {
    ...presentReference(judgment),
    caseStatus: judgment.disposal,
    parties: { petitioner: judgment.petitioner, respondent: judgment.respondent },
    // None of our sources says when a case was filed.
    caseDuration: null,
    judges: judgment.bench,
    keyLegalPrinciples: note?.ratio ? [note.ratio] : [],
    facts: textOrNull(note?.facts),
    legalIssues: note?.issues ?? [],
    arguments: {
      petitioner: textOrNull(note?.arguments.petitioner),
      respondent: textOrNull(note?.arguments.respondent),
    },
    judgment: {
      summary: textOrNull(note?.summary),
      ratio: textOrNull(note?.ratio),
      keyFindings: note?.keyFindings ?? [],
    },
    lawyers: judgment.lawyers,
    precedentsCited: judgment.precedents.map(({ title, citation }) =>
      [title, citation].filter(Boolean).join(', '),
    ),
    officialUrl: linkOrNull(judgment.officialUrl),
    pdfUrl: linkOrNull(judgment.pdfUrl),
    headnotes: judgment.headnotes,
    laterEvents: note?.laterEvents ?? [],
    sections: judgment.sections.map(law.link),
    hasFullText: judgment.paragraphs.length > 0,
    citesCount: judgment.precedents.length,
  }
}

/** Beside a precedent only the treatment that we wrote is shown, not one that a file gave. */
export type ViewNeeds = {
  law: PresentLaw
  isOurs: (id: string) => boolean
  /** For each of its precedents, the judgment that is meant. */
  caseIds: readonly (string | null)[]
}

export function presentView(judgment: Presentable, { law, caseIds, ...needs }: ViewNeeds): CaseView {
  const isOurs = needs.isOurs(judgment.id)
  return {
    ...presentCase(judgment, law),
    paragraphs: judgment.paragraphs,
    note: judgment.note,
    cites: judgment.precedents.map((precedent, at) => ({
      ...precedent,
      treatment: isOurs ? precedent.treatment : null,
      caseId: caseIds[at] ?? null,
    })),
    source: judgment.source,
    fullText:
      judgment.paragraphs.length > 0 ? judgment.paragraphs.map(({ text }) => text).join('\n\n') : null,
  }
}

export function presentRecord(judgment: Presentable, law: PresentLaw): CaseRecord {
  return {
    ...presentReference(judgment),
    laterEvents: judgment.note?.laterEvents ?? [],
    summary: textOrNull(judgment.note?.summary),
    headnotes: judgment.headnotes,
    judges: judgment.bench,
    relevantSections: judgment.sections.map(section => nameWithOther(law.link(section))),
    fullText: null,
  }
}

function textOrNull(text: string | undefined): string | null {
  return text?.trim() ? text.trim() : null
}
