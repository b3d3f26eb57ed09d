import type { FormField, FormView, SectionName } from '#shared/contract/forms.ts'
import { type CompilableForm, compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { escapeHtml } from '#shared/templates/writers/escape-html.ts'
import { writeBlock, writePage } from '#shared/templates/writers/html.ts'
import { pageStyle } from '#shared/templates/writers/html-style.ts'
import { readSite } from '#web/site.ts'

type BlankForm = CompilableForm & Pick<FormView, 'description' | 'courtType' | 'jurisdiction'>

/** The downloaded blank form: the heading of the paper and its questions, to fill in by hand. */
export function writeBlankForm(form: BlankForm): string {
  const document = compile(form, 'en', {}, { blank: 'rule' })
  const section = (wanted: SectionName) =>
    document.sections
      .find(({ name }) => name === wanted)
      ?.blocks.map(block => writeBlock(block))
      .join('\n') ?? ''
  const questions = form.fields
    .filter(field => field.required)
    .map(
      field =>
        `<li>${escapeHtml(endQuestion(nameQuestion(field, form)))} ______________________________</li>`,
    )
  const body = [
    section('header'),
    section('title'),
    section('parties'),
    section('formTitle'),
    `<h2>${escapeHtml(form.title)}</h2>`,
    `<p>${escapeHtml(form.description)}</p>`,
    `<p>Court: ${escapeHtml(form.courtType)}</p>`,
    `<p>Jurisdiction: ${escapeHtml(form.jurisdiction)}</p>`,
    `<ol>\n${questions.join('\n')}\n</ol>`,
    `<footer>From the ${escapeHtml(readSite().name)} Legal Forms Library</footer>`,
  ]
  return writePage(form.title, 'en', pageStyle(courtProfiles.plain), body.join('\n'))
}

/** In a repeated group the label alone ('Full name') would not say whose. */
function nameQuestion({ label, group }: FormField, { groups }: BlankForm): string {
  const item = groups.find(({ id }) => id === group)?.item?.en
  return item ? `${item}: ${label}` : label
}

function endQuestion(question: string): string {
  return question.endsWith('?') ? question : `${question}:`
}

export function blankFormFileName(title: string): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]+/g, '_')}.html`
}
