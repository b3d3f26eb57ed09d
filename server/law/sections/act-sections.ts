import { readFileSync } from 'node:fs'
import { type LawSection, nameSection } from '#shared/law/section.ts'
import { isNewCode } from '../acts/acts.ts'
import { findSections } from './find-sections.ts'

/** Facts about the law, the same for every content folder; `scripts/act-sections.ts` makes the table. */
const table = new URL('../../../content/law/act-sections.tsv', import.meta.url)
let acts: Map<string, ReadonlySet<string>> | undefined

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
  const known = loadActSections().get(plainName(act))
  const number = numberOf(section)
  if (!known || number === undefined) return true
  return known.has(number) || known.has(`A${number}`)
}

/** '318' of '318(4)', 'O39R1' of 'Order 39 Rule 1'. Not '65B': a list may lack an omitted section. */
function numberOf(section: string): string | undefined {
  const order = /^Order (\d+) Rule (\d+)(?:\(|$)/.exec(section)
  if (order) return `O${order[1]}R${order[2]}`
  return /^(\d+)(?:\(|$)/.exec(section)?.[1]
}

function loadActSections(): Map<string, ReadonlySet<string>> {
  acts ??= new Map(
    readFileSync(table, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .flatMap(line => {
        const [act = '', also = '', numbers = ''] = line.split('\t')
        const known = new Set(numbers.split(' ').flatMap(spellOut))
        return [act, ...also.split('|').filter(Boolean)].map(name => [plainName(name), known] as const)
      }),
  )
  return acts
}

function plainName(act: string): string {
  return act.replaceAll(',', '').toLowerCase()
}

function spellOut(run: string): string[] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(run) ?? []
  if (!from || !to) return [run]
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${Number(from) + at}`)
}
