import type { DerivedField } from '#shared/contract/derived-fields.ts'
import type { FormValues, FormView, PaperView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { resolveAnnexure } from '../annexures/annexures.ts'
import { annexureGroup } from '../annexures/names.ts'
import { createTruthTeller } from '../bases-of-truth.ts'
import type { CompiledDocument } from '../blocks.ts'
import { type CompileOptions, type Compiler, contextOf, createCompiler } from '../compile.ts'
import type { OtherNumbers } from '../paragraph-numbers.ts'
import { findNameIn } from '../parties/party-names.ts'
import { isEmpty, plainText } from '../resolved.ts'
import { createResolver, type ResolvedForm } from '../resolver.ts'
import { createChoiceReader, type PaperChoice } from './choice.ts'
import { createDeponentItem, createDeponentReader, putDeponentOf } from './deponent.ts'
import { formOfSet } from './form-of-set.ts'
import { type IndexRow, indexGroup, listIndexItems, withIndex } from './index-rows.ts'
import { createPaperLister, mainId, type SetPaper } from './list-papers.ts'

/** The name, in other papers, of the statement about what the main paper swears to. */
export const mainTruth = 'mainBasesOfTruth'

export type SetOptions = CompileOptions & {
  /**
   * The annexures as the index shows them. Without it, those named by the answers are used, whose pages
   * are not known.
   */
  annexures?: readonly IndexRow[]
}
export type TitledPaper = SetPaper & { title: string }
export type CompiledPaper = TitledPaper & { document: CompiledDocument }
export type CompiledSet = {
  papers: readonly CompiledPaper[]
  annexures: readonly IndexRow[]
  /** For each row of the index, in order: a paper of the set, or an annexure. */
  index: readonly ({ paper: string } | { annexure: number })[]
}

export type SetCompiler = {
  /** All papers of the form and whether they are in the set, without compiling them. */
  list: (values: FormValues) => readonly TitledPaper[]
  listAnnexures: (values: FormValues) => readonly IndexRow[]
  /** Compiles one paper; parts not affected by an edit stay the same objects. */
  compile: (id: string, values: FormValues) => CompiledDocument
}

/** All papers that are filed, compiled. */
export function compileSet(
  form: FormView,
  language: Language,
  values: FormValues,
  options: SetOptions,
): CompiledSet {
  const compiler = createSetCompiler(form, language, options)
  const inSet = compiler.list(values).filter(isInSet)
  const papers = inSet
    .filter(({ paper }) => paper.kind !== 'annexures')
    .map(paper => ({ ...paper, document: compiler.compile(paper.id, values) }))
  const annexures = compiler.listAnnexures(values)
  return { papers, annexures, index: listEntries(inSet, annexures).map(({ target }) => target) }
}

/** Compiles papers when they are needed; they share the values computed from the answers. */
export function createSetCompiler(form: FormView, language: Language, options: SetOptions): SetCompiler {
  const { annexures: bound, ...compiling } = options
  const listPapers = createPaperLister(form)
  const context = contextOf(language, compiling)
  const readChoice = createChoiceReader()
  let choice: PaperChoice = readChoice({})
  let set = openSet(choice)

  function openSet(chosen: PaperChoice) {
    const whole = formOfSet(form, chosen)
    const resolve = remember(createResolver(whole, context))
    const compileMain = remember(createCompiler(whole, language, { ...compiling, resolve: ownCopy(resolve) }))
    return { whole, resolve, compileMain, compilers: new Map<string, Compiler>() }
  }

  function readSet(values: FormValues) {
    const now = readChoice(values)
    if (choice !== now) set = openSet(now)
    choice = now
    return set
  }

  const list = remember(values => {
    const { whole, resolve } = readSet(values)
    const papers = listPapers(values, choice)
    const filed = listAnnexures(values).length > 0 ? papers : withoutAnnexures(papers, choice)
    return filed.map(paper => ({ ...paper, title: titleOf(paper, whole, resolve(values)) }))
  })

  const listAnnexures = remember((values): readonly IndexRow[] => {
    if (bound) return bound
    const { annexures } = readSet(values).resolve(values)
    return annexures.map(({ mark, title }) => ({ mark, title: title.map(({ text }) => text).join('') }))
  })

  function titleOf({ paper, item }: SetPaper, whole: FormView, { items }: ResolvedForm): string {
    const title = paper.titles[language]
    const own = paper.per && items.get(paper.per.group)
    if (!paper.per || item === undefined || !own || own.length < 2) return title
    const name = own[item]?.[findNameIn(namesIn(paper.per.group, whole)) ?? '']
    return name && !isEmpty(name) ? `${title} (${plainText(name)})` : `${title} (${item + 1})`
  }

  function compile(id: string, values: FormValues): CompiledDocument {
    const { compileMain, compilers } = readSet(values)
    if (id === mainId) return compileMain(values)
    const paper = list(values).find(one => one.id === id)
    if (!paper?.paper.texts) throw new Error(`the form has no paper '${id}'`)
    const key = `${id} ${paper.item}`
    const compiler = compilers.get(key) ?? createPaperCompiler(paper.paper, paper.item)
    compilers.set(key, compiler)
    const others: OtherNumbers = speaksOfMain(paper.paper, language)
      ? { [mainId]: compileMain(values).numbers ?? {} }
      : {}
    return { ...compiler(values, others), title: paper.title }
  }

  function createPaperCompiler(paper: PaperView, item: number | undefined): Compiler {
    const { whole, resolve, compileMain } = set
    const tellMainTruth = createTruthTeller({ derived: whole.derived.filter(isMainTruth) }, language)
    const tellDeponent = createDeponentReader({ per: paper.per, at: item }, whole, context)
    const withDeponent = createDeponentItem()
    const readIndex = createIndexReader()
    const shape = {
      ...withIndex(whole, paper),
      titles: paper.titles,
      derived: whole.derived.filter(derived => !isMainTruth(derived)),
      ...writtenAs(paper),
    }
    return createCompiler(shape, language, {
      ...compiling,
      resolve(values) {
        const answers = resolve(values)
        const { resolved, items, annexures } = answers
        const own = new Map(resolved)
        const main = speaksOfMain(paper, language) ? compileMain(values) : undefined
        const content = main?.sections.find(({ name }) => name === 'content')
        if (content) tellMainTruth(content, own)
        putDeponentOf(paper, tellDeponent(answers), own)
        if (paper.kind === 'application') return { resolved: own, items, annexures }
        if (paper.kind !== 'index') {
          const listed = bound && listsAnnexures(paper) ? withFurtherAnnexures(items, bound) : items
          return { resolved: own, items: withDeponent(listed, own), annexures }
        }
        const entries = listEntries(list(values).filter(isInSet), listAnnexures(values))
        return { resolved: own, items: new Map(items).set(indexGroup, readIndex(entries)), annexures }
      },
    })
  }

  return { list, listAnnexures, compile }
}

function isInSet({ standing }: SetPaper): boolean {
  return standing === 'in the set'
}

type Entry = { row: IndexRow; target: CompiledSet['index'][number] }

/**
 * The rows of the index: every paper except the index itself, then the annexures, which follow the last
 * paper.
 */
function listEntries(inSet: readonly TitledPaper[], annexures: readonly IndexRow[]): Entry[] {
  const papers = inSet.filter(({ paper }) => paper.kind !== 'index' && paper.kind !== 'annexures')
  return [
    ...papers.map(({ id, title }): Entry => ({ row: { title }, target: { paper: id } })),
    ...annexures.map((row, annexure): Entry => ({ row, target: { annexure } })),
  ]
}

function createIndexReader() {
  let before: { key: string; items: ReturnType<typeof listIndexItems> } | undefined
  return (entries: readonly Entry[]) => {
    const rows = entries.map(({ row }) => row)
    const key = JSON.stringify(rows)
    if (before?.key !== key) before = { key, items: listIndexItems(rows) }
    return before.items
  }
}

type Written = Pick<FormView, 'multiLangContent'> & Required<Pick<FormView, 'texts'>>
const written = new WeakMap<PaperView, Written>()

/**
 * A paper's text in the shape of a form: all of it is content, except the signed part. The same object
 * each time, so that it is parsed only once.
 */
function writtenAs(paper: PaperView): Written {
  const known = written.get(paper)
  if (known) return known
  const none = { header: '', formTitle: '', title: '', parties: '', content: '', footer: '' }
  const { en, hi, mr } = paper.texts ?? {}
  const texts = { en: { ...none, ...en }, hi: { ...none, ...hi }, mr: { ...none, ...mr } }
  const made = { texts, multiLangContent: texts }
  written.set(paper, made)
  return made
}

/** Without annexures there is nothing to bind, and no list of them, unless the advocate took that in. */
function withoutAnnexures(papers: readonly SetPaper[], choice: PaperChoice): SetPaper[] {
  return papers
    .filter(({ paper }) => paper.kind !== 'annexures')
    .map(one =>
      listsAnnexures(one.paper) && choice[one.paper.id] === undefined
        ? { ...one, standing: 'not applicable' }
        : one,
    )
}

function listsAnnexures({ kind, texts }: PaperView): boolean {
  return kind === 'paper' && texts?.en.content.includes('{annexureTitle}') === true
}

/** The files that are bound in and are copies of nothing that the answers name stand in the list too. */
function withFurtherAnnexures(
  items: ResolvedForm['items'],
  bound: readonly IndexRow[],
): ResolvedForm['items'] {
  const named = items.get(annexureGroup) ?? []
  const further = bound
    .slice(named.length)
    .map(({ mark = '', title }, at) => resolveAnnexure({ mark, title: [{ text: title }] }, named.length + at))
  return further.length > 0 ? new Map(items).set(annexureGroup, [...named, ...further]) : items
}

/** Whether a paper refers to paragraphs of the main paper; then the main paper must be compiled first. */
function speaksOfMain({ texts }: PaperView, language: Language): boolean {
  const { content = '', footer = '' } = texts?.[language] ?? {}
  return [content, footer].some(text => text.includes(`{${mainId}#`) || text.includes(`{${mainTruth}}`))
}

function isMainTruth({ name }: DerivedField): boolean {
  return name === mainTruth
}

function namesIn(group: string, { fields }: Pick<FormView, 'fields'>): string[] {
  return fields.filter(field => field.group === group).map(({ name }) => name)
}

/** A compiler changes the resolved values, and other papers must not see these changes. */
function ownCopy(resolve: (values: FormValues) => ResolvedForm): (values: FormValues) => ResolvedForm {
  return values => {
    const answers = resolve(values)
    return { ...answers, resolved: new Map(answers.resolved) }
  }
}

function remember<T>(make: (values: FormValues) => T): (values: FormValues) => T {
  let last: { values: FormValues; made: T } | undefined
  return values => {
    if (last?.values !== values) last = { values, made: make(values) }
    return last.made
  }
}
