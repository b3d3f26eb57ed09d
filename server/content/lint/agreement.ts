import { type Language, languages } from '#shared/languages.ts'
import { type Agreement, cutAgreements } from '#shared/templates/parties/agreement.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine, inYaml } from './rule.ts'

/** English distinguishes he, she and it only in pronouns; Hindi and Marathi have no 'it' for a role. */
const counts: Record<Language, readonly number[]> = { en: [2, 4], hi: [2, 3], mr: [2, 3] }
const forms: Record<Language, string> = {
  en: 'one | several, or he | she | it | several',
  hi: 'one | several, or he | she | several',
  mr: 'one | several, or he | she | several',
}

/** Words that agree must refer to a group of parties, and have as many forms as their language needs. */
export function wordsAgreeWithParties(draft: FormDraft): Problem[] {
  const named = listNamedGroups(draft)
  return languages.flatMap(language =>
    draft.texts[language].lines.flatMap(line =>
      whatDisagrees(line.text, language, named).map(message => atLine(line, message)),
    ),
  )
}

/** The same in the words of `choose`, which can agree with parties but hold no conditions. */
export function choicesAgreeWithParties(draft: FormDraft): Problem[] {
  const named = listNamedGroups(draft)
  return draft.view.derived.flatMap(derived => {
    if (derived.fn !== 'choose') return []
    return Object.entries(derived.cases).flatMap(([option, words]) =>
      languages.flatMap(language => {
        const text = words[language]
        const condition = /\{(?:if |else|end\})/.test(text) ? [noConditions] : []
        return [...condition, ...whatDisagrees(text, language, named)].map(message =>
          inYaml(draft, ['derived', derived.name, 'cases', option], `${derived.name}: ${message}`),
        )
      }),
    )
  })
}

const noConditions =
  'a choice holds no {if ...}: its words go with one option; conditions over several answers stand in the texts.'

function listNamedGroups({ view }: FormDraft): string[] {
  const ids = view.groups.map(({ id }) => id)
  const named = ids.filter(id => view.fields.some(({ group, name }) => group === id && name.endsWith('Name')))
  return [...named, ...(view.chosen ?? []).map(({ id }) => id)]
}

function whatDisagrees(text: string, language: Language, named: readonly string[]): string[] {
  return cutAgreements(text).flatMap(part => {
    if (typeof part === 'string') return []
    if (!named.includes(part.group))
      return [`{${part.group}: ...}: there is no group of parties '${part.group}'.`]
    if (counts[language].includes(part.forms.length)) return []
    return [`{${write(part)}} has ${part.forms.length} forms: give ${forms[language]}.`]
  })
}

/** Rejects 'कर रहा/रही है': the program knows which form is right. */
export function nothingIsSlashed(draft: FormDraft): Problem[] {
  const slashed =
    /(?:petitioner|respondent|applicant|plaintiff|defendant)\(s\)|(?:ता|तो|ते|ती|रहा|रही)\/(?:ता|ते|ती|रही|[\u0900-\u097f]*(?:ती|ते|रही))/i
  const parties = draft.view.groups.some(({ id }) =>
    draft.view.fields.some(field => field.group === id && field.default !== undefined),
  )
  if (!parties) return []
  return languages.flatMap(language =>
    draft.texts[language].lines
      .filter(line => line.file === draft.texts[language].file && slashed.test(line.text))
      .map(line =>
        atLine(line, 'Two forms with a stroke or (s): write {group: one | several} and it agrees by itself.'),
      ),
  )
}

function write({ group, forms: given }: Agreement): string {
  return `${group}: ${given.map(({ text }) => text).join(' | ')}`
}
