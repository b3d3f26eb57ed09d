import { type Condition, listNames } from '#shared/templates/conditions/condition.ts'
import { parseCondition } from '#shared/templates/conditions/parse-condition.ts'
import {
  type Control,
  createScope,
  cutControls,
  parseControlLine,
} from '#shared/templates/conditions/scope.ts'
import { listSources } from '#shared/templates/derived-sources.ts'
import type { FormDraft, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'

/** 'which ended on {lastDay}' */
const ended = /\b(?:ended|expired|lapsed|ran out|has passed|have passed)\b[^{}.;]{0,30}\{(\w+)\}/g
const computesADay = ['addDays', 'addMonths', 'limitationEnd']
const passesADayOn = ['dateLong', 'latestOf', 'earliestOf']

/**
 * That a time has ended is said where it has: in a branch that looks at the computed day, or in a form that cannot be
 * filed before it. A slip of the calendar would be sworn otherwise.
 */
export function endedTimesHaveEnded(draft: FormDraft): Problem[] {
  if (draft.paper) return [] // the checks stand with the main paper
  const { checks = [], conditions } = draft.view
  const read = (text: string) => {
    const parsed = parseCondition(text, conditions)
    return 'condition' in parsed ? parsed.condition : undefined
  }
  const stops = checks
    .filter(({ severity }) => severity === 'cannot be filed')
    .flatMap(check => daysToCome(read(check.if)))
  const days = listComputedDays(draft)
  const scope = createScope(text => read(text) ?? { is: 'all', of: [] })
  return draft.texts.en.lines.flatMap(line => {
    const control = parseControlLine(line.text)
    if (control) scope.apply(control)
    return control
      ? []
      : wordsWithin(line, scope).flatMap(({ words, when }) => {
          const looked = new Set([...stops, ...namesIn(when)])
          return [...words.matchAll(ended)].flatMap(([said, day = '']) => {
            if (!days.includes(day) || listDependents(day, draft).some(name => looked.has(name))) return []
            const message = `'${said}' is said whether or not the day has come: put it in a branch that looks at {${day}}, or let a check 'cannot be filed' ask for it.`
            return [atLine(line, message)]
          })
        })
  })
}

type Scope = ReturnType<typeof createScope>

function wordsWithin(line: TextLine, scope: Scope): { words: string; when: Condition | undefined }[] {
  return cutControls(line.text).flatMap((piece: string | Control) => {
    if (typeof piece === 'string') return [{ words: piece, when: scope.when() }]
    scope.apply(piece)
    return []
  })
}

/** What a check holds while it is still to come: the day in 'date is on or before lastDay', the days in 'daysLate is less than 1'. */
function daysToCome(condition: Condition | undefined): string[] {
  if (!condition) return []
  if (condition.is === 'all' || condition.is === 'any') return condition.of.flatMap(daysToCome)
  if (condition.is === 'not') {
    const { of } = condition
    return of.is === 'compared'
      ? sides(of, ['after', 'onOrAfter'], ['before', 'onOrBefore', 'more', 'least'])
      : []
  }
  return condition.is === 'compared'
    ? sides(condition, ['before', 'onOrBefore'], ['after', 'onOrAfter', 'less', 'most'])
    : []
}

type Compared = Extract<Condition, { is: 'compared' }>

function sides(
  { name, by, to }: Compared,
  tellsRight: readonly Compared['by'][],
  tellsLeft: readonly Compared['by'][],
): string[] {
  if (tellsLeft.includes(by)) return [name]
  return tellsRight.includes(by) && 'name' in to ? [to.name] : []
}

function namesIn(condition: Condition | undefined): string[] {
  return condition === undefined ? [] : listNames(condition)
}

/** A day that is reckoned may be written in words, or chosen among others. */
function listComputedDays({ view: { derived, fields } }: FormDraft): string[] {
  const days: string[] = []
  for (const one of derived) {
    const passesOn =
      passesADayOn.includes(one.fn) && listSources(one, fields).some(source => days.includes(source))
    if (computesADay.includes(one.fn) || passesOn) days.push(one.name)
  }
  return days
}

/** The day itself and what is computed from it, such as the days since. */
function listDependents(day: string, { view: { derived, fields } }: FormDraft): string[] {
  return [day, ...derived.filter(one => listSources(one, fields).includes(day)).map(({ name }) => name)]
}
