import { readFileSync } from 'node:fs'
import { once } from '#server/lib/once.ts'

/** An Act of content/law/acts.tsv, which `scripts/act-sections.ts` makes. */
export type ListedAct = {
  act: string
  title: string
  /** Other names that texts use. */
  also: readonly string[]
  /** Whether a number that is not in the list does not exist. */
  isComplete: boolean
  /** 'in force', or what became of it. */
  status: string
  /** The day, month or year of the text that the list was made from. */
  asOf: string
}

/** A section, article, or 'Order 39 Rule 1' with the heading of the Act. */
export type ListedSection = { section: string; heading: string; status: '' | 'omitted' | 'repealed' }

/** Facts about the law, the same for every content folder. */
const folder = new URL('../../../content/law/', import.meta.url)

export const listActs = once((): readonly ListedAct[] =>
  readRows('acts.tsv').map(([act = '', title = '', also = '', complete, status = '', asOf = '']) => ({
    act,
    title,
    also: also.split('|').filter(Boolean),
    isComplete: complete === 'yes',
    status,
    asOf,
  })),
)

const listAll = once(() => Map.groupBy(readRows('sections.tsv'), ([act = '']) => act))
const parsed = new Map<string, readonly ListedSection[]>()

export function listSections(act: string): readonly ListedSection[] {
  const known = parsed.get(act) ?? (listAll().get(act) ?? []).map(parseSectionRow)
  parsed.set(act, known)
  return known
}

function parseSectionRow([, section = '', heading = '', status = '']: string[]): ListedSection {
  return { section, heading, status: status === 'omitted' || status === 'repealed' ? status : '' }
}

function readRows(name: string): string[][] {
  const text = readFileSync(new URL(name, folder), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(line => line.split('\t'))
}
