import { findSections } from '#server/law/sections/find-sections.ts'
import type { LimitationPeriod } from '#shared/contract/law.ts'
import { nameSection, sectionKey } from '#shared/law/section.ts'
import type { Problem } from '../problem.ts'
import type { PlacedText } from './placed-texts.ts'

/** A period that a text gives for one provision. */
export type Figure = {
  key: string
  provision: string
  unit: string
  value: string
  file: string
  line: number
}

const numberWords = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen twenty thirty forty sixty ninety',
]
  .join(' ')
  .split(' ')
const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 40, 60, 90]
const inWords = new Map(numberWords.map((word, at) => [word, values[at] ?? 0]))
for (const [tens, value] of [
  ['twenty', 20],
  ['forty', 40],
] as const)
  for (const [ones, one] of [
    ['one', 1],
    ['two', 2],
    ['five', 5],
  ] as const)
    inWords.set(`${tens}-${ones}`, value + one)
inWords.set('a hundred and twenty', 120)
inWords.set('one hundred and twenty', 120)
inWords.set('one hundred and eighty', 180)
inWords.set('a hundred and eighty', 180)

const someNumber = `\\d{1,3}|${[...inWords.keys()].sort((a, b) => b.length - a.length).join('|')}`
const period = new RegExp(`\\b(${someNumber})[\\s-](?:(?:clear|working)\\s)?(day|month|year)s?\\b`, 'gi')

type PlacedFigure = { unit: string; value: string; from: number; to: number }

/** The periods of a text: '30 day', '3 month'. */
function findPlaced(text: string): PlacedFigure[] {
  return [...text.matchAll(period)].map(match => ({
    unit: (match[2] ?? '').toLowerCase(),
    value: String(inWords.get(match[1]?.toLowerCase() ?? '') ?? Number(match[1])),
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** Sentences, so that a figure is read with the provision beside it. Initials and 'v.' end none. */
export function listSentences(text: string): string[] {
  return text.split(/(?<=[a-z\d)]{2}[.;])\s+(?=[A-Z(a-z])/)
}

/** How far behind a figure its provision may stand: 'thirty days of the order (section 7(1), RTI Act)'. */
const reach = 70

/**
 * Figures that can only belong to one provision: it is the only one of its sentence, with one figure, or it follows the
 * figure with no other between them.
 */
export function findFigures({ file, line, text }: PlacedText): Figure[] {
  return listSentences(text).flatMap(sentence => {
    const figures = findPlaced(sentence)
    if (figures.length === 0) return []
    const sections = findSections(sentence)
    return figures.flatMap(({ unit, value, from, to }, at) => {
      const next = sections.filter(section => section.from >= to)
      const first = next.filter(section => section.from === next[0]?.from)
      const isNear = first[0] !== undefined && first[0].from - to <= reach
      const isBeforeTheNext =
        first[0] !== undefined && first[0].from < (figures[at + 1]?.from ?? Number.POSITIVE_INFINITY)
      const alone = sections.length === 1 && figures.length === 1
      const joined = /[.;:]|\b(?:and|but|or|instead|against)\b/.test(sentence.slice(to, first[0]?.from ?? to))
      const [only] = alone
        ? sections
        : isNear && isBeforeTheNext && !joined && first.length === 1
          ? first
          : []
      if (!only || from === to) return []
      return [{ key: sectionKey(only), provision: nameSection(only), file, line, unit, value }]
    })
  })
}

/** A period beside a provision of content/law/limitation.tsv is one that stands there. */
export function periodsAreThoseOfTheLaw(
  figures: readonly Figure[],
  listed: readonly LimitationPeriod[],
): Problem[] {
  const known = listed.flatMap(row => provisionsOf(row).map(key => ({ key, values: valuesOf(row) })))
  return figures.flatMap(({ key, provision, unit, value, file, line }) => {
    const rows = rowsFor(key, known)
    const values = rows.flatMap(row => row.values)
    if (values.length === 0 || values.includes(`${value} ${unit}`)) return []
    const message = `${provision}: ${value} ${unit}s here, ${values.join(', ')} in content/law/limitation.tsv.`
    return [{ file, line, message }]
  })
}

type KnownPeriod = { key: string; values: string[] }

/** The rows of a provision; for '173(3)(i)' those of 173(3). A whole section may have periods that are not listed. */
function rowsFor(key: string, known: readonly KnownPeriod[]): KnownPeriod[] {
  const exact = known.filter(row => row.key === key)
  if (exact.length > 0) return exact
  return known.filter(row => key.startsWith(`${row.key}(`))
}

function provisionsOf({ law, provision }: LimitationPeriod): string[] {
  if (law.startsWith('Limitation Act')) {
    const article = /^Article \d+/.exec(provision)?.[0]
    return article ? [sectionKey({ act: 'Limitation Act', section: article })] : []
  }
  const order = /^Order (\d+) Rule (\w+)(?:\((\d+)\))?/.exec(provision)
  if (order) return [sectionKey({ act: law, section: order[0] })]
  const section = /^s\.(\w+(?:\(\w+\))*)/.exec(provision)?.[1]
  return section ? [sectionKey({ act: law, section })] : []
}

function valuesOf({ period: said, note, matter }: LimitationPeriod): string[] {
  const text = `${said} ${note} ${matter}`
  const found = findPlaced(text).map(({ value, unit }) => `${value} ${unit}`)
  const [unit] = found.map(one => one.split(' ')[1])
  const bare = [
    ...said.matchAll(
      /(?:up to|of|in all|most|\+|;|further|more) ?(\d+)\b(?! (?:day|month|year))|\b(\d+) (?:in all|more|by consent)/g,
    ),
  ]
  return [...new Set([...found, ...bare.map(match => `${match[1] ?? match[2]} ${unit}`)])]
}

/** Two places that name the same sub-section give it the same period. */
export function periodsAgree(figures: readonly Figure[], listed: readonly LimitationPeriod[]): Problem[] {
  const told = new Set(listed.flatMap(provisionsOf))
  const exact = figures.filter(({ key }) => key.includes('(') && !told.has(key))
  return [...Map.groupBy(exact, ({ key, unit }) => `${key} ${unit}`).values()].flatMap(same => {
    const [first] = same
    return same
      .filter(({ value }) => value !== first?.value)
      .map(({ file, line, provision, value, unit }) => ({
        file,
        line,
        message: `${provision}: ${value} ${unit}s here, ${first?.value} in ${first?.file}:${first?.line}.`,
      }))
  })
}
