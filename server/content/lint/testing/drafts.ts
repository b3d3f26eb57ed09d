import { once } from '#server/lib/once.ts'
import { buildForm, type Shared } from '../../build-form.ts'
import { parseShared } from '../../check-content.ts'
import type { FormDraft } from '../../draft.ts'
import { type Changes, skeletonForm, swap, withForms } from '../../fixtures/skeleton-sources.ts'

export const added = (line: string) => (text: string) => text.replace('# footer\n', `${line}\n\n# footer\n`)
export const inAll = (line: string): Changes => ({ all: added(line) })

/** A select question, and an optional question that is asked when the answer is Yes. */
export const asked = `
  - { name: reply, group: facts, label: { en: Reply, hi: उत्तर, mr: उत्तर }, type: select, required: true, options: [{ en: "Yes", hi: हाँ, mr: होय }, { en: "No", hi: नहीं, mr: नाही }] }
  - { name: replyText, group: facts, label: { en: Its words, hi: उसके शब्द, mr: त्याचे शब्द }, type: text, required: false, show if: reply is Yes }
  - { use: place`
export const asks =
  (more: string | RegExp = '', to = '') =>
  (text: string) =>
    text
      .replace('\n  - { use: place', asked)
      .replace('  date: 2026', '  reply: "Yes"\n  replyText: words\n  date: 2026')
      .replace(more, to)

const check = `
checks:
  tooEarly:
    if: date is before 2024-07-01
    severity: cannot be filed
    at: date
    say: { en: Too early for the new law., hi: नई विधि के लिए बहुत पहले।, mr: नव्या कायद्यासाठी फार आधी. }
    provision: BNSS 2023, s.1(3)
    for example: { date: 2024-01-01 }

sample:`
/** Adds a check that speaks of a day before the new law, with some words changed. */
export const checked =
  (from = '', to = '') =>
  (text: string) =>
    text.replace('\nsample:', check.replace(from, to))

/** A form that asks, with a check at one of its questions that speaks under a condition. */
export const checkedAt = (at: string, when: string) => (text: string) =>
  checked(
    'if: date is before 2024-07-01\n    severity: cannot be filed\n    at: date',
    `if: ${when}\n    severity: cannot be filed\n    at: ${at}`,
  )(asks()(text))

/** Computes a day from the date. */
export const withLastDay = swap('\nderived:', '\nderived:\n  lastDay: { fn: addDays, field: date, n: 30 }')

/** Adds a second repeat group. */
export const withPapers = (text: string) =>
  text
    .replace(
      '\n  - { id: facts',
      '\n  - { id: papers, title: { en: Papers, hi: कागज़, mr: कागद }, repeat: true, item: { en: Paper, hi: कागज़, mr: कागद } }\n  - { id: facts',
    )
    .replace(
      '\n  - { use: place',
      '\n  - { name: paperName, group: papers, label: { en: Paper, hi: कागज़, mr: कागद }, type: text, required: true }\n  - { use: place',
    )
    .replace('\nsample:', '\nsample:\n  papers:\n    - paperName: { en: Deed, hi: विलेख, mr: दस्त }')

/** Adds an optional question to that group. */
export const withNotes = (text: string) =>
  withPapers(text).replace(
    '\n  - { use: place',
    '\n  - { name: paperNote, group: papers, label: { en: Note, hi: टिप्पणी, mr: टीप }, type: text, required: false }\n  - { use: place',
  )

/** What all forms share takes fifty times as long to read as a form: it is read once for the tests of a worker. */
export const readShared = once((): Shared => {
  const { value, problems } = parseShared(withForms())
  if (!value) throw new Error(JSON.stringify(problems))
  return value
})

/** A form with the given changes, as the tests of the rules need it. */
export function draftOf(changes: Changes): FormDraft {
  const { draft, problems } = buildForm(skeletonForm(changes), readShared())
  if (!draft) throw new Error(JSON.stringify(problems))
  return draft
}
