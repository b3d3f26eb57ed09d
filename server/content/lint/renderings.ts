import type { Answers, FormField, FormGroup, FormValues, FormView } from '#shared/contract/forms.ts'
import { type Language, languages } from '#shared/languages.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { type Compiler, createCompiler } from '#shared/templates/compile.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import { cutAgreements } from '#shared/templates/parties/agreement.ts'
import type { FormDraft } from '../draft.ts'
import { requiredAnswers, sampleValues } from '../sample-values.ts'
import { keepUsed } from './in-use.ts'
import { groupIndependent } from './independent.ts'
import { listConditionNames } from './written-conditions.ts'

/** Answers with which a paper is printed to be checked; `of` tells the author which ones they are. */
export type Rendering = { of: string; values: FormValues; few?: boolean }
export type Rendered = { of: string; language: Language; document: CompiledDocument }

/** What is changed in an answer to every question; the same in every language. */
type Variation = { of: string; change: (every: FormValues) => FormValues; only?: 'required answers' }

/**
 * A paper as a registry could get it: from the sample, from the required answers only, from every optional
 * answer, with each answer that a condition looks at, and with each kind of party in each role, one and several.
 */
export function createRenderings(draft: FormDraft): (language: Language) => Rendering[] {
  const both = [
    { of: 'every optional answer', change: (every: FormValues) => every },
    ...listBranches(draft),
    ...listCounts(draft.view),
    ...listChoices(draft.view),
  ]
  const variations: Variation[] = [
    ...both.flatMap((variation): Variation[] => [
      variation,
      { ...variation, of: `${variation.of}, required answers only`, only: 'required answers' },
    ]),
    ...listKinds(draft),
  ]
  return language => {
    const sample = sampleValues(draft.sample, language)
    const every = answerAll(draft, sample, language)
    const varied = variations.map(({ of, change, only }) => {
      const values = change(every)
      return only ? { of, values: requiredAnswers(draft.view, values), few: true } : { of, values }
    })
    return [{ of: 'the sample', values: sample }, ...varied]
  }
}

/** The renderings that an author reads: one of each sort, by a short name. */
export const readings = ['sample', 'required', 'every', 'parties'] as const
export type Reading = (typeof readings)[number]

export function createReadings(draft: FormDraft): (language: Language) => Record<Reading, FormValues> {
  const all = listKinds(draft).at(-1)?.change ?? ((every: FormValues) => every)
  return language => {
    const sample = sampleValues(draft.sample, language)
    const every = answerAll(draft, sample, language)
    return { sample, required: requiredAnswers(draft.view, every), every, parties: all(every) }
  }
}

type Printing = {
  draft: FormDraft
  used: FormDraft
  compilers: Record<Language, Compiler>
  samples: Rendered[]
}

let printing: Printing | undefined
let last: { draft: FormDraft; rendered: Rendered[] } | undefined

/** The rules of one draft run one after the other, so what they print is kept for the present draft only. */
function startPrinting(draft: FormDraft): Printing {
  if (printing?.draft === draft) return printing
  const view = keepUsed(draft)
  const used = { ...draft, view, sample: keepAsked(draft, view) }
  const compilerOf = (language: Language) =>
    createCompiler(used.view, language, { blank: 'placeholder', numberWords: () => anyWords[language] })
  const compilers = { en: compilerOf('en'), hi: compilerOf('hi'), mr: compilerOf('mr') }
  const samples = languages.map(language => ({
    of: 'the sample',
    language,
    document: compilers[language](sampleValues(used.sample, language)),
  }))
  printing = { draft, used, compilers, samples }
  return printing
}

/** The sample in the three languages. */
export function renderSamples(draft: FormDraft): readonly Rendered[] {
  return startPrinting(draft).samples
}

/** All renderings in the three languages. */
export function renderAll(draft: FormDraft): readonly Rendered[] {
  if (last?.draft === draft) return last.rendered
  const { used, compilers, samples } = startPrinting(draft)
  const renderingsIn = createRenderings(used)
  const rendered = samples.flatMap(sample =>
    printInTurn(renderingsIn(sample.language), sample, compilers[sample.language]),
  )
  last = { draft, rendered }
  return rendered
}

/**
 * The compiler keeps what did not change since its last document, so those that have nearly the same answers are printed
 * one after the other: first with all answers, then with the required ones. Equal answers print the same document; the
 * first of the renderings is the sample, which has been printed.
 */
function printInTurn(
  renderings: readonly Rendering[],
  { language, document: sample }: Rendered,
  compile: Compiler,
): Rendered[] {
  const keyed = renderings.map(rendering => ({ ...rendering, key: JSON.stringify(rendering.values) }))
  const printed = new Map(keyed.slice(0, 1).map(({ key }) => [key, sample]))
  for (const { key, values } of [...keyed.filter(({ few }) => !few), ...keyed.filter(({ few }) => few)])
    if (!printed.has(key)) printed.set(key, compile(values))
  return keyed.flatMap(({ of, key }) => {
    const document = printed.get(key)
    return document ? [{ of, language, document }] : []
  })
}

/** The sample without answers to questions that the paper does not look at. */
function keepAsked({ view, sample }: FormDraft, used: FormView): FormDraft['sample'] {
  const kept = new Set([...used.fields.map(({ name }) => name), ...used.groups.map(({ id }) => id)])
  const left = new Set([...view.fields.map(({ name }) => name), ...view.groups.map(({ id }) => id)])
  return Object.fromEntries(Object.entries(sample).filter(([name]) => kept.has(name) || !left.has(name)))
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

/**
 * Each other option of the questions that a condition looks at, and no answer where an optional one has no options;
 * of questions that are independent of each other at once.
 */
function listBranches(draft: FormDraft): Variation[] {
  const { view, sample } = draft
  const names = new Set(listConditionNames(draft))
  const repeats = new Set(view.groups.flatMap(({ id, repeat }) => (repeat ? [id] : [])))
  const others = new Map(
    view.fields
      .filter(({ name, group }) => names.has(name) && !repeats.has(group))
      .map(field => {
        const usual = sample[field.name] ?? anyAnswer(field, 'en')
        return [field.name, (field.options ?? ['']).filter(option => option !== usual)]
      }),
  )
  return groupIndependent(view, [...others.keys()]).flatMap(questions => {
    const most = Math.max(...questions.map(name => others.get(name)?.length ?? 0))
    return Array.from({ length: most }, (_, index) => {
      const answers = questions.flatMap(name => {
        const option = others.get(name)?.[index]
        return option === undefined ? [] : [[name, option] as const]
      })
      const given = Object.fromEntries(answers)
      return {
        of: answers.map(sayAnswer).join(', '),
        change: (every: FormValues) => ({ ...every, ...given }),
      }
    })
  })
}

function sayAnswer([name, option]: readonly [string, string]): string {
  return option === '' ? `${name} not answered` : `${name} '${option}'`
}

/** One and two items in each list. */
function listCounts({ groups }: FormView): Variation[] {
  const lists = groups.filter(({ repeat }) => repeat).map(({ id }) => id)
  if (lists.length === 0) return []
  const keep = (every: FormValues, count: number) => {
    const few = lists.map(id => {
      const [first = {}, second = first] = itemsOf(every, id)
      return [id, [first, second].slice(0, count)]
    })
    return { ...every, ...Object.fromEntries(few) }
  }
  return [
    { of: 'one in each list', change: every => keep(every, 1) },
    { of: 'two in each list', change: every => keep(every, 2) },
  ]
}

/** The second of two parties files or swears, and the first does not; a party that is asked for once swears. */
function listChoices(view: FormView): Variation[] {
  return (view.chosen ?? []).map(({ id, of }): Variation => {
    const questions = view.fields.filter(field => field.group === of && chosenBy.test(field.name))
    const decides = questions.map(({ name }) => name)
    const answer = (text: string) => Object.fromEntries(decides.map(name => [name, text]))
    const repeats = view.groups.some(group => group.id === of && group.repeat)
    return {
      of: `${id}: ${repeats ? 'the second of two' : 'the party'}`,
      change: every => {
        if (!repeats) return { ...every, ...answer('Yes') }
        const [first = {}, second = first] = itemsOf(every, of)
        return {
          ...every,
          [of]: [
            { ...first, ...answer('No') },
            { ...second, ...answer('Yes') },
          ],
        }
      },
    }
  })
}

/** The questions made by `files: some` and `swears: some`. */
const chosenBy = /(?:Files|Swears)$/

/** Parties of each kind in every role, and of all kinds together with what is required of them. */
function listKinds(draft: FormDraft): Variation[] {
  const { view } = draft
  const asked = view.groups.flatMap(group => {
    const kind = isOnlyNamed(group, draft) ? undefined : view.fields.find(isKindOf(group))
    return kind ? [{ group, kind }] : []
  })
  if (asked.length === 0) return []
  const most = Math.max(...asked.map(({ kind }) => kind.options?.length ?? 0))
  const one = Array.from(
    { length: most },
    (_, index): Variation => ({
      of: `parties: ${asked.flatMap(({ kind }) => kind.options?.[index] ?? []).join(', ')}`,
      change: every => ({ ...every, ...ofKinds(asked, every, options => options.slice(index, index + 1)) }),
    }),
  )
  return [
    ...one,
    {
      of: 'parties of all kinds, required answers only',
      change: every => ({ ...every, ...ofKinds(asked, every, options => options) }),
      only: 'required answers',
    },
  ]
}

type AskedKind = { group: FormGroup; kind: FormField }

function ofKinds(
  asked: readonly AskedKind[],
  every: FormValues,
  choose: (options: readonly string[]) => readonly string[],
): FormValues {
  const entries = asked.flatMap(({ group: { id, repeat }, kind }): [string, FormValues[string]][] => {
    const options = choose(kind.options ?? [])
    const [first] = options
    if (first === undefined) return []
    if (!repeat) return [[kind.name, first]]
    const [item = {}] = itemsOf(every, id)
    return [[id, options.map(option => ({ ...item, [kind.name]: option }))]]
  })
  return Object.fromEntries(entries)
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

function itemsOf(values: FormValues, id: string): Answers[] {
  const items = values[id]
  return Array.isArray(items) && items.length > 0 ? items : [{}]
}
