import { once } from '#server/lib/once.ts'
import { type LawSection, nameSection } from '#shared/law/section.ts'
import { isNewCode } from '../acts/acts.ts'
import { findSections } from './find-sections.ts'
import { type ListedAct, listActs, listSections } from './listed-sections.ts'

/**
 * A message for each section in a text that its Act does not have. Acts without a list are not checked. In
 * running text, articles and orders are not checked either, because a number beside one may be read as part
 * of it: 'Article 226 or section 482', 'Order XLI rule 19; article 122'.
 */
export function findUnknownSections(text: string): string[] {
  return sayUnknown(
    findSections(text).filter(
      ({ act, section }) => act !== 'Constitution' && !section.startsWith('Order') && !isNewCode(act),
    ),
  )
}

/** The same for sections that are given as data. */
export function sayUnknown(sections: readonly LawSection[]): string[] {
  const unknown = sections.filter(section => !isKnown(section))
  return [...new Set(unknown.map(section => `There is no ${nameSection(section)} in the list of that Act.`))]
}

function isKnown({ act, section }: LawSection): boolean {
  const known = numbersByName().get(plainName(act))?.()
  const number = numberOf(section)
  return !known || number === undefined || known.has(number) || known.has(`Article ${number}`)
}

/** '318' of '318(4)', 'Order 39 Rule 1'. Not '65B': a list may lack an omitted section. */
function numberOf(section: string): string | undefined {
  const order = /^Order \d+ Rule \d+(?=\(|$)/.exec(section)
  return order ? order[0] : /^(\d+)(?:\(|$)/.exec(section)?.[1]
}

/** The numbers of each Act whose list is complete, under each of its names. */
const numbersByName = once(
  () =>
    new Map(
      listActs()
        .filter(({ isComplete }) => isComplete)
        .flatMap(listed => {
          const numbers = once(() => listNumbers(listed))
          return [listed.act, ...listed.also].map(name => [plainName(name), numbers] as const)
        }),
    ),
)

function listNumbers({ act }: ListedAct): ReadonlySet<string> {
  return new Set(listSections(act).map(({ section }) => section))
}

function plainName(act: string): string {
  return act.replaceAll(',', '').toLowerCase()
}
