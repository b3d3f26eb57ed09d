import { sameCase } from '#server/law/cases/case-names.ts'
import { canonicalCitation } from '#server/law/cases/find-citations.ts'
import { orderCitations } from '#shared/cases/citations.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import { sectionKey } from '#shared/law/section.ts'

export type LandmarkJoiner = {
  /** The landmark joined with this text; null if the text is not of a landmark. */
  join: (text: Judgment) => Judgment | null
  /** The landmark as it is without a text. */
  get: (id: string) => Judgment | undefined
}

/** The lowest name similarity for one case: with the same citation, and with only the same day. */
const alike = { sameCitation: 0.5, sameDay: 0.85 }

/** A text is a landmark's if it has its id, its day and name, or its citation with day or about the name. */
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
    // The citation read as the judgment's own may be of another case cited on its first page.
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

/** What we wrote stays. The text adds its paragraphs and fills what we left open. */
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
      // Only what we wrote is shown as the treatment of a precedent by a landmark.
      text.precedents.map(precedent => ({ ...precedent, treatment: null })),
      ({ title, citation }) => citation ?? title,
    ),
    treated: text.treated,
    officialUrl: landmark.officialUrl ?? text.officialUrl,
    pdfUrl: landmark.pdfUrl ?? text.pdfUrl,
    source: [landmark.source, text.source].filter(Boolean).join('; '),
  }
}

function unite<Item>(ours: Item[], theirs: Item[], nameOf: (item: Item) => string): Item[] {
  const known = new Set(ours.map(nameOf))
  return [...ours, ...theirs.filter(item => !known.has(nameOf(item)))]
}
