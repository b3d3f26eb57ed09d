import { listPlaceholders } from '#shared/templates/parse-line.ts'
import { cutAgreements } from '#shared/templates/parties/agreement.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import {
  eachLanguage,
  listSaidOfChecks,
  listSaidOfDerived,
  listSaidOfPapers,
  listSaidOfQuestions,
  listSaidOfTitles,
  type Said,
} from './said.ts'

/** Where only names are put in, or nothing is, every other brace would print. */
export function bracesAreNotPrinted(draft: FormDraft): Problem[] {
  if (draft.paper) return []
  const derived = listSaidOfDerived(draft)
  const choices = derived.filter(({ fn }) => fn === 'choose')
  const patterns = derived.filter(({ fn }) => fn === 'listOf')
  const plain = [
    ...derived.filter(({ fn }) => fn === 'words'),
    ...listSaidOfPapers(draft),
    ...listSaidOfQuestions(draft),
  ]
  const withNames = [...listSaidOfTitles(draft), ...listSaidOfChecks(draft), ...patterns]
  return [
    ...report(choices, text => withoutNames(withoutAgreements(text)), ofChoices),
    ...report(withNames, withoutNames, ofNames),
    ...report(plain, text => text, ofPlainWords),
    ...listUnknownNames(draft),
  ]
}

const ofChoices = 'only {names} and words that agree, {group: one | several}, stand there'
const ofNames =
  'only {names} stand there; conditions and words that agree stand in the texts, or in a computed value that is named here'
const ofPlainWords = 'nothing is put in there'

function report(said: readonly Said[], remove: (text: string) => string, what: string): Problem[] {
  return said.flatMap(({ words, tell }) => {
    const left = eachLanguage(words).flatMap(([, text]) => /\{[^{}]*\}?|\}/.exec(remove(text))?.[0] ?? [])
    return [...new Set(left)].map(brace => tell(`'${brace}' would print as it is written: ${what}.`))
  })
}

function withoutNames(text: string): string {
  return text.replace(/\{(?!(?:else|end)\})[A-Za-z][A-Za-z0-9]*\}/g, '')
}

function withoutAgreements(text: string): string {
  return cutAgreements(text)
    .filter(part => typeof part === 'string')
    .join('')
}

/** A name that nobody knows prints as a blank in the title of an annexure. */
function listUnknownNames(draft: FormDraft): Problem[] {
  const { fields, derived } = draft.view
  const known = new Set([...fields, ...derived].map(({ name }) => name))
  return listSaidOfTitles(draft).flatMap(({ words, tell }) => {
    const named = new Set(eachLanguage(words).flatMap(([, text]) => listPlaceholders(text)))
    return [...named]
      .filter(name => !known.has(name))
      .map(name => tell(`{${name}} is neither a question nor a computed value of this form.`))
  })
}
