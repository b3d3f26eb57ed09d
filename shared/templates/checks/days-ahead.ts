import type { FormCheck, FormField } from '#shared/contract/forms.ts'

/** The question for the day of signing has this name in every form. */
const signing = 'date'

type Question = Pick<FormField, 'name' | 'type' | 'labels' | 'ahead'>

/**
 * What a paper states as past cannot lie after the day on which it is signed: every date is held against that day, unless
 * its question says that it may lie ahead.
 */
export function checkDaysAhead(questions: readonly Question[]): FormCheck[] {
  const days = questions.filter(({ type }) => type === 'date')
  const signed = days.find(({ name }) => name === signing)?.labels
  if (!signed) return []
  return days
    .filter(({ name, ahead }) => name !== signing && !ahead)
    .map(({ name, labels }) => ({
      name: `${name} lies ahead`,
      if: `${name} is after ${signing}`,
      severity: 'cannot be filed',
      at: name,
      say: {
        en: `“${labels.en}”, {${name}}, lies after “${signed.en}”, {${signing}}.`,
        hi: `“${labels.hi}”: {${name}}; यह “${signed.hi}” ({${signing}}) के बाद है।`,
        mr: `“${labels.mr}”: {${name}}; हा दिवस “${signed.mr}” ({${signing}}) नंतरचा आहे.`,
      },
    }))
}
