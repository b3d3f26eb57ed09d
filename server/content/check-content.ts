import type { ProcedureView } from '#shared/contract/procedures.ts'
import { type Language, languages } from '#shared/languages.ts'
import { buildForm, type Shared } from './build-form.ts'
import { check } from './checked.ts'
import { checkClients } from './clients/check-clients.ts'
import type { FormDraft } from './draft.ts'
import { catalogueSchema } from './form-schema.ts'
import { withAnnexureNames } from './lint/annexures-as-questions.ts'
import { roleRules } from './lint/cause-roles.ts'
import { withoutKnown } from './lint/known-findings.ts'
import { setRules } from './lint/papers.ts'
import { listPapersAsForms } from './lint/papers-as-forms.ts'
import { registryRules } from './lint/registry.ts'
import type { LibraryEntry, Rule } from './lint/rule.ts'
import { firstRules, libraryRules, paperRules, rules } from './lint/rules.ts'
import { parseSharedPapers } from './papers/shared-paper.ts'
import type { Problem } from './problem.ts'
import { checkProcedures } from './procedures/check-procedures.ts'
import { parseQuestionSets } from './questions/question-sets.ts'
import type { ContentSources, FormSource, Partials, SourceFile } from './sources.ts'
import { parseYaml } from './yaml-file.ts'

export type { LibraryEntry }
export type CheckedForm = { source: FormSource; draft?: FormDraft; problems: Problem[] }
type CheckedContent = { forms: CheckedForm[]; procedures: ProcedureView[]; problems: Problem[] }

/**
 * What is checked: 'start' is what the program needs to print a form, which a start waits for; 'all' also what a
 * registry would find, in many printings of each paper.
 */
export type Thoroughness = 'start' | 'all'

/** Reads and lints the whole content, even when some forms are broken. */
export function checkContent(sources: ContentSources, how: Thoroughness = 'all'): CheckedContent {
  const shared = parseShared(sources)
  if (!shared.value) return { forms: [], procedures: [], problems: shared.problems }
  const context = shared.value
  const forms = sources.forms.map(source => checkForm(source, context, how))
  const drafts = forms.flatMap(form => form.draft ?? [])
  const entries = drafts.map(({ file, view: { id, slug, withdrawn } }) => ({ file, id, slug, withdrawn }))
  const guides = checkProcedures(
    sources.procedures,
    drafts.flatMap(({ view }) => (view.withdrawn ? [] : [view])),
  )
  const problems = [...shared.problems, ...forms.flatMap(form => form.problems), ...checkLibrary(entries)]
  return { forms, procedures: guides.procedures, problems: sortProblems([...problems, ...guides.problems]) }
}

export function parseShared({ catalogue, partials, papers, questions }: ContentSources): {
  value?: Shared
  problems: Problem[]
} {
  const problems = partialsAreInAllLanguages(partials)
  const read = parseCatalogue(catalogue)
  const shared = parseSharedPapers(papers)
  const { sets, problems: unread } = parseQuestionSets(questions)
  problems.push(...read.problems, ...shared.problems, ...unread)
  if (!read.value) return { problems }
  return {
    value: { catalogue: read.value, partials, sharedPapers: shared.papers, questionSets: sets },
    problems,
  }
}

export function checkForm(source: FormSource, shared: Shared, how: Thoroughness = 'all'): CheckedForm {
  const { draft, problems } = buildForm(source, shared)
  if (!draft) return { source, problems }
  const linted = withAnnexureNames(draft)
  const unreadable = applyAll([firstRules], linted)
  if (unreadable.length > 0) return { source, problems: [...problems, ...unreadable] }
  const asked = how === 'all' ? [rules, setRules, roleRules, registryRules] : [rules, setRules, roleRules]
  const served = how === 'all' ? checkClients(linted, source.clients) : []
  const found = [...applyAll(asked, linted), ...checkPapers(linted, how), ...served]
  return { source, draft, problems: withoutKnown([...problems, ...found], source, how) }
}

type Steps = {
  first: CheckedForm
  restOf?: { text: FormDraft; find: () => Problem[] }[]
  /** Whether its clients are served. */
  serve?: () => Problem[]
}

/**
 * The same for somebody who waits: first what keeps the form from printing, then for each text of the set what a registry
 * would find, in whatever order the caller likes.
 */
export function checkFormInSteps(source: FormSource, shared: Shared): Steps {
  const { draft, problems } = buildForm(source, shared)
  if (!draft) return { first: { source, problems } }
  const linted = withAnnexureNames(draft)
  const unreadable = applyAll([firstRules], linted)
  if (unreadable.length > 0) return { first: { source, problems: [...problems, ...unreadable] } }
  const papers = listPapersAsForms(linted)
  const found = [
    ...applyAll([rules, setRules, roleRules], linted),
    ...papers.flatMap(paper => {
      const wrong = applyAll([firstRules], paper)
      return wrong.length > 0 ? wrong : applyAll([paperRules], paper)
    }),
  ]
  return {
    first: { source, draft, problems: [...problems, ...found] },
    restOf: [linted, ...papers].map(text => ({ text, find: () => applyAll([registryRules], text) })),
    serve: () => checkClients(linted, source.clients),
  }
}

/** Once a paper of the set can be parsed, it is checked like a separate form, with the rules for texts. */
function checkPapers(draft: FormDraft, how: Thoroughness): Problem[] {
  const asked = how === 'all' ? [paperRules, registryRules] : [paperRules]
  return listPapersAsForms(draft).flatMap(paper => {
    const unreadable = applyAll([firstRules], paper)
    return unreadable.length > 0 ? unreadable : applyAll(asked, paper)
  })
}

function applyAll(sets: readonly Record<string, Rule>[], draft: FormDraft): Problem[] {
  return sets.flatMap(set => Object.values(set)).flatMap(rule => rule(draft))
}

export function checkLibrary(entries: readonly LibraryEntry[]): Problem[] {
  return Object.values(libraryRules).flatMap(rule => rule(entries))
}

function parseCatalogue(file: SourceFile) {
  const yaml = parseYaml(file)
  if (yaml.problems.length > 0) return { problems: yaml.problems }
  return check(catalogueSchema, yaml.value, { yaml })
}

export function partialsAreInAllLanguages(partials: Partials): Problem[] {
  const names = new Set(languages.flatMap(language => [...partials[language].keys()]))
  return [...names].flatMap(name =>
    languages
      .filter(language => !partials[language].has(name))
      .map((language: Language) => {
        const file = `content/partials/${language}/${name}.md`
        return {
          file,
          line: 1,
          message: 'This shared clause exists in another language only: write it here too.',
        }
      }),
  )
}

export function sortProblems(problems: Problem[]): Problem[] {
  const unique = [...new Map(problems.map(problem => [JSON.stringify(problem), problem])).values()]
  return unique.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
