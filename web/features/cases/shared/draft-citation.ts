import type { FormField, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'

export type Question = Pick<FormField, 'name' | 'labels'>

/** What a draft is reasoned in, the likeliest place for a judgment first. */
const likely = [/grounds?/i, /submission|argument/i, /facts?$/i, /statement|background/i, /reason/i]

/** The longer answers of a form. Those of a list (each witness, each document) are no place for a judgment. */
export function listQuestions({ fields, groups }: Pick<FormView, 'fields' | 'groups'>): Question[] {
  const repeated = new Set(groups.filter(({ repeat }) => repeat).map(({ id }) => id))
  return fields.filter(({ type, group }) => type === 'textarea' && !repeated.has(group))
}

export function chooseQuestion(questions: readonly Question[]): Question | undefined {
  for (const pattern of likely) {
    const found = questions.find(({ name }) => pattern.test(name))
    if (found) return found
  }
  return questions[0]
}

const sentences: Record<Language, (citation: string) => string> = {
  en: citation => `Reliance is placed on ${citation}.`,
  hi: citation => `इस सम्बन्ध में ${citation} के निर्णय का आश्रय लिया जाता है।`,
  mr: citation => `या संदर्भात ${citation} या न्यायनिर्णयाचा आधार घेण्यात येत आहे.`,
}

export function writeSentence(citation: string, language: Language): string {
  return sentences[language](citation)
}

/** A line of an answer is a paragraph of the document: the sentence gets one of its own. */
export function addLine(answer: string, line: string): string {
  const before = answer.trimEnd()
  return before ? `${before}\n${line}` : line
}

/** The answer without the line, wherever it stands by now; null where it was rewritten. */
export function takeLine(answer: string, line: string): string | null {
  const at = `\n${answer}\n`.lastIndexOf(`\n${line}\n`)
  if (at < 0) return null
  const before = answer.slice(0, Math.max(0, at - 1))
  const after = answer.slice(at + line.length)
  return before ? before + after : after.replace(/^\n/, '')
}
