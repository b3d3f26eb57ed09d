import type { FormValues, FormView } from '#shared/contract/forms.ts'
import { languageNames } from '#shared/languages.ts'
import { parseAmount } from '#shared/templates/amounts.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { type CourtProfile, courtProfiles } from '#shared/templates/court-profiles.ts'
import { type Blank, describePlace, listBlanks, listRuns } from './blanks.ts'
import { type CountedPlace, readAnswer } from './places.ts'
import { isAnswered } from './progress.ts'
import { listPlaces } from './validate.ts'

export type Finding = { text: string; place?: CountedPlace }
/** Findings were seen in the answers; reminders are what only the advocate can see to. */
export type Checklist = { blanks: Blank[]; findings: Finding[]; reminders: string[] }

type Filled = { form: FormView; values: FormValues; document: CompiledDocument }

/**
 * What a registry returns a paper for, after the common defects the Supreme Court's registry listed in its circular of
 * 9 January 2025: full addresses, a complete cause title, an attested affidavit, the advocate's contact in the vakalatnama.
 */
export function makeChecklist(filled: Filled, profile: CourtProfile): Checklist {
  const { form, values, document } = filled
  return {
    blanks: listBlanks(form, values, document),
    findings: [...checkLanguage(filled), ...checkCauseTitle(filled), ...checkAnswers(filled)],
    reminders: listReminders(filled, profile),
  }
}

function checkLanguage({ form, document }: Filled): Finding[] {
  if (form.filingLanguages.includes(document.language)) return []
  const taken = form.filingLanguages.map(language => languageNames[language]).join(' or ')
  return [{ text: `For reference, not for filing: this court takes papers in ${taken}.` }]
}

function checkCauseTitle({ form, document }: Filled): Finding[] {
  if (isLetter(form)) return []
  const heading = document.sections.filter(({ name }) => name !== 'content' && name !== 'footer')
  const isOpen = listRuns({ ...document, sections: heading }).some(run => run.blank)
  return isOpen ? [{ text: 'The cause title is not complete: court, case number, parties.' }] : []
}

function checkAnswers({ form, values, document }: Filled): Finding[] {
  return listPlaces(form, values).flatMap(({ field, ...place }) => {
    const answer = readAnswer(values, place)
    if (!isAnswered(answer)) return []
    const defect = answerChecks.find(check => check.concerns(field) && !check.isGood(answer))?.defect
    return defect ? [{ text: `${describePlace(form, place, document.language)}: ${defect}`, place }] : []
  })
}

type AnswerCheck = {
  concerns: (field: FormView['fields'][number]) => boolean
  isGood: (answer: string) => boolean
  defect: string
}

const answerChecks: readonly AnswerCheck[] = [
  {
    concerns: ({ name }) => name.endsWith('Address'),
    isGood: answer => /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/.test(inLatinDigits(answer)),
    defect: 'no PIN code. The registry wants full addresses.',
  },
  {
    concerns: ({ input }) => input === 'amount',
    isGood: answer => parseAmount(answer) !== undefined,
    defect: 'not an amount that can be written out in words.',
  },
  {
    concerns: ({ input }) => input === 'email',
    isGood: answer => /^\S+@\S+\.\S+$/.test(answer.trim()),
    defect: 'does not look like an e-mail address.',
  },
  {
    concerns: ({ input }) => input === 'phone',
    isGood: answer => inLatinDigits(answer).replace(/\D/g, '').length >= 10,
    defect: 'fewer than ten digits.',
  },
  {
    concerns: ({ input }) => input === 'year',
    isGood: answer => /^(19|20)\d{2}$/.test(inLatinDigits(answer).trim()),
    defect: 'does not look like a year.',
  },
]

function listReminders({ form }: Filled, profile: CourtProfile): string[] {
  const asks = (name: string) => form.fields.some(field => field.name === name)
  return [
    asks('deponentName')
      ? 'Have the affidavit attested, and the deponent identified before the attesting officer.'
      : '',
    isLetter(form) ? '' : reminderOfVakalatnama(form),
    profile.advice ?? '',
  ].filter(Boolean)
}

function reminderOfVakalatnama({ slug }: FormView): string {
  if (slug.includes('vakalatnama'))
    return 'Affix the court-fee and welfare-fund stamps that the State requires.'
  return 'File the vakalatnama with the advocate’s mobile number and e-mail address on it.'
}

/** Notices and deeds go to no registry. */
function isLetter({ courtProfile }: FormView): boolean {
  return courtProfile === 'plain'
}

function inLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))
}

/** The layout a court asks for, by name. */
export const profileOptions = Object.entries(courtProfiles).map(([value, { name }]) => ({
  value,
  label: name,
}))
