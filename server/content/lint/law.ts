import { findAct, isNewCode, type NewCode, newCodes } from '#server/law/acts/acts.ts'
import { newCodesNamed, repeals } from '#server/law/acts/repeals.ts'
import { findUnknownSections, sayUnknown } from '#server/law/sections/act-sections.ts'
import {
  baseNumbers,
  latinSuffixes,
  listSectionNumbers,
  sectionList,
} from '#server/law/sections/section-numbers.ts'
import { languages } from '#shared/languages.ts'
import type { FormDraft, FormText } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { rememberByText } from './by-text.ts'
import { atLine, inYaml, paragraphsOf } from './rule.ts'

/** Article 348(1)(a) of the Constitution and the tribunals' own rules require English there. */
const englishCourts = ['Supreme Court', 'High Court', 'NCLT', 'NCLAT', 'ITAT', 'DRT', 'DRAT']

export function filingLanguagesFitTheCourt(draft: FormDraft): Problem[] {
  const { courtType, filingLanguages } = draft.view
  if (!englishCourts.includes(courtType) || filingLanguages.join() === 'en') return []
  return [
    inYaml(
      draft,
      ['filingLanguages'],
      `Papers of the ${courtType} are filed in English: filingLanguages: [en].`,
    ),
  ]
}

/** A section number in one text must also appear as a number in the two others. */
export function sectionNumbersAreEqual(draft: FormDraft): Problem[] {
  const texts = languages.map(language => plainText(draft.texts[language]))
  const named = texts.map(listSectionNumbers)
  const present = texts.map(text => new Set(baseNumbers(text)))
  return languages.flatMap((language, index) => {
    const elsewhere = new Set(named.flatMap((numbers, other) => (other === index ? [] : [...numbers])))
    const missing = [...elsewhere].filter(number => !present[index]?.has(number))
    return missing.map(number => {
      const source = languages
        .filter((_, other) => other !== index && named[other]?.has(number))
        .join(' and ')
      const message = `Section ${number} is named in the ${source} text but nowhere here: the law cited must be the same.`
      return { file: draft.texts[language].file, line: 1, message }
    })
  })
}

export function newCodeSectionsExist(draft: FormDraft): Problem[] {
  const listed = draft.view.sections.flatMap(({ act, section }, index) =>
    isNewCode(act) && !exists(act, section)
      ? [inYaml(draft, ['sections', index], noSuchSection(act, section))]
      : [],
  )
  const inProvision = cited(draft.view.provision).map(([act, section]) =>
    inYaml(draft, ['provision'], noSuchSection(act, section)),
  )
  const inTexts = languages.flatMap(language =>
    paragraphsOf(draft.texts[language]).flatMap(({ first, text }) =>
      cited(text).map(([act, section]) => atLine(first, noSuchSection(act, section))),
    ),
  )
  return [...listed, ...inProvision, ...inTexts]
}

/** Checks the sections of all other Acts whose sections are known. */
export function sectionsExist(draft: FormDraft): Problem[] {
  const listed = draft.view.sections.flatMap((section, index) =>
    sayUnknown([section]).map(message => inYaml(draft, ['sections', index], message)),
  )
  const inProvision = findUnknownSections(draft.view.provision).map(message =>
    inYaml(draft, ['provision'], message),
  )
  const inText = paragraphsOf(draft.texts.en).flatMap(({ first, text }) =>
    unknownSectionsIn(text).map(message => atLine(first, message)),
  )
  return [...listed, ...inProvision, ...inText]
}

/** A section has a number, so most words are not searched for one. */
export const unknownSectionsIn = rememberByText(text =>
  /[\d०-९]/.test(text) ? findUnknownSections(text) : [],
)

export function repealedActsNameTheirSuccessor(draft: FormDraft): Problem[] {
  const { provision, titles, descriptions } = draft.view
  const inTexts = languages.flatMap(language =>
    paragraphsOf(draft.texts[language]).flatMap(({ first, text }) =>
      repealedAlone(text).map(message => atLine(first, message)),
    ),
  )
  const inYamlTexts = [
    ...repealedAlone(provision).map(message => inYaml(draft, ['provision'], message)),
    ...languages.flatMap(code => [
      ...repealedAlone(titles[code]).map(message => inYaml(draft, ['title', code], message)),
      ...repealedAlone(descriptions[code]).map(message => inYaml(draft, ['description', code], message)),
    ]),
  ]
  return [...inYamlTexts, ...inTexts]
}

/** A message for each repealed Act that is named without its successor. */
export const repealedAlone = rememberByText((text: string): string[] =>
  repeals
    .filter(({ named, successorNamed }) => named.test(text) && !successorNamed.test(text))
    .map(({ title, successor }) => `${title} is repealed: name the ${successor} in the same paragraph.`),
)

/** References to sections of the three codes: 'section 600 BNSS', 'BNSS 2023, s.600'. */
const cited = rememberByText((text: string): [NewCode, string][] =>
  newCodes.flatMap(act => {
    const names = newCodesNamed[act]
    if (!names.test(text)) return []
    const before = new RegExp(`${sectionList}\\s*(?:of\\s+)?(?:the\\s+)?(?:${names.source})`, 'g')
    const after = new RegExp(
      `(?:${names.source})\\S*\\s*(?:,? ?2023)?\\s*(?:\\S{1,4}\\s+)?${sectionList}`,
      'g',
    )
    const lists = [before, after].flatMap(pattern => [...text.matchAll(pattern)].map(match => match[1] ?? ''))
    const missing = lists.flatMap(baseNumbers).filter(section => !exists(act, section))
    return [...new Set(missing)].map((section): [NewCode, string] => [act, section])
  }),
)

function exists(act: NewCode, section: string): boolean {
  const number = /^(\d+)(?:\([0-9A-Za-z]+\))*$/.exec(section)?.[1]
  return number !== undefined && Number(number) >= 1 && Number(number) <= countSections(act)
}

function countSections(act: NewCode): number {
  return findAct(act)?.lastSection ?? 0
}

/** A message for each reference to a section that the three codes do not have. */
export function findMissingSections(text: string): string[] {
  return cited(text).map(([act, section]) => noSuchSection(act, section))
}

function noSuchSection(act: NewCode, section: string): string {
  return `The ${act} has sections 1 to ${countSections(act)} and no letters: there is no section ${section}.`
}

function plainText({ sections }: FormText): string {
  return latinSuffixes(
    Object.values(sections)
      .join('\n')
      .replace(/\{\w+\}/g, ''),
  )
}
