import { sameCase } from '#server/law/cases/case-names.ts'
import { canonicalCitation } from '#server/law/cases/find-citations.ts'
import { orderCitations } from '#shared/cases/citations.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import { sectionKey } from '#shared/law/section.ts'

export type LandmarkJoiner = {
  /** The landmark that this is the text of, with that text; null for every other judgment. */
  join: (text: Judgment) => Judgment | null
  /** The landmark as it is without a text. */
  get: (id: string) => Judgment | undefined
}

/** From here on two names may be those of one case: where a citation says so too, and where only the day does. */
const alike = { sameCitation: 0.5, sameDay: 0.85 }

/** A text is a landmark's when it shares a citation and about the name, or day and name. */
export function createLandmarkJoiner(landmarks: readonly Judgment[]): LandmarkJoiner {
  const byId = new Map(landmarks.map(landmark => [landmark.id, landmark]))
  const byCitation = new Map(
    landmarks.flatMap(landmark => landmark.citations.map(one => [canonicalCitation(one) ?? one, landmark])),
  )
  const byDay = Map.groupBy(landmarks, landmark => landmark.date)

  function find(text: Judgment): Judgment | undefined {
    const likeness = ({ title }: Judgment) => sameCase(title, text.title)
    const ofThatDay = text.date ? (byDay.get(text.date) ?? []) : []
    const named = byId.get(text.id) ?? ofThatDay.find(landmark => likeness(landmark) >= alike.sameDay)
    if (named) return named
    const cited = text.citations.flatMap(
      citation => byCitation.get(canonicalCitation(citation) ?? citation) ?? [],
    )
    // What was read as a judgment's own citation may be that of one it cites on its first page.
    return cited.find(landmark => landmark.date === text.date || likeness(landmark) >= alike.sameCitation)
  }

  return {
    get: id => byId.get(id),
    join(text) {
      const landmark = find(text)
      if (!landmark) return null
      const own = text.citations.filter(citation => (byCitation.get(citation) ?? landmark) === landmark)
      return joinText(landmark, { ...text, citations: own })
    },
  }
}

/** What we wrote stays; the text brings its paragraphs and what the note leaves open. */
export function joinText(landmark: Judgment, text: Judgment): Judgment {
  return {
    ...landmark,
    paragraphs: text.paragraphs,
    citations: orderCitations([...landmark.citations, ...text.citations]),
    date: landmark.date ?? text.date,
    bench: landmark.bench.length > 0 ? landmark.bench : text.bench,
    lawyers: text.lawyers,
    caseNumber: landmark.caseNumber ?? text.caseNumber,
    caseNumbers: landmark.caseNumbers.length > 0 ? landmark.caseNumbers : text.caseNumbers,
    cnr: landmark.cnr ?? text.cnr,
    disposal: landmark.disposal ?? text.disposal,
    sections: unite(landmark.sections, text.sections, sectionKey),
    precedents: unite(
      landmark.precedents,
      // What is said of a precedent on the page of a landmark is what we wrote.
      text.precedents.map(precedent => ({ ...precedent, treatment: null })),
      ({ title, citation }) => citation ?? title,
    ),
    officialUrl: landmark.officialUrl ?? text.officialUrl,
    pdfUrl: landmark.pdfUrl ?? text.pdfUrl,
    source: [landmark.source, text.source].filter(Boolean).join('; '),
  }
}

function unite<Item>(ours: Item[], theirs: Item[], nameOf: (item: Item) => string): Item[] {
  const known = new Set(ours.map(nameOf))
  return [...ours, ...theirs.filter(item => !known.has(nameOf(item)))]
}
