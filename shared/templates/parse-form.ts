import type { FormView, TemplateText } from '#shared/contract/forms.ts'
import { type SectionName, sectionNames } from '#shared/form-parts.ts'
import type { Language } from '#shared/languages.ts'
import { annexureGroupOf } from './annexures/names.ts'
import type { TemplateBlock } from './blocks.ts'
import { createConditionParser } from './conditions/asked.ts'
import { parseSection } from './parse-section.ts'

export type ParsedForm = readonly { name: SectionName; blocks: readonly TemplateBlock[] }[]
export type ParsableForm = Pick<FormView, 'multiLangContent' | 'courtProfile' | 'fields' | 'groups'> &
  Partial<Pick<FormView, 'texts' | 'conditions'>>

const parsed = new WeakMap<TemplateText, ParsedForm>()

/** The blocks of a whole text, read once for as long as the form lives. */
export function parseForm(form: ParsableForm, language: Language): ParsedForm {
  const text = (form.texts ?? form.multiLangContent)[language]
  const known = parsed.get(text)
  if (known) return known
  const read = createConditionParser(form)
  const repeats = new Set(form.groups.flatMap(({ id, repeat }) => (repeat ? [id] : [])))
  const groups = new Map(form.fields.map(({ name, group }) => [name, group]))
  const groupOf = (name: string) =>
    annexureGroupOf(name) ?? [groups.get(name)].find(group => group !== undefined && repeats.has(group))
  const sections = sectionNames.map(name => ({
    name,
    blocks: parseSection(textOf(text, name), {
      unmarked: isCentred(name, form) ? 'centre' : 'paragraph',
      boldCentre: form.courtProfile !== 'plain' && boldSections.includes(name),
      restartAtHeadings: name === 'footer',
      groupOf,
      ...(form.texts && { read }),
    }),
  }))
  parsed.set(text, sections)
  return sections
}

function textOf(text: TemplateText, name: SectionName): string {
  return name === 'content' ? text.content || (text.body ?? '') : text[name]
}

/** The court, the number of the case and 'VERSUS' are bold without a mark. */
const boldSections: readonly SectionName[] = ['header', 'formTitle', 'parties']

/** A court paper's heading is centred without a mark; a letter's is not. */
function isCentred(name: SectionName, { courtProfile }: ParsableForm): boolean {
  return courtProfile !== 'plain' && (name === 'header' || name === 'formTitle' || name === 'title')
}
