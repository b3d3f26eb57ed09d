import { languages } from '#shared/languages.ts'
import { listNames } from '#shared/templates/conditions/condition.ts'
import { parseCondition } from '#shared/templates/conditions/parse-condition.ts'
import { cutAgreements } from '#shared/templates/parties/agreement.ts'
import { filing, swearing } from '#shared/templates/parties/chosen-parties.ts'
import type { FormDraft, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine, inYaml } from './rule.ts'

/** Questions that decide which parties are meant; they print nothing themselves. */
export function listChosenBy({ chosen = [], conditions }: FormDraft['view']): string[] {
  return chosen.flatMap(({ where }) => {
    const read = parseCondition(where, conditions)
    return 'condition' in read ? listNames(read.condition) : []
  })
}

/** `files: some` and `swears: some` need several parties, on the side that files, and papers that use them. */
export function partiesCanBeChosen(draft: FormDraft): Problem[] {
  const { cause, view } = draft
  if (!cause) return []
  const ids = [...view.groups.map(({ id }) => id), ...view.fields.map(({ name }) => name)]
  const reserved = (view.chosen ?? []).filter(({ id }) => ids.includes(id))
  const isSworn = [draft, ...draft.papers].some(({ texts }) => texts.en.lines.some(namesDeponent))
  const wrong = cause.sides.flatMap(({ group, files, swears }, index) => {
    const tell = (message: string) => inYaml(draft, ['cause', 'sides', index], `cause: ${message}`)
    const repeats = view.groups.some(({ id, repeat }) => id === group && repeat)
    return [
      files === 'some' && !repeats
        ? tell(`files: some: '${group ?? 'this side'}' is no group that repeats: write files: true.`)
        : [],
      swears && !files ? tell('swears: some: it stands with the side that files.') : [],
      swears && group === undefined ? tell('swears: some: this side is not asked for as a group.') : [],
      swears && !isSworn
        ? tell('swears: some: no paper of the set prints {deponentName}: nobody swears.')
        : [],
    ].flat()
  })
  return [
    ...wrong,
    ...reserved.map(({ id }) =>
      inYaml(draft, ['cause', 'sides'], `cause: '${id}' is the name of those who are chosen: rename yours.`),
    ),
  ]
}

/** Where only some of a side file, the papers speak, sign and swear for those, not for the whole side. */
export function papersSpeakForThoseWhoFile(draft: FormDraft): Problem[] {
  const whole = draft.view.chosen?.find(({ id }) => id === filing)?.of
  if (whole === undefined) return []
  const papers = (draft.view.papers?.list ?? []).flatMap(({ id, per }, index) =>
    per?.group === whole && per.among === undefined
      ? [
          inYaml(
            draft,
            ['papers', index],
            `${id}: all of them have it, also who does not file: per: ${filing} or ${swearing}.`,
          ),
        ]
      : [],
  )
  const texts = [draft, ...draft.papers].flatMap(({ texts: own }) =>
    languages.flatMap(language => own[language].lines),
  )
  return [
    ...papers,
    ...texts
      .filter(line => speaksForAll(line, whole))
      .map(line => {
        const message = `{${whole}: ...} speaks or signs for all of them, also for those who do not file: write {${filing}: ...} or {filingRole}.`
        return atLine(line, message)
      }),
  ]
}

const ownWords = /^(?:I|my|me|we|our|us|मैं|मेरा|मेरी|मेरे|हम|हमारा|मी|माझे|माझी|माझा|आम्ही|आमचे)(?![\p{L}\p{M}])/iu

function speaksForAll({ text, section }: TextLine, group: string): boolean {
  const agreeing = cutAgreements(text).filter(part => typeof part !== 'string' && part.group === group)
  const isSigned = section === 'footer' && (text.startsWith('>>') || text.includes('||'))
  if (isSigned && !text.startsWith('>> ...')) return agreeing.length > 0
  return agreeing.some(part => typeof part !== 'string' && part.forms.some(form => ownWords.test(form.text)))
}

function namesDeponent({ text }: TextLine): boolean {
  return text.includes('{deponentName}')
}
