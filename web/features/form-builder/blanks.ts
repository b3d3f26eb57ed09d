import type { FormField, FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { CompiledDocument, Run } from '#shared/templates/blocks.ts'
import { listRuns } from '#shared/templates/blocks.ts'
import { readAsked } from '#shared/templates/conditions/asked.ts'
import { describePlace } from './describe-place.ts'
import type { BuilderSay } from './messages.ts'
import { type CountedPlace, readAnswer } from './places.ts'
import { isAnswered } from './progress.ts'
import { listMissing, listPlaces } from './validate.ts'

export type Blank = CountedPlace & { label: string }
/** The language of messages about the document, which may itself be in another language. */
export type Telling = { language: Language; say: BuilderSay }

/** The questions that would print as ruled blanks, in the order they are asked. */
export function listBlanks(
  form: FormView,
  values: FormValues,
  document: CompiledDocument,
  telling: Telling,
): Blank[] {
  return listBlanksByPaper(form, values, [{ document, isMain: true }], telling).flatMap(
    ({ blanks }) => blanks,
  )
}

/** The number of questions that leave a blank in one paper. */
export function countBlanks(form: FormView, values: FormValues, document: CompiledDocument): number {
  return new Set(listRuns(document).flatMap(run => placesOf(run, form, values).map(keyOf))).size
}

type Part = { id?: string; document: CompiledDocument; isMain: boolean }

/**
 * The blanks of each paper of a set. A question is listed under the first paper that prints it; where none does, under
 * the first that asks for it, or the main paper.
 */
export function listBlanksByPaper<P extends Part>(
  form: FormView,
  values: FormValues,
  papers: readonly P[],
  telling: Telling,
): { paper: P; blanks: Blank[] }[] {
  const owners = new Map<string, P>()
  for (const paper of papers)
    for (const run of listRuns(paper.document))
      for (const at of placesOf(run, form, values)) if (!owners.has(keyOf(at))) owners.set(keyOf(at), paper)
  for (const at of listMissing(form, values)) {
    const asking = findAsking(at, form, papers)
    if (asking && !owners.has(keyOf(at))) owners.set(keyOf(at), asking)
  }
  const all = listPlaces(form, values)
  return papers.map(paper => ({
    paper,
    blanks: all
      .filter(at => owners.get(keyOf(at)) === paper)
      .map(at => ({ ...at, label: labelOf(at, form, telling) })),
  }))
}

function findAsking<P extends Part>(
  { name }: CountedPlace,
  form: FormView,
  papers: readonly P[],
): P | undefined {
  const asking = form.papers?.fields.find(field => field.name === name)?.papers ?? []
  return papers.find(({ id }) => id && asking.includes(id)) ?? papers.find(({ isMain }) => isMain)
}

/**
 * A new case has no number until the registry gives one, so its blank is not counted. In a pending case
 * the form asks for the number.
 */
export function isLeftToRegistry({ sources = [] }: Run, { fields }: Pick<FormView, 'fields'>): boolean {
  const [source] = sources
  return source === 'caseNumber' && fields.some(({ name, required }) => name === source && !required)
}

/** When one of several questions is enough, the first one represents them, under the name of their group. */
function labelOf(place: CountedPlace, form: FormView, { language, say }: Telling): string {
  const field = form.fields.find(({ name }) => name === place.name)
  const isAny = form.derived.some(derived => derived.fn === 'oneOf' && derived.fields.includes(place.name))
  const group = form.groups.find(({ id }) => id === field?.group)
  if (!isAny || field?.required || !group) return describePlace(form, place, language)
  return say('atLeastOne', { group: group.title[language] })
}

/** A computed blank represents its unanswered questions: all that are required, otherwise the first one. */
export function placesOf(run: Run, form: FormView, values: FormValues): CountedPlace[] {
  if (!run.blank || isLeftToRegistry(run, form)) return []
  const sources = run.sources ?? []
  const asked = readAsked(form, values)
  const shown = form.fields
    .filter(field => sources.includes(field.name))
    .map(field => ({ field, at: place(field, form, run.item) }))
    .filter(({ field, at }) => asked.isShown(field, at.index))
  const required = shown.filter(({ field, at }) => asked.isRequired(field, at.index))
  return (required.length > 0 ? required : shown.slice(0, 1))
    .map(({ at }) => at)
    .filter(where => !isAnswered(readAnswer(values, where)))
}

function place({ name, group }: FormField, form: FormView, item = 0): CountedPlace {
  return form.groups.some(({ id, repeat }) => id === group && repeat)
    ? { name, group, index: item }
    : { name }
}

function keyOf({ name, group, index }: CountedPlace): string {
  return [group, index, name].join(' ')
}
