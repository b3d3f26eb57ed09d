import type { Answers, FormField, FormGroup, FormValues } from '#shared/contract/forms.ts'
import { type Language, languages } from '#shared/languages.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { createCompiler } from '#shared/templates/compile.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import { cutAgreements } from '#shared/templates/parties/agreement.ts'
import type { FormDraft } from '../draft.ts'
import { requiredAnswers, sampleValues } from '../sample-values.ts'
import { keepUsed } from './in-use.ts'
import { listConditionNames } from './written-conditions.ts'

/** Answers with which a paper is printed to be checked; `of` tells the author which ones they are. */
export type Rendering = { of: string; values: FormValues }
export type Rendered = { of: string; language: Language; document: CompiledDocument }

export const ofSample = 'the sample'

/**
 * A paper as a registry could get it: from the sample, from the required answers only, from every optional
 * answer, with each answer that a condition looks at, and with each kind of party in each role, one and several.
 */
export function listRenderings(draft: FormDraft, language: Language): Rendering[] {
  const { view } = draft
  const sample = sampleValues(draft.sample, language)
  const every = answerAll(draft, sample, language)
  const varied = [
    { of: 'every optional answer', values: every },
    ...listBranches(draft, every),
    ...listParties(draft, every),
  ]
  return [
    { of: ofSample, values: sample },
    ...varied.flatMap(({ of, values }) => [
      { of, values },
      { of: `${of}, required answers only`, values: requiredAnswers(view, values) },
    ]),
  ]
}

let last: { draft: FormDraft; rendered: Rendered[] } | undefined

/** All renderings in the three languages. The rules of one draft run one after the other, so one is kept. */
export function renderAll(draft: FormDraft): readonly Rendered[] {
  if (last?.draft === draft) return last.rendered
  const used = { ...draft, view: keepUsed(draft) }
  const rendered = languages.flatMap(language => {
    const compile = createCompiler(used.view, language, {
      blank: 'placeholder',
      numberWords: () => anyWords[language],
    })
    return listRenderings(used, language).map(({ of, values }) => ({
      of,
      language,
      document: compile(values),
    }))
  })
  last = { draft, rendered }
  return rendered
}

/** The sample with an answer to every question, also to those that the sample does not lead to. */
function answerAll({ view }: FormDraft, sample: FormValues, language: Language): FormValues {
  const repeats = new Set(view.groups.flatMap(({ id, repeat }) => (repeat ? [id] : [])))
  const every: FormValues = { ...sample }
  for (const field of view.fields) {
    if (!repeats.has(field.group)) every[field.name] ??= anyAnswer(field, language)
    else
      every[field.group] = itemsOf(every, field.group).map(item => ({
        ...item,
        [field.name]: item[field.name] ?? anyAnswer(field, language),
      }))
  }
  return every
}

const anyWords: Record<Language, string> = { en: 'words', hi: 'शब्द', mr: 'शब्द' }
const anyInput: Record<NonNullable<FormField['input']>, string> = {
  amount: '100000',
  number: '2',
  phone: '98000 00001',
  email: 'kavita@example.in',
  year: '2026',
}

function anyAnswer({ type, input, options, default: usual }: FormField, language: Language): string {
  if (type === 'date') return '2026-02-14'
  if (type === 'select') return usual ?? options?.[0] ?? ''
  return input ? anyInput[input] : anyWords[language]
}

/** Each option of the questions that a condition looks at, and nothing where an optional one has no options. */
function listBranches(draft: FormDraft, every: FormValues): Rendering[] {
  const names = new Set(listConditionNames(draft))
  return draft.view.fields
    .filter(({ name, group }) => names.has(name) && !Array.isArray(every[group]))
    .flatMap(({ name, options = [''] }) =>
      options.map(option => ({
        of: option === '' ? `${name} not answered` : `${name} '${option}'`,
        values: { ...every, [name]: option },
      })),
    )
}

/** One and two items of each list, and parties of each kind. */
function listParties(draft: FormDraft, every: FormValues): Rendering[] {
  const { view } = draft
  return view.groups.flatMap(group => {
    const kinds = isOnlyNamed(group, draft) ? undefined : view.fields.find(isKindOf(group))
    return [...listCounts(group, every), ...(kinds ? listKinds(group, kinds, every) : [])]
  })
}

/** In a paper that only names the parties, as in its cause title, their kinds change nothing but the name. */
function isOnlyNamed({ id }: FormGroup, { paper, view, texts }: FormDraft): boolean {
  if (!paper) return false
  const names = new Set(view.fields.flatMap(({ group, name }) => (group === id ? [name] : [])))
  const blocks = view.derived.filter(derived => 'group' in derived && derived.group === id)
  return (
    blocks.every(({ fn }) => fn === 'causeName' || fn === 'nameList' || fn === 'count') &&
    languages.every(language =>
      texts[language].lines.every(
        ({ text }) =>
          !text.includes('{') ||
          (!listPlaceholders(text).some(name => names.has(name)) &&
            !text.includes(`{each ${id}}`) &&
            cutAgreements(text).every(
              part => typeof part === 'string' || part.group !== id || part.forms.length < 3,
            )),
      ),
    )
  )
}

function isKindOf({ id }: FormGroup) {
  return ({ group, name, default: usual }: FormField) =>
    group === id && name.endsWith('Kind') && usual !== undefined
}

function listCounts({ id, repeat, title }: FormGroup, every: FormValues): Rendering[] {
  if (!repeat) return []
  const items = itemsOf(every, id)
  const [first = {}] = items
  return [[first], [first, items[1] ?? first]].map(few => ({
    of: `${few.length} under '${title.en}'`,
    values: { ...every, [id]: few },
  }))
}

function listKinds({ id, repeat, title }: FormGroup, kind: FormField, every: FormValues): Rendering[] {
  return (kind.options ?? []).map(option => ({
    of: `'${title.en}': ${option}`,
    values: repeat
      ? { ...every, [id]: itemsOf(every, id).map(item => ({ ...item, [kind.name]: option })) }
      : { ...every, [kind.name]: option },
  }))
}

function itemsOf(values: FormValues, id: string): Answers[] {
  const items = values[id]
  return Array.isArray(items) && items.length > 0 ? items : [{}]
}
