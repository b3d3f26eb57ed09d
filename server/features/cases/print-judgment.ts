import type { JudgmentPage } from '#server/features/documents/model.ts'
import { formatCitation } from '#shared/cases/citations.ts'
import { listLaterPieces, listNoteParts } from '#shared/cases/note-parts.ts'
import type { CaseView } from '#shared/contract/cases.ts'
import { nameWithOther } from '#shared/law/section.ts'

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

type Printing = { publicUrl: string; now: Date }

/** What the page of a judgment says, in the order of the page. */
export function printJudgment(judgment: CaseView, { publicUrl, now }: Printing): JudgmentPage {
  const { caseTitle, court, citations, paragraphs, hasFullText, source } = judgment
  const cited = { ...judgment, title: caseTitle }
  const running = formatCitation(cited, 'reporter') ?? formatCitation(cited, 'parallel') ?? caseTitle
  const address = `${publicUrl}/case-law/${judgment.id}`
  const remarks = [
    hasFullText ? '' : "The judgment's own text is not in the library.",
    source ? `Source: ${source}` : '',
    `Printed on ${longDay.format(now)} from ${address}. Compare with the certified copy before you file it.`,
  ]
  return {
    ...{ title: caseTitle, running, court, citations, paragraphs },
    facts: listFacts(judgment),
    later: describeLater(judgment),
    parts: listNoteParts(judgment),
    remarks: remarks.filter(remark => remark !== ''),
  }
}

/** Named as a browser should save it. */
export function nameJudgmentFile({ caseTitle, citation }: CaseView): string {
  return `${[caseTitle, citation].filter(Boolean).join(', ').slice(0, 150)}.pdf`
}

/** Unknown facts are left out. */
function listFacts(judgment: CaseView): JudgmentPage['facts'] {
  const { date, year, judges, caseStatus, parties, sections, lawyers } = judgment
  const facts = [
    { name: 'Decided', value: date ? longDay.format(new Date(date)) : (year?.toString() ?? '') },
    { name: 'Bench', value: judges.join(', ') },
    { name: 'Petitioner', value: parties.petitioner ?? '' },
    { name: 'Respondent', value: parties.respondent ?? '' },
    { name: 'For petitioner', value: lawyers.petitioner.join(', ') },
    { name: 'For respondent', value: lawyers.respondent.join(', ') },
    { name: 'Outcome', value: caseStatus ?? '' },
    { name: 'Sections', value: sections.map(nameWithOther).join('; ') },
  ]
  return facts.filter(({ value }) => value !== '')
}

function describeLater({ note }: CaseView): JudgmentPage['later'] {
  if (!note) return null
  const texts = listLaterPieces(note).map(({ text }) => text)
  const checked =
    note.laterCheckedOn && `Later history checked on ${longDay.format(new Date(note.laterCheckedOn))}.`
  if (texts.length === 0 && !checked) return null
  return { texts: texts.length > 0 ? texts : ['No later decision that changes it is known to us.'], checked }
}
