import { categoryIdOf } from '#shared/areas.ts'
import { type DerivedField, derivedField } from '#shared/contract/derived-fields.ts'
import type { ChosenParties, FormCheck, FormField, FormView } from '#shared/contract/forms.ts'
import { type Language, languages } from '#shared/languages.ts'
import { nameCauses } from './cause-title.ts'
import { check } from './checked.ts'
import type { FormDraft, FormText } from './draft.ts'
import { expandFields } from './expand-fields.ts'
import { type Catalogue, type FormFile, formSchema } from './form-schema.ts'
import { buildAnnexures } from './papers/build-annexures.ts'
import { buildPapers } from './papers/build-papers.ts'
import { type CauseWriter, createCauseWriter } from './papers/cause.ts'
import { chooseParties } from './papers/chosen-parties.ts'
import type { CauseFile } from './papers/paper-schema.ts'
import type { SharedPaper } from './papers/shared-paper.ts'
import { parseText } from './parse-text.ts'
import { hasControls, writePlainText } from './plain-text.ts'
import type { Problem } from './problem.ts'
import type { QuestionSet } from './questions/question-sets.ts'
import { takeQuestions } from './questions/take-questions.ts'
import type { FormSource, Partials } from './sources.ts'
import { parseYaml, type YamlFile } from './yaml-file.ts'

export type Shared = {
  catalogue: Catalogue
  partials: Partials
  sharedPapers: ReadonlyMap<string, SharedPaper>
  questionSets: ReadonlyMap<string, QuestionSet>
}
type Built = { draft?: FormDraft; problems: Problem[] }

/** Reads one form. If it has problems there may be no draft, but the rest of the library is still read. */
export function buildForm(source: FormSource, shared: Shared): Built {
  const missing = missingFiles(source)
  const yamlFile = source.yaml
  if (!yamlFile) return { problems: missing }
  const written = parseYaml(yamlFile)
  if (written.problems.length > 0) return { problems: [...missing, ...written.problems] }
  const { yaml, problems: untaken } = takeQuestions(written, shared.questionSets)
  if (untaken.length > 0) return { problems: [...missing, ...untaken] }
  const form = check(formSchema, yaml.value, { yaml })
  const cause = form.value?.cause && createCause(form.value, form.value.cause)
  const given = agreeChoices(form.value?.derived ?? {}, cause)
  const conditions = form.value?.conditions ?? {}
  const texts = parseTexts(source, { partials: shared.partials, derived: given, conditions, cause })
  const problems = [...missing, ...form.problems, ...texts.problems]
  if (!form.value) return { problems }
  const context = { yaml, catalogue: shared.catalogue }
  const fields = expandFields(form.value.fields, context)
  const named = texts.value ? nameAll(given, Object.values(texts.value), cause) : given
  const derived = parseDerived(named, yaml)
  problems.push(...fields.problems, ...derived.problems)
  if (problems.length > 0 || !texts.value) return { problems }
  const { fields: asked, chosen } = chooseParties(fields.fields, {
    cause: form.value.cause,
    writer: cause,
    groups: form.value.groups,
  })
  const view = toView(source.slug, form.value, {
    fields: asked,
    chosen,
    derived: [...readChoices(form.value), ...derived.value],
    texts: texts.value,
  })
  const { area, slug } = source
  const where = { area, slug, file: yamlFile.path, declaredAt: fields.declaredAt, problemAt: yaml.problemAt }
  const papers =
    form.value.papers &&
    buildPapers(form.value.papers, { ...shared, file: form.value, source, yaml, cause, view })
  const annexures = form.value.annexures && buildAnnexures(form.value.annexures, view)
  const { sample, leaves, alternatives, checks, cause: declared } = form.value
  const examples = Object.fromEntries(
    Object.entries(checks).map(([name, entry]) => [name, entry['for example']]),
  )
  const whole = { ...view, ...(papers && { papers: papers.papers }), ...(annexures && { annexures }) }
  const draft = {
    ...where,
    view: whole,
    sample,
    leaves,
    alternatives,
    examples,
    texts: texts.value,
    papers: papers?.drafts ?? [],
    ownPapers: [...source.papers].map(([id, of]) => ({
      id,
      file: (of.en ?? of.hi ?? of.mr)?.path ?? source.folder,
    })),
    ...(declared && { cause: declared }),
  }
  return { draft, problems: papers?.problems ?? [] }
}

function createCause({ derived, papers = [], title }: FormFile, cause: CauseFile): CauseWriter {
  const own = papers.find(({ paper }) => paper === 'main')?.title
  return createCauseWriter({ cause, derived, mainTitle: own ?? title })
}

/** '{filing: I am | we are}' in the words of a choice speaks of the side that files, as it does in a text. */
function agreeChoices(given: FormFile['derived'], cause: CauseWriter | undefined): FormFile['derived'] {
  if (!cause) return given
  const { expand } = cause
  return Object.fromEntries(
    Object.entries(given).map(([name, entry]) => [
      name,
      entry.fn === 'choose' ? { ...entry, cases: expandCases(entry.cases, expand) } : entry,
    ]),
  )
}

/** The cases are checked later, so anything may stand there. */
function expandCases(cases: unknown, expand: CauseWriter['expand']): unknown {
  if (typeof cases !== 'object' || cases === null) return cases
  return Object.fromEntries(
    Object.entries(cases).map(([option, words]) => [
      option,
      typeof words !== 'object' || words === null
        ? words
        : Object.fromEntries(
            Object.entries(words).map(([code, text]) => {
              const language = languages.find(known => known === code)
              return [code, language && typeof text === 'string' ? expand(text, language) : text]
            }),
          ),
    ]),
  )
}

/** Adds the computed values for names that texts may use without declaring them. */
function nameAll(
  given: FormFile['derived'],
  texts: readonly FormText[],
  cause: CauseWriter | undefined,
): FormFile['derived'] {
  if (!cause) return nameCauses(given, texts)
  return {
    ...given,
    ...cause.deriveUsed(texts.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')),
  }
}

function missingFiles({ folder, yaml, texts }: FormSource): Problem[] {
  const names = [
    ...(yaml ? [] : ['form.yaml']),
    ...languages.filter(code => !texts[code]).map(code => `${code}.md`),
  ]
  return names.map(name => ({ file: `${folder}/${name}`, line: 1, message: 'This file is missing.' }))
}

type Texts = Record<Language, FormText>

function parseTexts(
  { texts }: FormSource,
  shared: Parameters<typeof parseText>[2],
): { value?: Texts; problems: Problem[] } {
  const problems: Problem[] = []
  const found: Partial<Texts> = {}
  for (const language of languages) {
    const file = texts[language]
    if (!file) continue
    const read = parseText(file, language, shared)
    problems.push(...read.problems)
    found[language] = read.text
  }
  const { en, hi, mr } = found
  return en && hi && mr ? { value: { en, hi, mr }, problems } : { problems }
}

function parseDerived(
  given: FormFile['derived'],
  yaml: YamlFile,
): { value: DerivedField[]; problems: Problem[] } {
  const parts = Object.entries(given).map(([name, entry]) =>
    check(derivedField, { name, ...entry }, { yaml, path: ['derived', name] }),
  )
  return { value: parts.flatMap(part => part.value ?? []), problems: parts.flatMap(part => part.problems) }
}

/** 'At least one of': when none is answered, its name prints a blank, which the checklist reports. */
function readChoices(form: FormFile): DerivedField[] {
  return Object.entries(form['at least one of']).map(([name, fields]) => ({ name, fn: 'oneOf', fields }))
}

type Parts = { fields: FormField[]; chosen: ChosenParties[]; derived: DerivedField[]; texts: Texts }

function readChecks(form: FormFile): FormCheck[] {
  return Object.entries(form.checks).map(([name, { 'for example': _, ...entry }]) => ({ name, ...entry }))
}

function toView(slug: string, form: FormFile, { fields, chosen, derived, texts }: Parts): FormView {
  const written = { en: texts.en.sections, hi: texts.hi.sections, mr: texts.mr.sections }
  const isConditioned = Object.values(written).some(hasControls)
  const plain = isConditioned
    ? {
        en: writePlainText(written.en, 'en'),
        hi: writePlainText(written.hi, 'hi'),
        mr: writePlainText(written.mr, 'mr'),
      }
    : written
  return {
    id: form.id,
    slug,
    title: form.title.en,
    titles: form.title,
    description: form.description.en,
    descriptions: form.description,
    categoryId: categoryIdOf(form.category),
    courtType: form.courtType,
    jurisdiction: form.jurisdiction,
    provision: form.provision,
    estimatedTime: form.estimatedTime,
    isPopular: form.isPopular,
    filingLanguages: form.filingLanguages,
    lawCheckedOn: form.lawCheckedOn,
    reviewedBy: form.reviewedBy,
    ...(form.withdrawn && { withdrawn: form.withdrawn }),
    tags: form.tags,
    sections: form.sections,
    courtProfile: form.courtProfile,
    groups: form.groups.map(({ 'show if': showIf, ...group }) => ({ ...group, ...(showIf && { showIf }) })),
    fields,
    derived,
    template: plain.en,
    multiLangContent: plain,
    ...(isConditioned && { texts: written }),
    ...(Object.keys(form.checks).length > 0 && { checks: readChecks(form) }),
    ...(Object.keys(form.conditions).length > 0 && { conditions: form.conditions }),
    ...(chosen.length > 0 && { chosen }),
  }
}
