import type { FormCheck, FormField } from '#shared/contract/forms.ts'

/** The question for the day of signing has this name in every form. */
const signing = 'date'

type Question = Pick<FormField, 'name' | 'type' | 'labels' | 'ahead'>

/**
 * What a paper states as past cannot lie after the day on which it is signed: every date is held against that day, unless
 * its question says that it may lie ahead. One that always lies ahead, as a day of filing does, cannot lie before it. Where
 * a check of the form says the same in better words, it is left to it.
 */
export function checkDaysAhead(questions: readonly Question[], checks: readonly FormCheck[]): FormCheck[] {
  const days = questions.filter(({ type }) => type === 'date')
  const signed = days.find(({ name }) => name === signing)?.labels
  if (!signed) return []
  const said = new Set(checks.map(check => check.if))
  return days.flatMap(({ name, labels, ahead }): FormCheck[] => {
    if (name === signing || ahead === true) return []
    const [one, other] = ahead === 'always' ? [signing, name] : [name, signing]
    if (said.has(`${one} is after ${other}`) || said.has(`${other} is before ${one}`)) return []
    const words = ahead === 'always' ? before : after
    return [
      {
        name: `${name} and the day of signing`,
        if: `${one} is after ${other}`,
        severity: 'cannot be filed',
        at: name,
        say: {
          en: `“${labels.en}”, {${name}}, lies ${words.en} “${signed.en}”, {${signing}}.`,
          hi: `“${labels.hi}”: {${name}}; यह “${signed.hi}” ({${signing}}) ${words.hi} है।`,
          mr: `“${labels.mr}”: {${name}}; हा दिवस “${signed.mr}” ({${signing}}) ${words.mr} आहे.`,
        },
      },
    ]
  })
}

const after = { en: 'after', hi: 'के बाद', mr: 'च्या नंतर' }
const before = { en: 'before', hi: 'से पहले', mr: 'च्या आधी' }
