import type { FormView, SectionName } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { type CompilableForm, compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { escapeHtml } from '#shared/templates/writers/escape-html.ts'
import { writeBlock, writePage } from '#shared/templates/writers/html.ts'
import { pageStyle } from '#shared/templates/writers/html-style.ts'
import { readSite } from '#web/site.ts'
import type { FormsSay } from '../messages.ts'
import { factsIn } from '../model/use-facts.ts'
import { listRequired, type RequiredPart } from './list-required.ts'
import { endQuestion, nameQuestion } from './name-question.ts'
import { openForm } from './open-form.ts'

type BlankForm = CompilableForm & Pick<FormView, 'titles' | 'descriptions' | 'courtType' | 'jurisdiction'>

/**
 * The downloaded blank form: the heading of the paper and its questions, to fill in by hand, in the language of the
 * library. It says nothing that only an answer would say.
 */
export function writeBlankForm(form: BlankForm, language: Language, say: FormsSay): string {
  const { sayBadge } = factsIn(say)
  const { form: open, isChoosing } = openForm(form, language, say('or'))
  const document = compile(open, language, {}, { blank: 'rule' })
  const section = (wanted: SectionName) =>
    document.sections
      .find(({ name }) => name === wanted)
      ?.blocks.map(block => writeBlock(block))
      .join('\n') ?? ''
  const body = [
    section('header'),
    section('title'),
    section('parties'),
    section('formTitle'),
    isChoosing ? `<p class="notice">${escapeHtml(say('strikeOut'))}</p>` : '',
    `<h2>${escapeHtml(form.titles[language])}</h2>`,
    `<p>${escapeHtml(form.descriptions[language])}</p>`,
    `<p>${say('court')}: ${escapeHtml(sayBadge(form.courtType))}</p>`,
    `<p>${say('jurisdiction')}: ${escapeHtml(sayBadge(form.jurisdiction))}</p>`,
    writeQuestions(form, language, say),
    `<footer>${escapeHtml(say('fromLibrary', { name: readSite().name }))}</footer>`,
  ]
  return writePage(form.titles[language], language, pageStyle(courtProfiles.plain), body.join('\n'))
}

/** Numbered through; what is required only under a condition stands apart, with the condition above it. */
function writeQuestions(form: BlankForm, language: Language, say: FormsSay): string {
  let number = 1
  const write = ({ when, fields }: RequiredPart) => {
    const items = fields.map(field => {
      const question = endQuestion(nameQuestion(field, { form, language }))
      return `<li>${escapeHtml(question)} ______________________________</li>`
    })
    const start = number > 1 ? ` start="${number}"` : ''
    number += fields.length
    const heading = when === undefined ? '' : `<h3>${escapeHtml(when)}</h3>\n`
    return `${heading}<ol${start}>\n${items.join('\n')}\n</ol>`
  }
  return listRequired(form, language, say).map(write).join('\n')
}

export function blankFormFileName(title: string): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]+/g, '_')}.html`
}
