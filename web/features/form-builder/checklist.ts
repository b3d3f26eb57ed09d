import type { CourtView } from '#shared/contract/courts.ts'
import type { FormField, FormValues, FormView } from '#shared/contract/forms.ts'
import { severities } from '#shared/form-parts.ts'
import { inLatinDigits } from '#shared/latin-digits.ts'
import { chosenMark } from '#shared/templates/annexures/names.ts'
import { createMarkFinder } from '#shared/templates/annexures/typed-marks.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { listRuns } from '#shared/templates/blocks.ts'
import type { Warning } from '#shared/templates/checks/find-warnings.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { parseDay } from '#shared/templates/dates.ts'
import type { CompiledPaper } from '#shared/templates/papers/compile-set.ts'
import { mainId } from '#shared/templates/papers/list-papers.ts'
import { listUncited } from './annexures/list-uncited.ts'
import { inMegabytes, papersBytes, type SetPart, sayLargest, weighSet } from './annexures/set-size.ts'
import { findDefect } from './answer-defects.ts'
import { type Blank, isLeftToRegistry, listBlanksByPaper, placesOf, type Telling } from './blanks.ts'
import { filingLanguages } from './courts/ways-of-court.ts'
import { languageKeys } from './describe-form.ts'
import { describePlace } from './describe-place.ts'
import type { BuilderSay } from './messages.ts'
import { type CountedPlace, readAnswer } from './places.ts'
import { isAnswered } from './progress.ts'
import { listPlaces } from './validate.ts'
import { sayWarning } from './warnings.ts'

export type Finding = { text: string; place?: CountedPlace }
/** Findings come from the answers; reminders are points that only the advocate can check. */
export type Checklist = {
  blanks: Blank[]
  /** The same blanks for each paper of the set, when there are several papers. */
  papers: { title: string; blanks: Blank[] }[]
  findings: Finding[]
  reminders: string[]
}

type Filled = {
  form: FormView
  values: FormValues
  /** The main paper. */
  document: CompiledDocument
  /** The whole set, where the form has one. */
  papers?: readonly CompiledPaper[]
  /** The findings of the form's own checks. */
  warnings?: readonly Warning[]
  /** The court that the answers name. */
  court?: CourtView | undefined
  /** The annexures that have files, and the largest file that the court takes, in MB. */
  size?: { annexures: readonly SetPart[]; limit: number | undefined }
  /** The marks of the annexures that are bound in and have no file. */
  wanting?: readonly string[]
  /** The marks of all annexures. */
  marks?: readonly string[]
} & Telling

/**
 * Checks for reasons why a registry returns a paper, after the common defects that the Supreme Court's
 * registry listed in its circular of 9 January 2025: full addresses, a complete cause title, an attested
 * affidavit, the advocate's contact in the vakalatnama.
 */
export function makeChecklist(filled: Filled, profile: CourtProfile): Checklist {
  const { form, values, document, papers, language, say } = filled
  const all = papers?.map(({ id, title, item, paper, document: own }) => ({
    id: paper.id,
    title: item === undefined ? paper.titles[language] : title,
    document: own,
    isMain: id === mainId,
  }))
  const parts = all ?? [{ id: mainId, title: document.title, document, isMain: true }]
  const byPaper = listBlanksByPaper(form, values, parts, { language, say })
  return {
    blanks: byPaper.flatMap(({ blanks }) => blanks),
    papers: byPaper.map(({ paper, blanks }) => ({ title: paper.title, blanks })),
    findings: [
      ...tellWarnings(filled),
      ...checkLanguage(filled),
      ...checkSize(filled),
      ...checkFiles(filled),
      ...checkCitations(filled),
      ...checkTypedMarks(filled),
      ...checkCauseTitle(filled),
      ...checkAnswers(filled),
    ],
    reminders: listReminders(filled, profile),
  }
}

/** The most serious first. */
function tellWarnings({ warnings = [], say }: Filled): Finding[] {
  return severities.flatMap(severity =>
    warnings
      .filter(warning => warning.severity === severity)
      .map(warning => ({ text: sayWarning(warning, say), place: warning.place })),
  )
}

function checkLanguage({ form, document, court, say }: Filled): Finding[] {
  const languages = filingLanguages(form, court)
  if (languages.includes(document.language)) return []
  const names = languages.map(language => say(languageKeys[language]))
  return [{ text: say('forReference', { languages: names.join(say('or')) }) }]
}

/** Filed as one file, a set larger than the court's limit is not taken. */
function checkSize({ size, say }: Filled): Finding[] {
  if (!size || size.limit === undefined) return []
  const { annexures, limit } = size
  const isDivided = true
  const papers = { title: '', bytes: papersBytes }
  const { bytes, files, tooLarge } = weighSet([papers, ...annexures], limit, isDivided)
  if (tooLarge.length > 0) return [{ text: say('annexureTooLarge', { limit, titles: sayLargest(tooLarge) }) }]
  if (files < 2) return []
  return [{ text: say('setTooLarge', { limit, size: inMegabytes(bytes, 1), count: files }) }]
}

/** The index names each annexure; one without a file has no page there, and is not bound in. */
function checkFiles({ wanting = [], say }: Filled): Finding[] {
  if (wanting.length === 0) return []
  return [{ text: say('filesWanting', { count: wanting.length, marks: wanting.join(', ') }) }]
}

/** A list of documents alone does not say what a document proves. */
function checkCitations({ form, papers = [], marks = [], say }: Filled): Finding[] {
  if (isLetter(form)) return []
  const read = papers
    .filter(({ paper }) => paper.kind !== 'index')
    .map(({ id, document }) => ({ document, isMain: id === mainId }))
  const uncited = listUncited(read, marks)
  if (uncited.length === 0) return []
  return [{ text: say('uncited', { count: uncited.length, marks: uncited.join(', ') }) }]
}

/** Documents move up and down, and what was typed of them stays: a mark that none of them has leads nowhere. */
function checkTypedMarks({ form, values, document, marks, language, say }: Filled): Finding[] {
  if (!form.annexures || !marks) return []
  const pattern = chosenMark(values) ?? form.annexures.mark[document.language]
  const find = createMarkFinder(pattern, document.language)
  const count = marks.filter(mark => mark !== '').length
  return listPlaces(form, values).flatMap(({ field: _, isRequired: __, ...place }) => {
    const stray = find(readAnswer(values, place)).filter(({ number }) => number > count)
    const told = new Set(stray.map(({ mark }) => say('strayMark', { mark, count })))
    return [...told].map(text => ({ text: `${describePlace(form, place, language)}: ${text}`, place }))
  })
}

function checkCauseTitle({ form, values, document, say }: Filled): Finding[] {
  if (isLetter(form)) return []
  const heading = document.sections.filter(({ name }) => name !== 'content' && name !== 'footer')
  const runs = listRuns({ ...document, sections: heading })
  const open = runs.find(run => run.blank && !isLeftToRegistry(run, form))
  if (!open) return []
  const [place] = placesOf(open, form, values)
  return [{ text: say('causeTitle'), ...(place && { place }) }]
}

function checkAnswers({ form, values, document, language, say }: Filled): Finding[] {
  const parties = isLetter(form) ? [] : listParties(document)
  return listPlaces(form, values).flatMap(({ field, isRequired: _, ...place }) => {
    const answer = readAnswer(values, place)
    if (!isAnswered(answer)) return []
    const defect = findAnswerDefect(field, answer, parties)
    return defect ? [{ text: `${describePlace(form, place, language)}: ${say(defect)}`, place }] : []
  })
}

/**
 * The questions for the parties' names. The registry needs the full addresses of the parties, not those
 * of witnesses or the chamber.
 */
function listParties(document: CompiledDocument): string[] {
  const sections = document.sections.filter(({ name }) => name === 'parties')
  return listRuns({ ...document, sections }).flatMap(run => run.sources ?? [])
}

function findAnswerDefect(field: FormField, answer: string, parties: readonly string[]) {
  if (isAddressOf(field, parties)) return hasPin(answer) ? undefined : 'noPin'
  if (field.type === 'date') return parseDay(answer) ? undefined : 'notADate'
  return findDefect(field, answer)
}

function isAddressOf({ name }: FormField, parties: readonly string[]): boolean {
  return name.endsWith('Address') && parties.includes(name)
}

function hasPin(answer: string): boolean {
  return /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/.test(inLatinDigits(answer))
}

function listReminders({ form, document, papers = [], say }: Filled, profile: CourtProfile): string[] {
  return [
    [document, ...papers.map(paper => paper.document)].some(hasAffidavit) ? say('attest') : '',
    isLetter(form) ? '' : reminderOfVakalatnama(form, papers, say),
    profile.isDefault ? say('localRules') : '',
  ].filter(Boolean)
}

/** A verification without an affidavit is not attested. */
function hasAffidavit({ sections }: CompiledDocument): boolean {
  const headings = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'heading'))
  return headings.some(
    block =>
      'lines' in block &&
      /AFFIDAVIT|शपथ-?पत्र|प्रतिज्ञापत्र/.test(
        block.lines
          .flat()
          .map(run => run.text)
          .join(''),
      ),
  )
}

function reminderOfVakalatnama(
  { slug }: FormView,
  papers: readonly CompiledPaper[],
  say: BuilderSay,
): string {
  const isFiled = slug.includes('vakalatnama') || papers.some(({ id }) => id === 'vakalatnama')
  return isFiled ? say('stamps') : say('vakalatnama')
}

/** Notices and deeds are not filed in a registry. */
function isLetter({ courtProfile }: FormView): boolean {
  return courtProfile === 'plain'
}
