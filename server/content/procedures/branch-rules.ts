import { findRefused } from '../lint/glossary.ts'
import type { YamlPath } from '../yaml-file.ts'
import { type ProcedureDraft, type ProcedureRule, problem, textsOf } from './rule.ts'

/** The question at the head of a guide and what hangs on its answer. */
export const branchRules = {
  answersExist,
  everyAnswerChanges,
  choicesSaySomething,
  translationsAreTranslations,
  termsAreThoseOfTheGlossary,
} satisfies Record<string, ProcedureRule>

type Placed = { only: readonly string[]; path: YamlPath }

function listBranches({ guide }: ProcedureDraft): Placed[] {
  return guide.steps.flatMap(({ only, choices, deadlines }, at) => [
    ...(only ? [{ only, path: ['steps', at, 'only'] }] : []),
    ...choices.map((choice, of) => ({ only: choice.only, path: ['steps', at, 'choices', of, 'only'] })),
    ...deadlines.flatMap((one, of) =>
      one.only ? [{ only: one.only, path: ['steps', at, 'deadlines', of, 'only'] }] : [],
    ),
  ])
}

function answersExist(draft: ProcedureDraft) {
  const answers = draft.guide.question?.options.map(({ id }) => id) ?? []
  const twice = answers.filter((id, at) => answers.indexOf(id) !== at)
  return [
    ...twice.map(id => problem(draft, ['question', 'options'], `The answer '${id}' stands twice.`)),
    ...listBranches(draft).flatMap(({ only, path }) =>
      only
        .filter(id => !answers.includes(id))
        .map(id => problem(draft, path, `The question has no answer '${id}'.`)),
    ),
  ]
}

/** An answer that leads to what another one leads to is no choice; what stands for all of them is no branch. */
function everyAnswerChanges(draft: ProcedureDraft) {
  const { question } = draft.guide
  if (!question) return []
  const branches = listBranches(draft)
  const all = question.options.length
  const idle = question.options.filter(({ id }, at) => {
    const shown = (one: string) => branches.map(({ only }) => only.includes(one)).join()
    return question.options.slice(0, at).some(other => shown(other.id) === shown(id))
  })
  return [
    ...idle.map(({ id }) =>
      problem(draft, ['question', 'options'], `The answer '${id}' shows the same as another answer.`),
    ),
    ...branches
      .filter(({ only }) => new Set(only).size === all)
      .map(({ path }) => problem(draft, path, 'This is for every answer: leave `only` out.')),
    ...question.options
      .filter(({ id }) => draft.guide.steps.every(({ only }) => only && !only.includes(id)))
      .map(({ id }) => problem(draft, ['question'], `The answer '${id}' leaves no step.`)),
  ]
}

function choicesSaySomething(draft: ProcedureDraft) {
  return draft.guide.steps.flatMap(({ choices }, at) =>
    choices.flatMap(({ note, fees, documents, forms }, of) =>
      note || fees || documents.length > 0 || forms.length > 0
        ? []
        : [
            problem(
              draft,
              ['steps', at, 'choices', of],
              'This choice says nothing: give a note, fees, documents or forms.',
            ),
          ],
    ),
  )
}

/** What stands in three languages: Hindi and Marathi in Devanagari, and not copies of each other. */
function translationsAreTranslations(draft: ProcedureDraft) {
  const texts = new Map(textsOf(draft.guide).map(({ text, path }) => [path.join('.'), { text, path }]))
  return [...texts.values()].flatMap(({ text, path }) => {
    const language = path.at(-1)
    if (language !== 'hi' && language !== 'mr') return []
    if (!/\p{Script=Devanagari}/u.test(text)) return [problem(draft, path, 'This is not in Devanagari.')]
    const other = texts.get([...path.slice(0, -1), language === 'hi' ? 'mr' : 'hi'].join('.'))
    return language === 'mr' && text === other?.text && text.length > 40
      ? [problem(draft, path, 'The Marathi text is the Hindi one.')]
      : []
  })
}

function termsAreThoseOfTheGlossary(draft: ProcedureDraft) {
  return textsOf(draft.guide).flatMap(({ text, path }) => {
    const language = path.at(-1)
    if (language !== 'hi' && language !== 'mr') return []
    return findRefused(text, language).map(message => problem(draft, path, message))
  })
}
