import type { FormView, TemplateText } from '#shared/contract/forms.ts'
import { type SectionName, sectionNames } from '#shared/form-parts.ts'
import type { Language } from '#shared/languages.ts'
import { annexureGroupOf } from './annexures/names.ts'
import type { TemplateBlock } from './blocks.ts'
import { createConditionParser } from './conditions/asked.ts'
import { parseSection } from './parse-section.ts'
import { swearing } from './parties/chosen-parties.ts'
import { repeatAffidavit, repeatVerification } from './parties/repeat-verification.ts'

export type ParsedForm = readonly { name: SectionName; blocks: readonly TemplateBlock[] }[]
export type ParsableForm = Pick<FormView, 'multiLangContent' | 'courtProfile' | 'fields' | 'groups'> &
  Partial<Pick<FormView, 'texts' | 'conditions' | 'chosen'>>

const parsed = new WeakMap<TemplateText, ParsedForm>()

/** The blocks of a whole text, parsed once for each form object. */
export function parseForm(form: ParsableForm, language: Language): ParsedForm {
  const text = (form.texts ?? form.multiLangContent)[language]
  const known = parsed.get(text)
  if (known) return known
  const read = createConditionParser(form)
  const repeats = new Set(form.groups.flatMap(({ id, repeat }) => (repeat ? [id] : [])))
  const groups = new Map(form.fields.map(({ name, group }) => [name, group]))
  const groupOf = (name: string) =>
    annexureGroupOf(name) ?? [groups.get(name)].find(group => group !== undefined && repeats.has(group))
  const doSomeSwear = form.chosen?.some(({ id }) => id === swearing)
  const sections = sectionNames.map(name => {
    const blocks = parseSection(textOf(text, name), {
      unmarked: isCentred(name, form) ? 'centre' : 'paragraph',
      boldCentre: form.courtProfile !== 'plain' && boldSections.includes(name),
      restartAtHeadings: name === 'footer',
      groupOf,
      ...(form.texts && { read }),
    })
    return {
      name,
      blocks: doSomeSwear && name === 'footer' ? repeatVerification(repeatAffidavit(blocks)) : blocks,
    }
  })
  parsed.set(text, sections)
  return sections
}

function textOf(text: TemplateText, name: SectionName): string {
  return name === 'content' ? text.content || (text.body ?? '') : text[name]
}

/** In these sections, centred lines (the court, the case number, 'VERSUS') are bold without markup. */
const boldSections: readonly SectionName[] = ['header', 'formTitle', 'parties']

/** Headings of court papers are centred without markup; those of letters are not. */
function isCentred(name: SectionName, { courtProfile }: ParsableForm): boolean {
  return courtProfile !== 'plain' && (name === 'header' || name === 'formTitle' || name === 'title')
}
