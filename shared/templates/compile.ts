import type { FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { createTruthTeller } from './bases-of-truth.ts'
import {
  type BlankStyle,
  blankRule,
  type CompiledDocument,
  type CompiledSection,
  referenceOnly,
  type TemplateBlock,
} from './blocks.ts'
import { genderKey } from './conditions/condition.ts'
import { type FilledBlock, fillBlock } from './fill-block.ts'
import { countedAs, fillTable } from './fill-table.ts'
import { createLayout, type Place } from './layout.ts'
import { meetConditions } from './meet-conditions.ts'
import { createNumbering } from './number-blocks.ts'
import type { NumberWords } from './number-words.ts'
import { createOpenings, listOpeningChoices } from './openings.ts'
import { createReferences, type OtherNumbers } from './paragraph-numbers.ts'
import { parseForm } from './parse-form.ts'
import { genderOfItem } from './parties/resolve-parties.ts'
import type { ResolveContext, Resolved } from './resolved.ts'
import { createResolver, type ResolvedForm } from './resolver.ts'
import { keepEqual, sameParts } from './same-parts.ts'

export type CompilableForm = Pick<
  FormView,
  | 'title'
  | 'titles'
  | 'fields'
  | 'groups'
  | 'derived'
  | 'multiLangContent'
  | 'courtProfile'
  | 'filingLanguages'
> &
  Partial<Pick<FormView, 'texts' | 'conditions' | 'annexures'>>
export type CompileOptions = {
  /** How a missing answer is shown: {fieldName} in the preview, a ruled blank on paper. */
  blank: BlankStyle
  /** From loadNumberWords; without it, amounts in words stay blank. */
  numberWords?: NumberWords | undefined
  /** Lets the papers of a set share the values computed from the answers. */
  resolve?: (values: FormValues) => ResolvedForm
}
/** `others` are the paragraph numbers of other papers, for a paper that refers to them. */
export type Compiler = (values: FormValues, others?: OtherNumbers) => CompiledDocument

export function compile(
  form: CompilableForm,
  language: Language,
  values: FormValues,
  options: CompileOptions,
  others?: OtherNumbers,
): CompiledDocument {
  return createCompiler(form, language, options)(values, others)
}

/**
 * A compiler that keeps its last document: blocks and sections not affected by an edit stay the same
 * objects.
 */
export function createCompiler(form: CompilableForm, language: Language, options: CompileOptions): Compiler {
  const resolve = options.resolve ?? createResolver(form, contextOf(language, options))
  const tellTruth = createTruthTeller(form, language)
  const opening = listOpeningChoices(form, language)
  const parsed = parseForm(form, language)
  const sections = parsed.map(({ name, blocks }) => createSection(name, blocks, opening))
  const references = createReferences(
    parsed.flatMap(({ blocks }) => blocks),
    language,
    options.blank,
  )
  const notice = form.filingLanguages.includes(language) ? undefined : referenceOnly[language]

  return (values, others = {}) => {
    const answers = resolve(values)
    references.putInto(answers.resolved)
    let compiled = compileSections(answers)
    if (references.settle(compiled, others)) {
      references.putInto(answers.resolved)
      compiled = compileSections(answers)
    }
    return {
      title: form.titles[language],
      language,
      sections: compiled,
      ...(notice && { notice }),
      ...(references.hasNames && { numbers: references.numbers() }),
    }
  }

  function compileSections(answers: ResolvedForm): CompiledSection[] {
    return sections.map(compileSection => {
      const section = compileSection(answers)
      if (section.name === 'content') tellTruth(section, answers.resolved)
      return section
    })
  }
}

export function contextOf(language: Language, { blank, numberWords }: CompileOptions): ResolveContext {
  return {
    language,
    numberWords,
    blankRun: (name, from) => ({
      text: blank === 'rule' ? blankRule : `{${name}}`,
      field: name,
      blank: true,
      ...from,
    }),
  }
}

type SectionCompiler = (answers: ResolvedForm) => CompiledSection
type Filler = (answers: ResolvedForm) => readonly FilledBlock[]
/** The blocks of a section in order, with the function that fills each of them. */
type Laid = {
  places: readonly Place[]
  fillers: readonly Filler[]
  promised: readonly Filler[]
  settle: ReturnType<typeof createOpenings>
}

function createSection(
  name: CompiledSection['name'],
  blocks: readonly TemplateBlock[],
  opening: ReadonlySet<string>,
): SectionCompiler {
  const layOut = createLayout(blocks, name === 'footer')
  const fillerOf = rememberFillers()
  const number = createNumbering(name)
  let laid: Laid | undefined
  let before: CompiledSection = { name, blocks: [] }
  let filledBefore: readonly unknown[] | undefined
  return answers => {
    const places = layOut(answers.items)
    if (laid?.places !== places) laid = lay(places)
    const { fillers, promised, settle } = laid
    const filled = fillers.map(fill => fill(answers))
    if (filledBefore && sameParts(filledBefore, filled)) return before
    filledBefore = filled
    const settled = settle(filled, index => promised[index]?.(answers) ?? [])
    const compiled = number(settled, places)
    if (!sameParts(compiled, before.blocks)) before = { name, blocks: compiled }
    return before
  }

  function lay(places: readonly Place[]): Laid {
    return {
      places,
      fillers: places.map(place => fillerOf(place)),
      promised: places.map(place => createFiller({ ...place, item: place.item ?? 0 }, true)),
      settle: createOpenings(
        places.map(({ block }) => block),
        opening,
      ),
    }
  }
}

/**
 * Keeps the filler of each block when items are added or removed, so that the block stays the same
 * object.
 */
function rememberFillers() {
  const known = new Map<string, Filler>()
  return (place: Place): Filler => {
    const list = 'list' in place.block ? place.block.list : ''
    const key = `${place.key} ${place.count ?? ''} ${list}`
    const filler = known.get(key) ?? createFiller(place)
    known.set(key, filler)
    return filler
  }
}

const unknownPlaceholder: Resolved = { state: 'nothing', optional: true, raw: '', lines: [] }

/** When text before it announces the block, no answer is left out: a missing answer prints as a blank. */
function createFiller({ block, item, count }: Place, isPromised = false): Filler {
  const { each } = block
  const groups = block.kind === 'table' ? block.rows.flatMap(({ group }) => group ?? []) : []
  const looksAt = block.reads ? [...block.fields, ...block.reads] : block.fields
  let inputs: readonly unknown[] | undefined
  let filled: readonly FilledBlock[] = []
  if (each && item === undefined) return () => filled
  const isFixed = looksAt.length + groups.length === 0
  return answers => {
    if (inputs && isFixed) return filled
    const look = lookInto(answers)
    const now = looksAt.map(look)
    const before = inputs
    inputs = groups.length > 0 ? [...now, ...groups.map(group => answers.items.get(group))] : now
    if (before && sameParts(before, inputs)) return filled
    const known = filled
    // Of a list of parties most blocks are what they were.
    filled = keepEqual(
      known,
      fill(look, answers).map((block, at) => keepEqual(known[at], block)),
    )
    return filled
  }

  function lookInto({ resolved, items }: ResolvedForm): Look {
    const own = each && item !== undefined ? items.get(each.group)?.[item] : undefined
    if (!own || !each) return name => resolved.get(name)
    const gender = genderKey(each.group)
    return name => {
      if (name === '#') return countedAs(count ?? 1)
      if (name === gender) return genderOfItem(own)
      return own[name] ?? resolved.get(name)
    }
  }

  function fill(look: Look, { items }: ResolvedForm): FilledBlock[] {
    const lookUp = (name: string): Resolved => {
      const value = look(name) ?? unknownPlaceholder
      return isPromised ? { ...value, optional: false } : value
    }
    const met = meetConditions(block, lookUp)
    if (!met) return []
    return met.kind === 'table'
      ? fillTable(met, lookUp, group => items.get(group) ?? [])
      : fillBlock(met, lookUp)
  }
}

type Look = (name: string) => Resolved | undefined
