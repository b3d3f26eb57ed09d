import type { FormField, FormView, SectionName } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { type CompilableForm, compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { escapeHtml } from '#shared/templates/writers/escape-html.ts'
import { writeBlock, writePage } from '#shared/templates/writers/html.ts'
import { pageStyle } from '#shared/templates/writers/html-style.ts'
import { readSite } from '#web/site.ts'
import type { FormsSay } from './messages.ts'
import { factsIn } from './model/use-facts.ts'

type BlankForm = CompilableForm & Pick<FormView, 'titles' | 'descriptions' | 'courtType' | 'jurisdiction'>

/**
 * The downloaded blank form: the heading of the paper and its questions, to fill in by hand, in the language of the
 * library.
 */
export function writeBlankForm(form: BlankForm, language: Language, say: FormsSay): string {
  const { sayBadge } = factsIn(say)
  const document = compile(form, language, {}, { blank: 'rule' })
  const section = (wanted: SectionName) =>
    document.sections
      .find(({ name }) => name === wanted)
      ?.blocks.map(block => writeBlock(block))
      .join('\n') ?? ''
  const questions = form.fields
    .filter(field => field.required)
    .map(
      field =>
        `<li>${escapeHtml(endQuestion(nameQuestion(field, form, language)))} ______________________________</li>`,
    )
  const body = [
    section('header'),
    section('title'),
    section('parties'),
    section('formTitle'),
    `<h2>${escapeHtml(form.titles[language])}</h2>`,
    `<p>${escapeHtml(form.descriptions[language])}</p>`,
    `<p>${say('court')}: ${escapeHtml(sayBadge(form.courtType))}</p>`,
    `<p>${say('jurisdiction')}: ${escapeHtml(sayBadge(form.jurisdiction))}</p>`,
    `<ol>\n${questions.join('\n')}\n</ol>`,
    `<footer>${escapeHtml(say('fromLibrary', { name: readSite().name }))}</footer>`,
  ]
  return writePage(form.titles[language], language, pageStyle(courtProfiles.plain), body.join('\n'))
}

/** In a repeated group the label alone ('Full name') would not say whose. */
function nameQuestion({ labels, group }: FormField, { groups }: BlankForm, language: Language): string {
  const item = groups.find(({ id }) => id === group)?.item?.[language]
  return item ? `${item}: ${labels[language]}` : labels[language]
}

function endQuestion(question: string): string {
  return question.endsWith('?') ? question : `${question}:`
}

export function blankFormFileName(title: string): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]+/g, '_')}.html`
}
