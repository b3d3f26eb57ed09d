import { type CaseQuestion, caseSearchBody } from '#shared/contract/cases.ts'
import type { Aila } from '../../scripts/evaluation/aila.ts'

const keywords = [
  'murder',
  '"common intention" AND knife',
  'bail AND (murder OR dacoity)',
  '"right to life" NOT emergency',
  'land acquisition compensation',
  'dying declaration',
  '"natural justice"',
  'injunction partition',
  'dismissal AND "departmental enquiry"',
  '(1978) 1 SCC 248',
  'section 302 IPC',
  'specific performance readiness',
  '"res judicata" OR estoppel',
  'excise duty valuation',
  'tenant eviction bona fide',
  'retrenchment workman',
]
const issues = [
  'Can a conviction rest on a dying declaration alone?',
  'When may anticipatory bail be refused in a murder case?',
  'Is a departmental enquiry without a hearing valid?',
  'limitation for a suit for possession based on title',
  'whether a retrenched workman is entitled to back wages',
  'Section 498A IPC quashing by the High Court',
  'What is the effect of non-compliance with section 42 NDPS Act on the trial?',
  'market value of acquired land and sale instances',
  'अग्रिम जमानत कब मिल सकती है',
  'does a Hindu daughter get a share in coparcenary property',
  'is an unregistered agreement to sell admissible in evidence',
  'वडिलोपार्जित मालमत्ता वाटणी',
  'promotion denied, seniority list challenged after many years',
  'sole eye witness related to the deceased',
  'Article 226 writ against a private body',
  'income tax reassessment after four years change of opinion',
]

/** The questions of each type, always in the same order. */
export function listQuestions({
  queries,
}: Aila): { type: CaseQuestion['searchType']; questions: CaseQuestion[] }[] {
  const ask = (searchType: CaseQuestion['searchType'], texts: readonly string[]) => ({
    type: searchType,
    questions: texts.map(query => caseSearchBody.parse({ query, searchType })),
  })
  const briefs = queries.map(({ text }) => text)
  // Half of the briefs are as long as a petition.
  const long = Array.from({ length: 10 }, (_, at) => briefs.slice(at * 5, at * 5 + 5).join('\n\n'))
  return [
    ask('keyword', keywords),
    ask('legal_issue', issues),
    ask('case_brief', [...briefs.slice(0, 10), ...long]),
  ]
}
