import type { CaseNote, Judgment, Paragraph } from '#shared/cases/judgment.ts'

/** All parts of a judgment that can be read and linked to: our note, the headnotes, then its own text. */
export function readableParts(source: Judgment): Paragraph[] {
  return [...noteParts(source.note), ...headnoteParts(source.headnotes), ...source.paragraphs]
}

export function noteParts(note: CaseNote | null): Paragraph[] {
  if (!note) return []
  return [
    { id: 'facts', label: 'Facts', text: note.facts },
    { id: 'issues', label: 'Issues', text: note.issues.join(' ') },
    { id: 'petitioner', label: 'For the petitioner', text: note.arguments.petitioner },
    { id: 'respondent', label: 'For the respondent', text: note.arguments.respondent },
    { id: 'summary', label: 'Judgment', text: note.summary },
    { id: 'ratio', label: 'Ratio', text: note.ratio },
    ...note.keyFindings.map((text, index) => ({
      id: `finding-${index + 1}`,
      label: `Finding ${index + 1}`,
      text,
    })),
  ].filter(part => part.text.trim() !== '')
}

function headnoteParts(headnotes: string[]): Paragraph[] {
  return headnotes.map((text, index) => ({
    id: `headnote-${index + 1}`,
    label: `Headnote ${index + 1}`,
    text,
  }))
}
