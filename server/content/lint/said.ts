import { type Language, type Localized, languages } from '#shared/languages.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import type { YamlPath } from '../yaml-file.ts'
import { placeOf } from './questions.ts'
import { inYaml } from './rule.ts'

/** Words of form.yaml or paper.yaml that somebody reads on the screen or in print, outside of the texts. */
export type Said = { words: Localized; tell: (message: string) => Problem }

/** What stands beside a question: its label, its help and its options, also of those that papers of the set ask. */
export function listSaidOfQuestions(draft: FormDraft): Said[] {
  return listAsked(draft).flatMap(({ field: { labels, help, optionLabels = [] }, tell }) =>
    [labels, help, ...optionLabels].flatMap(words => (words ? [{ words, tell }] : [])),
  )
}

export function listLabels(draft: FormDraft): Said[] {
  return listAsked(draft).map(({ field: { labels }, tell }) => ({ words: labels, tell }))
}

/** All that is said beside the texts, in order of the questions, the checks, what is computed, and titles. */
export function listAllSaid(draft: FormDraft): Said[] {
  return [
    ...listSaidOfQuestions(draft),
    ...listSaidOfChecks(draft),
    ...listSaidOfDerived(draft),
    ...listSaidOfTitles(draft),
    ...listSaidOfPapers(draft),
  ]
}

function listAsked(draft: FormDraft) {
  const { fields, papers } = draft.view
  const own = fields
    .filter(({ name }) => draft.declaredAt.has(name))
    .map(field => ({ field, tell: tellInYaml(draft, placeOf(draft, field.name)) }))
  const ofPapers = (papers?.fields ?? []).map(({ papers: [first], ...field }) => ({
    field,
    tell: tellInPaper(draft, first),
  }))
  return [...own, ...ofPapers]
}

/** The sentences of checks, each with the provision behind it, which stands under it. */
export function listSaidOfChecks(draft: FormDraft): Said[] {
  return (draft.view.checks ?? []).map(({ name, say, provision }) => ({
    words: {
      en: `${say.en}\n${provision}`,
      hi: `${say.hi}\n${provision}`,
      mr: `${say.mr}\n${provision}`,
    },
    tell: tellInYaml(draft, ['checks', name]),
  }))
}

/** The words of computed values: of choices, of lists, and those that take the place of a shared paper's. */
export function listSaidOfDerived(draft: FormDraft): (Said & { name: string; fn: string })[] {
  const { derived, papers } = draft.view
  const own = derived.map(entry => ({ entry, tell: tellInYaml(draft, ['derived', entry.name]) }))
  const ofPapers = (papers?.derived ?? []).map(entry => ({ entry, tell: tellInPaper(draft) }))
  return [...own, ...ofPapers].flatMap(({ entry, tell }) => {
    const { name, fn } = entry
    const all =
      fn === 'choose'
        ? Object.values(entry.cases)
        : fn === 'words'
          ? [entry.text]
          : fn === 'listOf'
            ? [entry.pattern]
            : []
    return all.map(words => ({ words, tell, name, fn }))
  })
}

/** The titles of annexures, in which answers stand. */
export function listSaidOfTitles(draft: FormDraft): Said[] {
  return (draft.view.annexures?.list ?? []).map(({ name, titles }) => ({
    words: titles,
    tell: tellInYaml(draft, ['annexures', 'list', name]),
  }))
}

/** The titles of the papers of the set, and of the groups of questions. */
export function listSaidOfPapers(draft: FormDraft): Said[] {
  const { papers, groups } = draft.view
  const titles = (papers?.list ?? []).map(({ titles: words }, index) => ({
    words,
    tell: tellInYaml(draft, ['papers', index]),
  }))
  const steps = groups.flatMap(({ title, item }, index) =>
    [title, item].flatMap(words => (words ? [{ words, tell: tellInYaml(draft, ['groups', index]) }] : [])),
  )
  return [...titles, ...steps]
}

export function eachLanguage(words: Localized): (readonly [Language, string])[] {
  return languages.map(language => [language, words[language]] as const)
}

function tellInYaml(draft: FormDraft, path: YamlPath) {
  return (message: string) => inYaml(draft, path, message)
}

function tellInPaper(draft: FormDraft, id?: string) {
  const file = draft.papers.find(({ view }) => view.id === id)?.file ?? draft.file
  return (message: string): Problem => ({ file, line: 1, message })
}
