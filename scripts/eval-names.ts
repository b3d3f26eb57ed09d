import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createCaseFinder } from '#server/caselaw/answering/find-cases.ts'
import { tidyTitle } from '#server/caselaw/importing/tidy-name.ts'
import { openLanceIndex } from '#server/caselaw/lance/lance-index.ts'
import { putAndPublish } from '#server/caselaw/library/testing/put-and-publish.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { splitName } from '#server/law/cases/split-name.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import { type Judgment, judgment } from '#shared/cases/judgment.ts'
import { searchTypes } from '#shared/cases/search-choices.ts'
import { caseSearchBody } from '#shared/contract/cases.ts'
import { parseScIndex } from './case-evidence.ts'
import { loadHighCourtOrders } from './evaluation/high-court-orders.ts'
import { loadRegistry } from './evaluation/registry.ts'

/**
 * Evaluates how often a name of parties, a case number or a CNR, as people type them, leads to its judgment first. npm run
 * eval:names -- <folder with sc-index.csv.gz and hc-judgments-dev.jsonl.gz> [names]. Prints the two halves of the set
 * separately, and the failures of the first.
 */
const [source = '', count = '240'] = process.argv.slice(2)
const content = path.join(import.meta.dirname, '..', 'content')
type Asked = { form: string; query: string; target: string; half: 'tuned' | 'kept' }

const library = [...loadScIndex(), ...loadHighCourtOrders(source)]
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-names-'))
const sectionMap = loadSectionMap(content)
const thesaurus = loadThesaurus(content)
const index = openLanceIndex({ folder, relatedSections: sectionMap.listRelated, thesaurus: () => thesaurus })
await putAndPublish(index, library)
const finder = createCaseFinder({
  ...{ index, law: { sectionMap, thesaurus }, clock: () => new Date(), model: null, meaning: null },
  warn: () => {},
})
const titles = new Map(library.map(({ id, title }) => [id, title]))
const asked = [...listNumbers(), ...listNames()]
console.log(`${library.length} judgments, ${asked.length} queries`)
const scores = []
for (const one of asked)
  for (const searchType of searchTypes.filter(type => type !== 'case_brief')) {
    const { results } = await finder.find(caseSearchBody.parse({ query: one.query, searchType }))
    scores.push({ ...one, searchType, first: results[0]?.id ?? '', isRight: isRight(one, results[0]?.id) })
  }
for (const half of ['tuned', 'kept'] as const) {
  console.log(`\n${half}`)
  for (const [form, ones] of Map.groupBy(
    scores.filter(one => one.half === half),
    one => `${one.form}, ${one.searchType}`,
  ))
    console.log(`  ${form.padEnd(44)} ${ones.filter(one => one.isRight).length} of ${ones.length}`)
}
console.log('\nWhat failed of the tuned half')
for (const { query, searchType, target, first } of scores.filter(one => one.half === 'tuned' && !one.isRight))
  console.log(
    `  ${searchType.padEnd(12)} ${query}\n      wanted ${titles.get(target)}\n      first  ${titles.get(first) ?? 'nothing'}`,
  )
await index.close()
rmSync(folder, { recursive: true })

function loadScIndex(): Judgment[] {
  const rows = parseScIndex(gunzipSync(readFileSync(path.join(source, 'sc-index.csv.gz'))).toString('utf8'))
  return rows.map((row, at) => toJudgment(row, at))
}

function toJudgment({ title, date }: ReturnType<typeof parseScIndex>[number], at: number): Judgment {
  const name = tidyTitle(title)
  const [petitioner = null, respondent = null] = splitName(name)
  return judgment.parse({
    id: `sc-${at}`,
    title: name || 'Unnamed',
    ...{ court: 'Supreme Court of India', petitioner, respondent },
    year: Number(date.slice(0, 4)),
  })
}

/** As the registry prints it, in short, and as the order itself prints it in its head. */
function listNumbers(): Asked[] {
  const rows = loadRegistry(path.join(source, 'hc-judgments-dev.jsonl.gz'))
  return rows.flatMap(({ id, caseNumber, text }) => {
    const [, kind, number, year] = /^(.*?)\/?(\d+)\/(\d{4})$/.exec(caseNumber) ?? []
    const cnr = /HC-([A-Z]{4}[A-Z0-9]{2}\d{10})/.exec(id)?.[1]
    const target = id.toLowerCase()
    const own =
      number &&
      new RegExp(
        String.raw`([A-Z][A-Za-z.()& -]{2,60}?)\s*(?:No\.?|NO\.?)\s*:?\s*${number}\s*(?:of|OF|/)\s*${year}`,
      ).exec(text.slice(0, 3000))?.[0]
    const forms: [string, string | undefined | 0][] = [
      ['number as the registry prints it', number && caseNumber],
      ['number, "No. 1 of 2020"', number && `${kind} No. ${number} of ${year}`],
      ['number, small letters', number && `${kind} ${number}/${year}`.toLowerCase()],
      ['number as the order prints it', own?.replace(/\s+/g, ' ')],
      ['CNR', cnr],
      ['CNR, "CNR ..." in parts', cnr && `CNR ${cnr.slice(0, 6)}-${cnr.slice(6, 12)}-${cnr.slice(12)}`],
      ['CNR, small letters', cnr?.toLowerCase()],
    ]
    return forms.flatMap(([form, query]) => (query ? [{ form, query, target, half: halfOf(id) }] : []))
  })
}

function listNames(): Asked[] {
  const supreme = library.filter(
    ({ id, petitioner, respondent }) => id.startsWith('sc-') && petitioner && respondent,
  )
  const chosen = supreme
    .toSorted((one, other) => hash(one.id).localeCompare(hash(other.id)))
    .slice(0, Number(count))
  return chosen.flatMap(({ id, petitioner, respondent }) => {
    const [one, two] = [bare(petitioner ?? ''), bare(respondent ?? '')]
    const forms: [string, string][] = [
      ['name as printed', `${petitioner} v ${respondent}`],
      ['name, "X vs Y" without the others', `${one} vs ${two}`],
      ['name, small letters, V/S', `${one} v/s ${two}`.toLowerCase()],
      ['name, capitals', `${one} VERSUS ${two}`.toUpperCase()],
      ['name, last word of each side', `${lastOf(one)} v ${lastOf(two)}`],
      ['name, initials without points', `${one} v. ${two}`.replace(/\b(\p{Lu})\./gu, '$1 ')],
      ['name, no v', `${one} ${two}`],
    ]
    return forms.map(([form, query]) => ({ form, query, target: id, half: halfOf(id) }))
  })
}

/** 'M/s Ram Lal (Dead) by LRs & Ors.' is typed as 'Ram Lal'. */
function bare(side: string): string {
  return side
    .replace(/\(.*?\)/g, ' ')
    .replace(/[,&].*$|\b(?:and|by|through|thr|etc|ors|anr|another|others|rep)\b.*$/i, '')
    .replace(/^M\/s\.?\s*/i, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Nobody types 'Ltd' for a company, or a surname for an office. */
function lastOf(side: string): string {
  if (
    /^(?:the\s)?(?:state|union|commissioner|collector|government)\b|\b(?:ltd|limited|corporation|union)\b/i.test(
      side,
    )
  )
    return side
  return side.match(/[\p{L}]{3,}/gu)?.at(-1) ?? side
}

/** The judgment, or another of which every word typed is the name. */
function isRight({ target, query, form }: Asked, first: string | undefined): boolean {
  if (first === target || !first || !form.startsWith('name')) return first === target
  const words = wordsOf(titles.get(first) ?? '')
  return wordsOf(query).every(word => words.includes(word))
}

function wordsOf(name: string): string[] {
  return (name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter(
    word => !/^(?:versus|smt|shri|sri|the|govt|government|ltd|limited)$/.test(word),
  )
}

function halfOf(id: string): Asked['half'] {
  return Number.parseInt(hash(id).slice(0, 8), 16) % 2 === 0 ? 'tuned' : 'kept'
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
