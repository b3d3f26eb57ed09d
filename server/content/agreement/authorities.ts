import { readFileSync } from 'node:fs'
import path from 'node:path'
import { canonicalCitation } from '#server/law/cases/find-citations.ts'
import { findWarning } from '#shared/cases/later-history.ts'
import type { LandmarkDraft } from '../cases/rules.ts'

/** A judgment that the content knows, and what undid it. */
export type Authority = {
  title: string
  citations: string[]
  undone?: { kind: string; by: string }
}

const whole = new Set<string>(['overruled', 'reversed', 'superseded by statute'])

/** The judgments with a note, those that the notes name, and those of content/law/cited-cases.tsv. */
export function listAuthorities(drafts: readonly LandmarkDraft[], cited: readonly Authority[]): Authority[] {
  const noted = drafts.map(({ landmark: { title, citations, laterHistory } }): Authority => {
    const warning = findWarning(laterHistory.events)
    const known = { title, citations: spell(citations) }
    return warning && whole.has(warning.kind)
      ? { ...known, undone: { kind: warning.kind, by: warning.by } }
      : known
  })
  const named = drafts.flatMap(({ landmark }) => [
    ...landmark.precedents.map(({ title, citation, treatment }): Authority => {
      const known = { title, citations: spell([citation ?? '']) }
      return treatment === 'overruled' ? { ...known, undone: { kind: treatment, by: landmark.title } } : known
    }),
    ...landmark.laterHistory.events.map(({ by, citation }) => ({
      title: by,
      citations: spell([citation ?? '']),
    })),
  ])
  return [...noted, ...named.filter(({ title }) => /\sv\.?\s|^In re\b/i.test(title)), ...cited]
}

export function loadCitedCases(contentFolder: string): Authority[] {
  const file = path.join(contentFolder, 'law', 'cited-cases.tsv')
  const [, ...lines] = readFileSync(file, 'utf8').replaceAll('\r', '').trimEnd().split('\n')
  return lines.map(line => {
    const [citation = '', title = '', , also = '', , undone = ''] = line.split('\t')
    const known = { title: title.replace(' versus ', ' v '), citations: spell([citation, also]) }
    const [kind, by = ''] = undone.split(' by ')
    return kind ? { ...known, undone: { kind, by } } : known
  })
}

function spell(citations: string[]): string[] {
  return citations.flatMap(citation => canonicalCitation(citation) ?? [])
}
