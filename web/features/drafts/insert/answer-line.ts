import type { FormField, FormView } from '#shared/contract/forms.ts'

export type Question = Pick<FormField, 'name' | 'labels'>

/** The questions in which a draft argues, the likeliest first. */
const likely = [/grounds?/i, /submission|argument/i, /facts?$/i, /statement|background/i, /reason/i]

/** The long answers of a form. Those of a repeated group (each witness, each document) are left out. */
export function listQuestions({ fields, groups }: Pick<FormView, 'fields' | 'groups'>): Question[] {
  const repeated = new Set(groups.filter(({ repeat }) => repeat).map(({ id }) => id))
  return fields.filter(({ type, group }) => type === 'textarea' && !repeated.has(group))
}

export function chooseQuestion(
  questions: readonly Question[],
  first: readonly RegExp[] = [],
): Question | undefined {
  for (const pattern of [...first, ...likely]) {
    const found = questions.find(({ name }) => pattern.test(name))
    if (found) return found
  }
  return questions[0]
}

/** Each line of an answer is a paragraph, so the sentence becomes a line of its own. */
export function addLine(answer: string, line: string): string {
  const before = answer.trimEnd()
  return before ? `${before}\n${line}` : line
}

/** The answer without the line; null where it was rewritten. */
export function takeLine(answer: string, line: string): string | null {
  const at = `\n${answer}\n`.lastIndexOf(`\n${line}\n`)
  if (at < 0) return null
  const before = answer.slice(0, Math.max(0, at - 1))
  const after = answer.slice(at + line.length)
  return before ? before + after : after.replace(/^\n/, '')
}
