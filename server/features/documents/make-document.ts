import { AppError, describeField, refuseField } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import {
  type DocumentBody,
  type DocumentFormat,
  type FormValues,
  type FormView,
  type PagePictures,
  type PagePicturesBody,
  pagesAtOnce,
} from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { said } from '#shared/messages/said.ts'
import type { Annexure } from '#shared/templates/annexures/annexures.ts'
import { contextOf } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { createChoiceReader } from '#shared/templates/papers/choice.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'
import { formOfSet } from '#shared/templates/papers/form-of-set.ts'
import type { IndexRow } from '#shared/templates/papers/index-rows.ts'
import { createPaperLister } from '#shared/templates/papers/list-papers.ts'
import { createResolver } from '#shared/templates/resolver.ts'
import type { JudgmentPage } from './model.ts'
import { choosePapers } from './printed-set.ts'
import type { Undrawable } from './render.ts'
import type { Renderer } from './renderer.ts'
import type { Stamp } from './write-stamps.ts'

export type DocumentNeeds = {
  renderer: Renderer
  clock: Clock
  /** The form and its cleaned answers; throws when they are not answers to its questions. */
  checkAnswers: (formId: number, values: Record<string, unknown>) => { form: FormView; values: FormValues }
}

export type MadeDocument = {
  name: string
  type: string
  bytes: Buffer
  /** The papers in the file, with their number of pages when the format has pages. */
  papers: { title: string; pages?: number }[]
}

const types: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Checks immediately, so that a rejected request is not counted; `draw` then makes the document. */
export function prepareDocument(
  needs: DocumentNeeds,
  formId: number,
  body: DocumentBody,
  /** The annexures after the last paper; the index shows their pages. */
  annexures?: readonly IndexRow[],
) {
  const { language, format, courtProfile, papers: ids } = body
  const { form, values } = needs.checkAnswers(formId, body.values)
  refuseUnknownPapers(form, values, ids)
  return async function draw(): Promise<MadeDocument> {
    const set = await composeSet(form, values, { language, ids, annexures })
    const profile = courtProfiles[courtProfile ?? form.courtProfile]
    const drawn = await needs.renderer.run({ format, set, profile, now: needs.clock() })
    if ('undrawable' in drawn) throw refuseUndrawable(drawn.undrawable, formOfSet(form))
    const papers = set.papers.map(({ title }, index) => {
      const pages = drawn.pages?.[index]
      return { title, ...(pages !== undefined && { pages }) }
    })
    return { name: `${set.title}.${format}`, type: types[format], bytes: Buffer.from(drawn.bytes), papers }
  }
}

type Composing = {
  language: Language
  ids?: readonly string[] | undefined
  annexures?: readonly IndexRow[] | undefined
}

async function composeSet(form: FormView, values: FormValues, { language, ids, annexures }: Composing) {
  const numberWords = await loadNumberWords(language)
  const compiled = compileSet(form, language, values, {
    blank: 'rule',
    numberWords,
    ...(annexures && { annexures }),
  })
  const title = form.titles[language]
  return choosePapers(compiled, { title, annexures: compiled.annexures, ...(ids && { ids }) })
}

/** Pages of one paper as pictures, drawn from the PDF of the whole set, so their numbers are its numbers. */
export async function drawPagePictures(
  needs: DocumentNeeds,
  formId: number,
  { language, courtProfile, paper, from, values: given }: PagePicturesBody,
): Promise<PagePictures> {
  const { form, values } = needs.checkAnswers(formId, given)
  refuseUnknownPapers(form, values, [paper])
  const set = await composeSet(form, values, { language })
  const at = set.papers.findIndex(({ id }) => id === paper)
  const drawn = await needs.renderer.run({
    ...{ format: 'pictures', set, profile: courtProfiles[courtProfile ?? form.courtProfile] },
    ...{ now: needs.clock(), paper: at, from: from - 1, count: pagesAtOnce },
  })
  if ('undrawable' in drawn) throw refuseUndrawable(drawn.undrawable, formOfSet(form))
  const { pages = [], pictures = [] } = drawn
  return {
    pages: pages[at] ?? 0,
    firstNumber: 1 + pages.slice(0, at).reduce((sum, own) => sum + own, 0),
    pictures: pictures.map(picture => Buffer.from(picture).toString('base64')),
  }
}

/** The annexures named by the answers, with their marks. */
export async function listNamedAnnexures(
  { checkAnswers }: DocumentNeeds,
  formId: number,
  { language, values: given }: Pick<DocumentBody, 'language' | 'values'>,
): Promise<readonly Annexure[]> {
  const { form, values } = checkAnswers(formId, given)
  const numberWords = await loadNumberWords(language)
  const context = contextOf(language, { blank: 'rule', numberWords })
  return createResolver(formOfSet(form, createChoiceReader()(values)), context)(values).annexures
}

/** The marks and page numbers of the annexures, in the court's typeface. */
export async function drawStamps(
  { renderer, clock, checkAnswers }: DocumentNeeds,
  formId: number,
  { language, courtProfile }: Pick<DocumentBody, 'language' | 'courtProfile'>,
  stamps: readonly Stamp[],
): Promise<Buffer> {
  const profile = courtProfiles[courtProfile ?? checkAnswers(formId, {}).form.courtProfile]
  const drawn = await renderer.run({ format: 'stamps', stamps, language, profile, now: clock() })
  if ('undrawable' in drawn) throw refuseField('mark', noLetters(drawn.undrawable.characters))
  return Buffer.from(drawn.bytes)
}

/** A judgment has no character that stops it: write-judgment.ts replaces what cannot be drawn. */
export async function drawJudgment(
  { renderer, clock }: Pick<DocumentNeeds, 'renderer' | 'clock'>,
  page: JudgmentPage,
): Promise<Buffer> {
  const drawn = await renderer.run({ format: 'judgment', page, now: clock() })
  if ('undrawable' in drawn) throw new Error('a judgment that cannot be drawn')
  return Buffer.from(drawn.bytes)
}

function refuseUnknownPapers(form: FormView, values: FormValues, ids: readonly string[] = []) {
  const printed = listPrinted(form, values)
  const unknown = ids.find(id => !printed.includes(id))
  if (unknown !== undefined) throw refuseField('papers', said('notInTheSet', { paper: unknown }))
}

function listPrinted(form: FormView, values: FormValues): string[] {
  return createPaperLister(form)(values, createChoiceReader()(values))
    .filter(({ standing, paper }) => standing === 'in the set' && paper.kind !== 'annexures')
    .map(({ id }) => id)
}

function refuseUndrawable({ characters, questions }: Undrawable, form: FormView): AppError {
  const shown = listShort(characters)
  const errors = questions.map(field =>
    describeField(field, said('noLettersIn', { label: labelOf(field, form), shown })),
  )
  return new AppError('validation', noLetters(characters), { field: questions[0], errors })
}

function labelOf(name: string, { fields }: FormView): string {
  return fields.find(field => field.name === name)?.label ?? name
}

function noLetters(characters: readonly string[]) {
  return said('noLetters', { shown: listShort(characters) })
}

function listShort(characters: readonly string[]): string {
  return characters.slice(0, 5).join(' ')
}
