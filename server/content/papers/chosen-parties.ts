import type { ChosenParties, FormField, FormGroup } from '#shared/contract/forms.ts'
import type { Localized } from '#shared/languages.ts'
import { deponentNames } from '#shared/templates/papers/deponent.ts'
import { filing, swearing } from '#shared/templates/parties/chosen-parties.ts'
import { partyKinds } from '#shared/templates/parties/party-kinds.ts'
import { findPartyPrefix, isPartyPart } from '#shared/templates/parties/party-names.ts'
import { asOfOtherSide } from '../party-fields.ts'
import { toField } from '../to-field.ts'
import type { CauseWriter } from './cause.ts'
import type { CauseFile } from './paper-schema.ts'

type Asked = { fields: FormField[]; chosen: ChosenParties[] }
type Context = { cause: CauseFile | undefined; writer: CauseWriter | undefined; groups: readonly FormGroup[] }

/**
 * The questions and names for `files: some` and `swears: some`: each party of the side is asked whether it joins
 * in the filing, and whether it is the one who swears.
 */
export function chooseParties(fields: FormField[], { cause, writer, groups }: Context): Asked {
  const sides = (cause?.sides ?? []).flatMap(side => {
    const own = fields.filter(({ group }) => group === side.group)
    const prefix = findPartyPrefix(own.map(({ name }) => name))
    const roles = side.group === undefined ? undefined : writer?.rolesOf(side.group)
    const repeats = groups.some(({ id, repeat }) => id === side.group && repeat)
    const hasKinds = own.some(({ name }) => name === `${prefix}Kind`)
    return side.group !== undefined && prefix !== undefined && roles
      ? [{ ...side, group: side.group, prefix, roles, own, repeats, hasKinds }]
      : []
  })
  const asked = sides.flatMap(({ group, prefix, roles, own, repeats, hasKinds, files, swears }) => {
    const [doesFile, doesSwear] = [`${prefix}Files`, `${prefix}Swears`]
    const isSome = files === 'some' && repeats
    const whoSwears = [
      hasKinds ? `${prefix}Kind is "${partyKinds.individual.en}"` : '',
      isSome ? `not ${doesFile} is No` : '',
    ].filter(Boolean)
    const last = own.filter(({ name }) => isPartyPart(name, prefix)).at(-1)
    return [
      ...(isSome
        ? [
            {
              after: last,
              field: ask(doesFile, group, { ...filesWords, usual: 'Yes', showIf: `${group} are several` }),
              chosen: { id: filing, of: group, where: `not ${doesFile} is No`, roles },
            },
          ]
        : []),
      ...(swears === 'some'
        ? [
            {
              after: last,
              field: ask(doesSwear, group, { ...swearsWords, usual: 'No', showIf: whoSwears.join(' and ') }),
              chosen: { id: swearing, of: group, where: `${doesSwear} is Yes`, roles },
            },
          ]
        : []),
    ]
  })
  const chosen = asked.map(one => one.chosen)
  // Whose kind is not asked, such as a spouse, is somebody whom one knows.
  const mayBeStrangers = sides.filter(({ files, hasKinds }) => !files && hasKinds)
  const strangers = sides.some(({ files }) => files) ? mayBeStrangers : []
  const all = fields
    .flatMap(field => [field, ...asked.filter(({ after }) => after === field).map(({ field: own }) => own)])
    .map(field => strangers.reduce((own, { prefix }) => asOfOtherSide(own, prefix), field))
  return { fields: askDeponent(all, { fields: all, chosen }), chosen }
}

type Form = { fields: readonly FormField[]; chosen?: readonly ChosenParties[] | undefined }

/**
 * Who swears is asked about only where no party does, such as a pairokar or an officer; what the parties are not
 * asked, such as their age, is asked in any case.
 */
export function askDeponent(fields: readonly FormField[], { fields: all, chosen = [] }: Form): FormField[] {
  const swears = chosen.find(({ id }) => id === swearing)
  if (!swears) return [...fields]
  const own = all.filter(({ group }) => group === swears.of).map(({ name }) => name)
  const prefix = findPartyPrefix(own) ?? ''
  const known = deponentNames.filter(
    name => name === 'deponentCapacity' || own.includes(name.replace('deponent', prefix)),
  )
  return fields.map(field => {
    if (!known.includes(field.name)) return field
    return { ...field, showIf: field.showIf ? `(${field.showIf}) and ${nobodySwears}` : nobodySwears }
  })
}

export const nobodySwears = `${swearing} are less than 1`

type Words = { label: Localized; help: Localized; usual: 'Yes' | 'No'; showIf: string }

function ask(name: string, group: string, { label, help, usual, showIf }: Words): FormField {
  const field = toField(name, group, {
    ...{ label, help, type: 'select', required: false, options: [yes, no] },
    ...(showIf !== '' && { 'show if': showIf }),
  })
  return { ...field, default: usual }
}

const yes: Localized = { en: 'Yes', hi: 'हाँ', mr: 'होय' }
const no: Localized = { en: 'No', hi: 'नहीं', mr: 'नाही' }

const filesWords = {
  label: {
    en: 'Does this party join in the filing?',
    hi: 'क्या यह पक्षकार इस प्रस्तुति में सम्मिलित है?',
    mr: 'हा पक्षकार ही कागदपत्रे दाखल करण्यात सामील आहे काय?',
  },
  help: {
    en: 'One who does not stands in the cause title, and the papers are not filed or signed for that party',
    hi: 'जो सम्मिलित नहीं, उसका नाम वाद-शीर्षक में रहता है; कागज उसकी ओर से प्रस्तुत नहीं होते, न उन पर उसके हस्ताक्षर होते हैं',
    mr: 'जो सामील नाही त्याचे नाव शीर्षकात राहते; कागदपत्रे त्याच्यातर्फे दाखल होत नाहीत व त्यांवर त्याची सही नसते',
  },
}
const swearsWords = {
  label: {
    en: 'Does this party verify and swear?',
    hi: 'क्या यह पक्षकार सत्यापन करेगा और शपथ-पत्र देगा?',
    mr: 'सत्यापन व प्रतिज्ञापत्र हाच पक्षकार करणार आहे काय?',
  },
  help: {
    en: 'Then the verification and the affidavit print these details; otherwise they are asked for in the last step',
    hi: 'तब सत्यापन और शपथ-पत्र में यही विवरण छपता है; अन्यथा वह अंतिम चरण में पूछा जाता है',
    mr: 'मग सत्यापन व प्रतिज्ञापत्रात हाच तपशील छापला जातो; नाहीतर तो शेवटच्या टप्प्यात विचारला जातो',
  },
}
