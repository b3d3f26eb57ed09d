import { type Language, languages } from '#shared/languages.ts'
import { type Agreement, cutAgreements } from '#shared/templates/parties/agreement.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'

/** English distinguishes he, she and it only in pronouns; Hindi and Marathi have no 'it' for a role. */
const counts: Record<Language, readonly number[]> = { en: [2, 4], hi: [2, 3], mr: [2, 3] }
const forms: Record<Language, string> = {
  en: 'one | several, or he | she | it | several',
  hi: 'one | several, or he | she | several',
  mr: 'one | several, or he | she | several',
}

/** Words that agree must refer to a group of parties, and have as many forms as their language needs. */
export function wordsAgreeWithParties(draft: FormDraft): Problem[] {
  const { groups, fields } = draft.view
  const named = groups.filter(({ id }) =>
    fields.some(({ group, name }) => group === id && name.endsWith('Name')),
  )
  return languages.flatMap(language =>
    draft.texts[language].lines.flatMap(line =>
      cutAgreements(line.text).flatMap(part => {
        if (typeof part === 'string') return []
        if (!named.some(({ id }) => id === part.group))
          return [atLine(line, `{${part.group}: ...}: there is no group of parties '${part.group}'.`)]
        if (counts[language].includes(part.forms.length)) return []
        return [atLine(line, `{${write(part)}} has ${part.forms.length} forms: give ${forms[language]}.`)]
      }),
    ),
  )
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
