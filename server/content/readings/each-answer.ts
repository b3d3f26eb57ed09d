import type { Answers, FormField, FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { createWarningFinder } from '#shared/templates/checks/find-warnings.ts'
import { type Asked, readAsked } from '#shared/templates/conditions/asked.ts'
import type { NumberWords } from '#shared/templates/number-words.ts'
import { choiceKey } from '#shared/templates/papers/choice.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import type { FormDraft } from '../draft.ts'
import { mergePapers } from '../lint/papers-as-forms.ts'
import { createReadings } from '../lint/renderings.ts'
import { type ChangedPaper, listChanges, type PrintedPaper } from './changes.ts'

/** One answer given instead of another, and what it changes in the whole set. */
export type AnswerReading = {
  question: string
  answer: string
  /** What must have been answered for the question to be asked. */
  given: readonly string[]
  asks: readonly string[]
  asksNoMore: readonly string[]
  says: readonly string[]
  papers: readonly ChangedPaper[]
}

type State = { given: readonly string[]; values: FormValues; asked: Asked }
type Answer = { field: FormField; option: string }

/**
 * The set under every single answer, each against the answers from which it differs by that one: for somebody who looks
 * for the sentence that does not fit. A question that is asked only after another answer is varied under that one. Text
 * is only left out, where that is allowed.
 */
export function readEachAnswer(
  draft: FormDraft,
  language: Language,
  numberWords: NumberWords,
): AnswerReading[] {
  const view = mergePapers(draft).view
  const findWarnings = createWarningFinder(view, { language, numberWords })
  const print = (values: FormValues): PrintedPaper[] =>
    compileSet(draft.view, language, values, { blank: 'rule', numberWords }).papers.map(
      ({ title, document }) => ({ title, lines: writeText(document).split('\n').filter(Boolean) }),
    )
  const read = (question: string, answer: string, from: State, values: FormValues): AnswerReading => {
    const before = shownIn(view, from.asked)
    const after = shownIn(view, readAsked(view, values))
    const said = new Set(findWarnings(from.values).map(({ text }) => text))
    return {
      question,
      answer,
      given: from.given,
      asks: labelsOf(after.filter(field => !before.includes(field))),
      asksNoMore: labelsOf(before.filter(field => !after.includes(field))),
      says: findWarnings(values)
        .filter(({ text }) => !said.has(text))
        .map(({ severity, text }) => `${severity}: ${text}`),
      papers: listChanges(print(from.values), print(values)),
    }
  }
  const first = stateOf(view, [], createReadings(mergePapers(draft))(language).every)
  return [
    ...walk(view, first).map(({ field, option, from, values }) =>
      read(`${field.label} (${field.name})`, option || 'left empty', from, values),
    ),
    ...draft.papers.map(({ view: { id, titles } }) =>
      read(`Paper: ${titles[language]}`, 'taken in', first, {
        ...first.values,
        [choiceKey(id)]: 'taken in',
      }),
    ),
  ]
}

type Step = Answer & { from: State; values: FormValues }

/** Every answer once, from the first answers under which its question is asked. */
function walk(view: FormView, first: State): Step[] {
  const steps: Step[] = []
  const varied = new Set<string>()
  const states = [first]
  for (let state = states.shift(); state; state = states.shift()) {
    for (const field of shownIn(view, state.asked)) {
      if (varied.has(field.name)) continue
      varied.add(field.name)
      for (const option of otherAnswers(field, readAnswer(view, state.values, field))) {
        const values = giveAnswer(view, state.values, { field, option })
        steps.push({ field, option, from: state, values })
        const next = stateOf(view, [...state.given, `${field.name}: ${option || 'left empty'}`], values)
        if (shownIn(view, next.asked).some(({ name }) => !varied.has(name))) states.push(next)
      }
    }
  }
  return steps
}

function stateOf(view: FormView, given: readonly string[], values: FormValues): State {
  return { given, values, asked: readAsked(view, values) }
}

/** What can be answered instead: another option, or nothing. Of a long list, such as that of the States, the first. */
function otherAnswers({ options, required, type, name }: FormField, answer: string): readonly string[] {
  if (ofEveryForm.test(name) || isStateOfParty(name, options)) return []
  if (type === 'select') return (options ?? []).filter(option => option !== answer).slice(0, mostOptions)
  return required || answer === '' ? [] : ['']
}

const mostOptions = 12
/** What is asked of parties and cases in every form alike; the kind of a party stays, since texts must bear it. */
const ofEveryForm =
  /(?:Age|Occupation|Body|Authority|GovernmentOf|Office|GuardianRole|Incapacity|^caseNumber|^documentDate)$/

/** Which of the States a government is; not the state of a case or of a parent, of which there are a few. */
function isStateOfParty(name: string, options: FormField['options']): boolean {
  return name.endsWith('State') && (options ?? []).length > mostOptions
}

function shownIn(view: FormView, asked: Asked): FormField[] {
  const repeats = repeatedGroups(view)
  return view.fields.filter(
    field =>
      asked.isGroupShown(field.group) && asked.isShown(field, repeats.has(field.group) ? 0 : undefined),
  )
}

function repeatedGroups({ groups }: FormView): ReadonlySet<string> {
  return new Set(groups.flatMap(({ id, repeat }) => (repeat ? [id] : [])))
}

function firstItem(values: FormValues, group: string): { first: Answers; others: Answers[] } {
  const items = values[group]
  const [first = {}, ...others] = Array.isArray(items) ? items : []
  return { first, others }
}

function readAnswer(view: FormView, values: FormValues, { name, group }: FormField): string {
  if (repeatedGroups(view).has(group)) return firstItem(values, group).first[name] ?? ''
  const answer = values[name]
  return typeof answer === 'string' ? answer : ''
}

/** In a list the first of its items is answered so. */
function giveAnswer(view: FormView, values: FormValues, { field, option }: Answer): FormValues {
  if (!repeatedGroups(view).has(field.group)) return { ...values, [field.name]: option }
  const { first, others } = firstItem(values, field.group)
  return { ...values, [field.group]: [{ ...first, [field.name]: option }, ...others] }
}

function labelsOf(fields: readonly FormField[]): string[] {
  return fields.map(({ label }) => label)
}
