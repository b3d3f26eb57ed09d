import { type DerivedField, derivedField } from '#shared/contract/derived-fields.ts'
import type { FormField, FormGroup, FormPapers, FormView, PaperView } from '#shared/contract/forms.ts'
import { type Language, type Localized, languages } from '#shared/languages.ts'
import { electronicCertificate } from '#shared/templates/annexures/names.ts'
import { mainTruth } from '#shared/templates/papers/compile-set.ts'
import { deponentNames } from '#shared/templates/papers/deponent.ts'
import { mainId } from '#shared/templates/papers/list-papers.ts'
import { swearing } from '#shared/templates/parties/chosen-parties.ts'
import { check } from '../checked.ts'
import type { FormText, PaperDraft } from '../draft.ts'
import { expandFields } from '../expand-fields.ts'
import type { Catalogue, FormFile } from '../form-schema.ts'
import { parsePaperText } from '../parse-text.ts'
import type { Problem } from '../problem.ts'
import type { FormSource, Partials, SourceFile } from '../sources.ts'
import type { YamlFile } from '../yaml-file.ts'
import { whenElectronic } from './build-annexures.ts'
import type { CauseWriter } from './cause.ts'
import { askDeponent } from './chosen-parties.ts'
import type { PaperEntry } from './paper-schema.ts'
import type { SharedPaper } from './shared-paper.ts'

type Context = {
  file: FormFile
  source: FormSource
  yaml: YamlFile
  cause: CauseWriter | undefined
  catalogue: Catalogue
  partials: Partials
  sharedPapers: ReadonlyMap<string, SharedPaper>
  /** The form's own questions and computed values, which papers do not repeat. */
  view: Pick<FormView, 'fields' | 'groups' | 'derived' | 'titles' | 'conditions' | 'chosen'>
}
type Built = { papers: FormPapers; drafts: PaperDraft[]; problems: Problem[] }
type Paper = { view: PaperView; texts?: Record<Language, FormText>; from?: SharedPaper }

/** The step for questions that only papers ask. */
const stepId = 'setPapers'
const stepTitle: Localized = {
  en: 'The papers of the set',
  hi: 'संलग्न कागज-पत्र',
  mr: 'सोबतची कागदपत्रे',
}

/** The papers listed by a form, with their texts and additional questions. */
export function buildPapers(entries: readonly PaperEntry[], context: Context): Built {
  const problems: Problem[] = []
  const papers = entries.flatMap((entry, index): Paper[] => {
    const built = buildPaper(entry, context)
    const line = context.yaml.lineOf(['papers', index])
    const own = `${context.source.folder}/form.yaml`
    problems.push(
      ...built.problems.map(problem => (problem.file === '' ? { ...problem, file: own, line } : problem)),
    )
    return built.paper ? [built.paper] : []
  })
  const asked = collectAsked(papers, context)
  problems.push(...asked.problems)
  const drafts = papers.flatMap(({ view, texts, from }) =>
    texts
      ? [
          {
            file: from?.file ?? `${context.source.folder}/form.yaml`,
            view,
            texts,
            sample: from?.about.sample ?? {},
            leaves: from?.about.leaves ?? [],
          },
        ]
      : [],
  )
  const { problems: _, ...beyond } = asked
  return { papers: { list: papers.map(({ view }) => view), ...beyond }, drafts, problems }
}

type BuiltPaper = { paper?: Paper; problems: Problem[] }

function buildPaper(entry: PaperEntry, context: Context): BuiltPaper {
  const { paper: id, title, own } = entry
  if (id === mainId)
    return { paper: { view: { id, titles: title ?? context.view.titles, kind: 'main' } }, problems: [] }
  if (id === 'annexures')
    return { paper: { view: { id, titles: title ?? annexures, kind: 'annexures' } }, problems: [] }
  const from = own ? undefined : context.sharedPapers.get(id)
  if (!own && !from) return { problems: [inList(`there is no shared paper '${id}' in content/papers.`)] }
  const files = from?.texts ?? context.source.papers.get(id) ?? {}
  const missing = languages.filter(language => !files[language])
  if (missing.length > 0) {
    const { folder } = context.source
    return {
      problems: missing.map(language => ({
        file: `${folder}/${id}.${language}.md`,
        line: 1,
        message: 'This file is missing.',
      })),
    }
  }
  const { texts, problems } = parseTexts(files, { ...context, isShared: from !== undefined })
  const per = entry.per === undefined ? undefined : describePer(entry.per, context)
  if (entry.per !== undefined && !per)
    problems.push(
      inList(
        `per: ${entry.per}: that is no side of the cause, asked for as a group that repeats; 'filing' and 'swearing' are those of a side with files: some or swears: some.`,
      ),
    )
  const showIf = proposedIf(entry, context)
  const view: PaperView = {
    id,
    titles: title ?? from?.about.title ?? context.view.titles,
    kind: from?.about.kind ?? entry.kind ?? 'paper',
    ...(showIf && { showIf: context.cause?.expandCondition(showIf) ?? showIf }),
    ...(per && { per: { ...per, ...(entry.one && { one: entry.one }) } }),
    ...(texts && {
      texts: { en: signedApart(texts.en), hi: signedApart(texts.hi), mr: signedApart(texts.mr) },
    }),
  }
  return { paper: { view, ...(texts && { texts }), ...(from && { from }) }, problems }
}

/** Its own condition, and for the certificate of electronic records also that an annexure is one. */
function proposedIf({ paper, 'show if': own }: PaperEntry, { file }: Context): string | undefined {
  const electronic = paper === electronicCertificate ? whenElectronic(file.annexures) : undefined
  if (own === undefined || electronic === undefined) return own
  return electronic === '' ? undefined : `(${own}) or ${electronic}`
}

const annexures: Localized = { en: 'Annexures', hi: 'अनुलग्नक', mr: 'परिशिष्टे' }

/** The file and line are filled in later, from the entry in the form's list. */
function inList(message: string): Problem {
  return { file: '', line: 0, message }
}

function parseTexts(
  files: Partial<Record<Language, SourceFile>>,
  { file: { derived, conditions }, partials, cause, isShared }: Context & { isShared: boolean },
) {
  const problems: Problem[] = []
  const read = (language: Language) => {
    const source = files[language]
    const around = { partials, derived, conditions, cause, isShared }
    const result = source && parsePaperText(source, language, around)
    problems.push(...(result?.problems ?? []))
    return result?.text
  }
  const [en, hi, mr] = [read('en'), read('hi'), read('mr')]
  return { problems, ...(en && hi && mr && { texts: { en, hi, mr } }) }
}

function signedApart({ sections: { content, footer } }: FormText) {
  return { content, footer }
}

function describePer(group: string, { cause, view }: Context): PaperView['per'] {
  const chosen = view.chosen?.find(({ id }) => id === group)
  if (chosen) return { group: chosen.of, roles: chosen.roles, among: chosen.id }
  const roles = cause?.rolesOf(group)
  const repeats = view.groups.some(({ id, repeat }) => id === group && repeat)
  return roles && repeats ? { group, roles } : undefined
}

type Asked = Omit<FormPapers, 'list'> & { problems: Problem[] }

/**
 * A question or computed value that several papers use under one name is added once; differences are
 * reported as problems.
 */
function collectAsked(papers: readonly Paper[], context: Context): Asked {
  const problems: Problem[] = []
  const questions = new Map<string, FormField>()
  const needing = new Map<string, string[]>()
  const groups = new Map<string, FormGroup>()
  const derived = new Map<string, DerivedField>()
  const conditions = new Map<string, string>()
  const { view, cause } = context
  const isOwn = {
    field: new Set(view.fields.map(({ name }) => name)),
    group: new Set(view.groups.map(({ id }) => id)),
    derived: new Set(view.derived.map(({ name }) => name)),
  }
  const put = <T>(known: Map<string, T>, name: string, value: T, { file }: SharedPaper) => {
    const before = known.get(name)
    if (before === undefined) known.set(name, value)
    else if (JSON.stringify(before) !== JSON.stringify(value))
      problems.push({
        file,
        line: 1,
        message: `'${name}' is declared otherwise by another paper of ${context.source.slug}: give it a name that begins with the paper's.`,
      })
  }
  for (const { view: paperView, from } of papers) {
    if (!from) continue
    const asked = readAsks(from, paperView, context)
    problems.push(...asked.problems)
    for (const field of asked.fields) {
      if (isOwn.field.has(field.name) || isOwn.derived.has(field.name)) continue
      put(questions, field.name, field, from)
      needing.set(field.name, [...(needing.get(field.name) ?? []), paperView.id])
    }
    for (const { 'show if': showIf, ...group } of from.about.groups)
      if (!isOwn.group.has(group.id)) put(groups, group.id, { ...group, ...(showIf && { showIf }) }, from)
    for (const [name, condition] of Object.entries(from.about.conditions))
      if (!Object.hasOwn(view.conditions ?? {}, name))
        put(conditions, name, cause?.expandCondition(condition) ?? condition, from)
    for (const entry of readDerived(from, problems))
      if (!isOwn.derived.has(entry.name)) put(derived, entry.name, entry, from)
  }
  for (const entry of deriveBeyond(papers, context, [...questions.keys(), ...isOwn.field]))
    if (!isOwn.derived.has(entry.name) && !derived.has(entry.name)) derived.set(entry.name, entry)
  const own = [...questions.values()].map(field => ({ ...field, papers: needing.get(field.name) ?? [] }))
  const steps = [{ id: stepId, title: stepTitle, repeat: false }, ...groups.values()]
  return {
    fields: own,
    groups: steps.filter(({ id }) => own.some(({ group }) => group === id)),
    derived: [...derived.values()],
    conditions: Object.fromEntries(conditions),
    problems,
  }
}

/** In an affidavit for each party of a group, the party's own details are those of the deponent. */
function readAsks(
  { about, yaml }: SharedPaper,
  { per }: PaperView,
  { catalogue, cause, view }: Context,
): { fields: FormField[]; problems: Problem[] } {
  const entries = about.asks.map(entry => ('group' in entry ? entry : { ...entry, group: stepId }))
  const { fields, problems } = expandFields(entries, { yaml, catalogue, under: 'asks' })
  const expand = (text: string) => cause?.expandCondition(text) ?? text
  return {
    problems,
    fields: askDeponent(fields, view)
      .filter(({ name }) => !per || per.among === swearing || !deponentNames.includes(name))
      .map(field => ({
        ...field,
        ...(field.showIf && { showIf: expand(field.showIf) }),
        ...(field.requiredIf && { requiredIf: expand(field.requiredIf) }),
      }))
      .map(field => askedByForm(field, about['same as'][field.name], view)),
  }
}

/**
 * A question that the form asks under another name is not asked again while the form asks it, but for drafts
 * that have answered it: their answer is shown and prints.
 */
function askedByForm(
  field: FormField,
  same: string | undefined,
  { fields, groups }: Pick<FormView, 'fields' | 'groups'>,
): FormField {
  const own = fields.find(({ name }) => name === same)
  if (!own) return field
  const group = groups.find(({ id }) => id === own.group)
  const asked = [group?.showIf, own.showIf].flatMap(text => (text ? [`(${text})`] : [])).join(' and ')
  const kept = `${field.name} is answered`
  const when = asked === '' ? kept : `(not (${asked}) or ${kept})`
  return { ...field, showIf: field.showIf ? `(${field.showIf}) and ${when}` : when }
}

function readDerived({ about, yaml }: SharedPaper, problems: Problem[]): DerivedField[] {
  return Object.entries(about.derived).flatMap(([name, entry]) => {
    const { value, problems: found } = check(
      derivedField,
      { name, ...entry },
      { yaml, path: ['derived', name] },
    )
    problems.push(...found)
    return value ?? []
  })
}

/**
 * Computed values for the names of the cause and for the oaths of papers, when neither the form nor a
 * paper declares them.
 */
function deriveBeyond(
  papers: readonly Paper[],
  { cause, view }: Context,
  questions: readonly string[],
): DerivedField[] {
  const texts = papers
    .flatMap(({ texts: own }) => (own ? languages.flatMap(language => own[language].lines) : []))
    .map(({ text }) => text)
    .join('\n')
  const named = Object.entries(cause?.deriveUsed(texts) ?? {}).map(([name, entry]) =>
    derivedField.parse({ name, ...entry }),
  )
  const own = view.derived.find(derived => derived.fn === 'basesOfTruth')
  const plain: DerivedField = {
    name: 'basesOfTruth',
    fn: 'basesOfTruth',
    ...(questions.includes('deponentBasis') && { field: 'deponentBasis' }),
  }
  const truths = [{ ...plain }, { ...(own ?? plain), name: mainTruth }]
  return [...named, ...truths.filter(({ name }) => texts.includes(`{${name}}`))]
}
