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
import { type FilledBlock, fillBlock } from './fill-block.ts'
import { meetConditions } from './meet-conditions.ts'
import { createNumbering } from './number-blocks.ts'
import type { NumberWords } from './number-words.ts'
import { createOpenings, listOpeningChoices } from './openings.ts'
import { createReferences, type OtherNumbers } from './paragraph-numbers.ts'
import { parseForm } from './parse-form.ts'
import type { Resolved } from './resolved.ts'
import { createResolver } from './resolver.ts'
import { sameParts } from './same-parts.ts'

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
  Partial<Pick<FormView, 'texts' | 'conditions'>>
export type CompileOptions = {
  /** What stands where an answer is missing: {fieldName} in the preview, a rule on paper. */
  blank: BlankStyle
  /** From loadNumberWords; without it amounts in words stay blank. */
  numberWords?: NumberWords | undefined
}
/** A paper that names paragraphs of other papers is given their numbers. */
export type Compiler = (values: FormValues, others?: OtherNumbers) => CompiledDocument

/** One document from one set of answers. */
export function compile(
  form: CompilableForm,
  language: Language,
  values: FormValues,
  options: CompileOptions,
  others?: OtherNumbers,
): CompiledDocument {
  return createCompiler(form, language, options)(values, others)
}

/** A compiler that remembers its last document: blocks and sections that an edit does not touch stay the same objects. */
export function createCompiler(form: CompilableForm, language: Language, options: CompileOptions): Compiler {
  const { blank, numberWords } = options
  const resolve = createResolver(form, {
    language,
    numberWords,
    blankRun: (name, from) => ({
      text: blank === 'rule' ? blankRule : `{${name}}`,
      field: name,
      blank: true,
      ...from,
    }),
  })
  const tellTruth = createTruthTeller(form, language)
  const opening = listOpeningChoices(form, language)
  const parsed = parseForm(form, language)
  const sections = parsed.map(({ name, blocks }) => createSection(name, blocks, opening))
  const references = createReferences(
    parsed.flatMap(({ blocks }) => blocks),
    language,
    blank,
  )
  const notice = form.filingLanguages.includes(language) ? undefined : referenceOnly[language]

  return (values, others = {}) => {
    const resolved = resolve(values)
    references.putInto(resolved)
    let compiled = compileSections(resolved)
    if (references.settle(compiled, others)) {
      references.putInto(resolved)
      compiled = compileSections(resolved)
    }
    return {
      title: form.titles[language],
      language,
      sections: compiled,
      ...(notice && { notice }),
      ...(references.hasNames && { numbers: references.numbers() }),
    }
  }

  function compileSections(resolved: Map<string, Resolved>): CompiledSection[] {
    return sections.map(compileSection => {
      const section = compileSection(resolved)
      if (section.name === 'content') tellTruth(section, resolved)
      return section
    })
  }
}

type SectionCompiler = (resolved: ReadonlyMap<string, Resolved>) => CompiledSection

function createSection(
  name: CompiledSection['name'],
  blocks: readonly TemplateBlock[],
  opening: ReadonlySet<string>,
): SectionCompiler {
  const fillers = blocks.map(block => createFiller(block))
  const promised = blocks.map(block => createFiller(block, true))
  const settle = createOpenings(blocks, opening)
  const number = createNumbering(name)
  let before: CompiledSection = { name, blocks: [] }
  let filledBefore: readonly unknown[] | undefined
  return resolved => {
    const filled = settle(
      fillers.map(fill => fill(resolved)),
      index => promised[index]?.(resolved) ?? [],
    )
    if (filledBefore && sameParts(filledBefore, filled)) return before
    filledBefore = filled
    const compiled = number(filled)
    if (!sameParts(compiled, before.blocks)) before = { name, blocks: compiled }
    return before
  }
}

const unknownPlaceholder: Resolved = { state: 'nothing', optional: true, raw: '', lines: [] }

/** A block that was promised leaves no answer out: what is missing stays as a blank. */
function createFiller(block: TemplateBlock, isPromised = false) {
  const looksAt = block.reads ? [...block.fields, ...block.reads] : block.fields
  let inputs: readonly unknown[] | undefined
  let filled: readonly FilledBlock[] = []
  return (resolved: ReadonlyMap<string, Resolved>): readonly FilledBlock[] => {
    const now = looksAt.map(name => resolved.get(name))
    if (inputs && sameParts(inputs, now)) return filled
    inputs = now
    const met = meetConditions(block, resolved)
    filled = met ? fillBlock(met, lookUp) : []
    return filled

    function lookUp(name: string): Resolved {
      const value = resolved.get(name) ?? unknownPlaceholder
      return isPromised ? { ...value, optional: false } : value
    }
  }
}
