import { createWordMatcher, listBeginnings } from '../match-words.ts'
import type { Act } from './act.ts'
import { acts } from './acts.ts'

/** An act named in a text. If several acts have that name, the section can decide which is meant. */
export type FoundAct = {
  from: number
  to: number
  /** Newest first; empty for an act that is not in the table. */
  candidates: readonly Act[]
  /** As the text names it, without the year. */
  printed: string
  /** The year behind the name. */
  stated: number | null
  /** Whether the alias is initials ('IPC'), so that a bare number beside it is a section. */
  short: boolean
}

type Alias = { text: string; key: string; act: Act }

const aliases: Alias[] = acts.flatMap(act =>
  act.aliases.split('|').map(text => ({ text, key: keyOf(text), act })),
)
const isDevanagari = (text: string) => /[\u0900-\u097f]/.test(text)
const latin = aliases.filter(alias => !isDevanagari(alias.text))
const devanagari = aliases
  .filter(alias => isDevanagari(alias.text))
  .sort((a, b) => b.key.length - a.key.length)

const findLatin = createWordMatcher([
  {
    source: `(?<![A-Za-z])(?:${alternatives(latin)})(?![A-Za-z])`,
    flags: 'i',
    beginnings: latin.flatMap(({ text }) => listBeginnings(text)),
  },
])
const devanagariNames = new RegExp(
  `(?<![\\u0900-\\u097f])(?:${alternatives(devanagari)})[\\u0900-\\u097f]{0,9}(?![\\u0900-\\u097f])`,
  'g',
)
const byKey = groupByKey(latin)
const statedYear =
  /[\s,]{0,3}(?:[([]?(?:Act\s)?(?:No\.?\s?)?[IVXLC\d]{1,6}\s{1,2}of\s{1,2})?(1[89]\d\d|20\d\d)(?!\d)[)\]]?/y

/** The acts that a text names, in the order of the text. */
export function findActs(text: string): FoundAct[] {
  const [named = []] = findLatin(text)
  const known = named.map(match => parseAct(text, match)).filter(act => !isPartOfTitle(text, act))
  if (isDevanagari(text))
    known.push(...[...text.matchAll(devanagariNames)].map(match => parseAct(text, match)))
  const all = [...known, ...completeTitles(findOtherActs(text, known))]
  return all.sort((a, b) => a.from - b.from)
}

/**
 * The short name of the act that is meant, or null if the text gives no full title. `year` is that of the
 * judgment, `inText` has the acts that the text certainly names.
 */
export function nameAct(
  found: FoundAct,
  section: number,
  year: number | null,
  inText: ReadonlySet<string>,
): string | null {
  const { candidates, stated, printed } = found
  const [newest] = candidates
  if (!newest) return stated ? `${printed}, ${stated}` : null
  const exact = candidates.find(act => act.year === stated)
  if (exact) return exact.name
  const oldest = candidates.at(-1) ?? newest
  // A year before the oldest act of that name in the table means an earlier act; a later year is a misprint.
  if (stated && stated < oldest.year && !found.short) return `${printed}, ${stated}`
  const named = candidates.filter(act => inText.has(act.name))
  if (candidates.length > 1 && named.length === 1 && named[0]) return named[0].name
  return chooseByYear(candidates, stated ?? year, section).name
}

export function nameCertainActs(found: readonly FoundAct[]): Set<string> {
  const certain = found.flatMap(({ candidates, stated }) => {
    const [only, second] = candidates
    if (only && !second) return [only.name]
    return candidates.filter(act => act.year === stated).map(act => act.name)
  })
  return new Set(certain)
}

function chooseByYear(candidates: readonly Act[], year: number | null, section: number): Act {
  const [newest] = candidates
  const inForce = candidates.filter(act => year === null || (act.inForce ?? act.year) <= year)
  const fitting = inForce.find(act => section <= (act.lastSection ?? Number.POSITIVE_INFINITY))
  // The caller makes sure that there is at least one candidate.
  return fitting ?? inForce[0] ?? candidates.at(-1) ?? (newest as Act)
}

function parseAct(text: string, match: RegExpExecArray): FoundAct {
  // The dot after 'IPC' ends the sentence; the dots in 'I.P.C.' belong to the name.
  const name = /^[^.]*\.$/.test(match[0]) ? match[0].slice(0, -1) : match[0]
  const printed = name.replace(/\s+/g, ' ').trim()
  const named = isDevanagari(printed) ? findByStem(printed) : (byKey.get(keyOf(printed)) ?? [])
  const { to, stated } = parseYear(text, match.index + name.length)
  const candidates = named.filter(act => !act.onlyWithYear || act.year === stated)
  return {
    from: match.index,
    to,
    candidates,
    printed,
    stated,
    short: keyOf(printed).length < 7 || /\w\.\s?\w/.test(printed),
  }
}

function parseYear(text: string, at: number): { to: number; stated: number | null } {
  statedYear.lastIndex = at
  const match = statedYear.exec(text)
  if (
    !match ||
    /^\s?(?:SCC|SCR|AIR|\(\d|Indlaw|Supp|Cri)/.test(
      text.slice(statedYear.lastIndex, statedYear.lastIndex + 8),
    )
  )
    return { to: at, stated: null }
  return { to: at + match[0].length, stated: Number(match[1]) }
}

function findByStem(printed: string): Act[] {
  const key = keyOf(printed)
  const first = devanagari.find(alias => key.startsWith(alias.key))
  return first ? newestFirst(devanagari.filter(alias => alias.key === first.key)) : []
}

const generic =
  /^(?:The|This|That|Said|State|Central|Principal|Parent|Amending|Amendment|Amended|New|Old|Original|Repealed|Repealing|Repeal|Impugned|An?|Any|Each|Every|Such|Special|Both|Under|In|Of|And|For|By|To|As|When|Where|Which|If|Section|Sections|Article|Articles|Part|Chapter|Whether|Since|Further|Provincial|Validation|Validating|Present|Local|Other|These|Those)$/
const connector = /^(?:of|and|for|in|to|on|or|&)$/

/** Titles not in the table ('the Foreigners Act, 1946') are read backwards from their last word. */
function findOtherActs(text: string, known: readonly FoundAct[]): FoundAct[] {
  const found: FoundAct[] = []
  let at = 0
  for (const match of text.matchAll(/\s(?:Act|Ordinance)(?![A-Za-z])/g)) {
    while (at < known.length && (known[at]?.to ?? 0) < match.index + 2) at++
    const end = match.index + match[0].length
    if (known[at] && (known[at]?.from ?? 0) < end && end <= (known[at]?.to ?? 0)) continue
    const from = findTitleStart(text, match.index, Math.max(found.at(-1)?.to ?? 0, known[at - 1]?.to ?? 0))
    if (from === null) continue
    const { to, stated } = parseYear(text, end)
    found.push({
      from,
      to,
      candidates: [],
      printed: text.slice(from, end).replace(/\s+/g, ' '),
      stated,
      short: false,
    })
  }
  return found
}

/** 'Societies Registration Act' is not the Registration Act, and the American Constitution is not ours. */
function isPartOfTitle(text: string, { from, short }: FoundAct): boolean {
  if (short) return false
  const before = /(?:^|[\s(])([A-Z][A-Za-z]+|[UMAH]\.\s?P\.)\s(?:\([A-Z][^()]{1,20}\)\s)?$/.exec(
    text.slice(Math.max(0, from - 45), from),
  )?.[1]
  return before !== undefined && before !== 'Indian' && !/^[A-Z]{2,}$/.test(before) && !generic.test(before)
}

/** If the text names 'the Mysore Produce Market Act, 1966', then 'the Market Act' means that act. */
function completeTitles(found: FoundAct[]): FoundAct[] {
  const titles = new Map(
    found.flatMap(act => (act.stated ? [[`${act.printed}, ${act.stated}`, act] as const] : [])),
  )
  const endings = groupByEnding([...titles.values()])
  return found.map(act => {
    const title = act.stated ? null : endings.get(act.printed)
    return title ? { ...act, printed: title.printed, stated: title.stated } : act
  })
}

/**
 * Maps every ending of a title to its act, or to null if several titles end so. A text can name thousands of
 * acts, so comparing each with all would be slow.
 */
function groupByEnding(titles: readonly FoundAct[]): Map<string, FoundAct | null> {
  const endings = new Map<string, FoundAct | null>()
  for (const title of titles) {
    const words = title.printed.split(' ')
    for (const at of words.keys()) {
      const ending = words.slice(at).join(' ')
      endings.set(ending, endings.has(ending) ? null : title)
    }
  }
  return endings
}

function findTitleStart(text: string, end: number, earliest: number): number | null {
  const start = Math.max(earliest, end - 120)
  const tokens = [...text.slice(start, end).matchAll(/\S+/g)]
  let from: number | null = null
  for (let index = tokens.length - 1; index >= 0; index--) {
    const word = tokens[index]?.[0] ?? ''
    if (connector.test(word) && from !== null) continue
    if (!/^\(?[A-Z][A-Za-z.'’&-]*\)?$/.test(word) && !/^[a-z]+\)$/.test(word)) break
    if (/[.]$/.test(word) && !/^(?:[A-Z]\.){1,3}$/.test(word)) break
    if (
      generic.test(word.replace(/[()]/g, '')) &&
      (from === null ||
        !connector.test(tokens[index + 1]?.[0] ?? '') ||
        /^(?:In|Of|And|Under|Section)$/.test(word))
    )
      break
    if (/^[A-Z]/.test(word) || word.startsWith('(')) from = start + (tokens[index]?.index ?? 0)
  }
  if (from === null || text[from] === '(') return null
  const title = text.slice(from, end)
  return title.split('(').length === title.split(')').length ? from : null
}

/** The longest first, and those with one first letter together: a word of a text is tried only with those. */
function alternatives(list: readonly Alias[]): string {
  const texts = [...new Set(list.map(alias => alias.text))].sort((a, b) => b.length - a.length)
  const byFirst = Map.groupBy(texts, text => text.slice(0, 1).toLowerCase())
  return Array.from(byFirst, ([first, own]) => {
    return `${first}(?:${own.map(text => initialsLoosely(text).slice(first.length)).join('|')})`
  }).join('|')
}

/** A dot may be missing or followed by a space; a space may be a hyphen or a line break. */
function initialsLoosely(text: string): string {
  return text
    .replace(/[()/+]/g, '\\$&')
    .replace(/\.$/, '\\.?')
    .replace(/\.(?=[^?\s])/g, '\\.?\\s?')
    .replace(/\.\s/g, '\\.?[\\s,-]{0,3}')
    .replaceAll('\\\\.?', '\\.?')
    .replace(/,? /g, '[\\s,-]{1,3}')
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9&\u0900-\u097f]/g, '')
}

function groupByKey(list: readonly Alias[]): Map<string, Act[]> {
  const groups = Map.groupBy(list, alias => alias.key)
  return new Map([...groups].map(([key, group]) => [key, newestFirst(group)]))
}

function newestFirst(group: readonly Alias[]): Act[] {
  return [...new Set(group.map(alias => alias.act))].sort((a, b) => b.year - a.year)
}
