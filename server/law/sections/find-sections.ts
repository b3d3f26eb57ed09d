import { type FoundAct, findActs, nameAct, nameCertainActs } from '../acts/find-acts.ts'
import { createWordMatcher } from '../match-words.ts'

/** A section cited in a text. The place is that of the whole mention, with its list and its act. */
export type FoundSection = { act: string; section: string; from: number; to: number }

type Kind = 'section' | 'article' | 'order'
type Mention = { kind: Kind; numbers: string[]; from: number; to: number; lead: string }
type Reading = {
  mention: Mention
  act: FoundAct | null
  /** Where an act before the number begins. */
  actFrom?: number
  to: number
  known: boolean
}

// Every repetition is limited, so that no text makes the search slow.
const sub = '(?:\\s?\\((?:\\d{1,3}[A-Z]{0,2}|[ivx]{1,5}[a-z]?|[a-z]{1,2})\\))'
const suffix =
  '(?:\\s?-?\\s?(?:ए|बी|सी|डी|[कखगघङचअब])(?![\\u0900-\\u097f])|\\s?-\\s?[A-Z]{1,3}(?![A-Za-z])|(?!IPC|CPC|CR|BNS|NI|of|or|to|is|in)[A-Z]{1,3}(?![A-Za-z]))'
const number = `(?<!\\d)\\d{1,4}(?!\\d)${suffix}?${sub}{0,5}(?:\\s?,?\\s?\\(?Part[-\\s]{0,2}(?:I{1,3}|\\d)\\)?)?`
const joined =
  '(?:\\s{0,3}(?:,|/|&|;|–|-|\\band\\b|\\bor\\b|\\bto\\b|\\bread\\s{1,2}with\\b|\\br\\.?/?\\s?w\\.?(?![a-z])|\\bwith\\b|\\bas\\s+well\\s+as\\b|और|एवं|तथा|आणि|किंवा|या|व|ते|से|सहपठित|सह|सहकलम)){1,2}\\s{0,3}'
const word =
  '(?:(?<!sub[-\\s]?)sections?|(?<!sub[-\\s]?)secs?\\.?|u/s{1,2}\\.?|u/sections?|u/secs?\\.?|ss?\\.|s-|धाराओं|धाराएँ|धारा|धारे|कलमां|कलमे|कलम)'
const articleWord = '(?:articles?|u/arts?\\.?|arts?\\.?|अनुच्छेदों|अनुच्छेद)'
const list = `${number}(?:${joined}(?:(?:under\\s)?${word}\\s{0,2}|${articleWord}\\s{0,2}|\\bthe\\s)?(?:${number}|${sub}{1,4})){0,30}`
const before = '(?<![A-Za-z\\u0900-\\u097f])'

const sectionMention = new RegExp(`${before}${word}(?:\\s?संख्या)?\\s{0,2}:?(?<list>${list})`, 'gi')
const articleMention = new RegExp(`${before}${articleWord}\\s{0,2}(?<list>${list})`, 'gi')
const orderMention = new RegExp(
  `${before}(?:order|o(?:rd)?\\.|आदेश)\\s{0,2}(?<order>[IVXL]{1,7}(?:-?A)?|\\d{1,2}(?:-?A)?)(?![A-Za-z\\d])(?:[\\s,]{0,3}(?:rules?|rr?\\.|नियम)\\s{0,2}(?<list>${list}))?`,
  'gi',
)
const ruleOfOrder = new RegExp(
  `${before}(?:rules?|rr?\\.)\\s{0,2}(?<list>${number}(?:${joined}${number}){0,6})\\s{1,2}of\\s{1,2}order\\s{1,2}(?<order>[IVXL]{1,7}|\\d{1,2})(?![A-Za-z\\d])`,
  'gi',
)
const mentions = [sectionMention, articleMention, orderMention, ruleOfOrder]
/** How each of these begins, but for those that begin in Devanagari. */
const beginnings = [
  ['sec', 'ss', 's', 'u'],
  ['art', 'u'],
  ['ord', 'o'],
  ['rul', 'rr', 'r'],
]
const findLatin = createWordMatcher(
  mentions.map(({ source }, at) => ({ source, flags: 'i', beginnings: beginnings[at] ?? [] })),
)
const devanagari = /[\u0900-\u097f]/
const item = new RegExp(`(?<main>\\d{1,4}${suffix}?)(?<subs>${sub}{0,5})|(?<onlySubs>${sub}{1,4})`, 'gi')

/**
 * Every section, article and order of a text with its act. A number without an act is left out, unless the
 * text names that number elsewhere with one act only. `year` is that of the judgment: before 1974 'Cr.P.C.'
 * is the code of 1898.
 */
export function findSections(text: string, year: number | null = null): FoundSection[] {
  const plain = plainDigits(text)
  const acts = findActs(plain)
  const certain = nameCertainActs(acts)
  const mentions = findMentions(plain)
  const readings = mentions.map((mention, at) => parseMention(plain, mention, acts, mentions[at + 1]?.from))
  readings.push(...findBareNumbers(plain, acts, readings))
  readings.sort((a, b) => a.mention.from - b.mention.from)
  return nameSections(readings, year, certain)
}

function nameSections(
  readings: Reading[],
  year: number | null,
  certain: ReadonlySet<string>,
): FoundSection[] {
  const named = readings.map(({ mention, act, actFrom = mention.from, to, known }, at) =>
    mention.numbers.map(section => ({
      section: mention.lead + section,
      act: act && nameAct(act, Number.parseInt(section, 10), year, certain),
      // In 'Section 302 IPC, section 34' the act before the second number belongs to the first.
      from: actFrom >= (readings[at - 1]?.to ?? 0) ? actFrom : mention.from,
      to,
      open: !act && !known && mention.kind === 'section',
    })),
  )
  const actsOf = new Map<string, Set<string>>()
  for (const { act, section } of named.flat())
    if (act) actsOf.set(section, (actsOf.get(section) ?? new Set<string>()).add(act))
  return named.flat().flatMap(({ section, act, from, to, open }) => {
    const [only, second] = open ? (actsOf.get(section) ?? []) : []
    const name = act ?? (second ? null : only)
    return name ? [{ act: name, section, from, to }] : []
  })
}

function findMentions(text: string): Mention[] {
  const [sections = [], articles = [], orders = [], rules = []] = devanagari.test(text)
    ? mentions.map(mention => [...text.matchAll(mention)])
    : findLatin(text)
  const found = [
    ...sections.map(match => parseList(match, 'section', '')),
    ...articles.map(match => parseList(match, 'article', '')),
    ...orders.map(match => parseOrder(match)),
    ...rules.map(match => parseOrder(match)),
  ].filter(mention => mention.numbers.length)
  found.sort((a, b) => a.from - b.from || b.to - a.to)
  let end = 0
  return found.filter(mention => {
    if (mention.from < end) return false
    end = mention.to
    return true
  })
}

function parseList(match: RegExpExecArray, kind: Kind, lead: string): Mention {
  const numbers = listNumbers(match.groups?.list ?? '')
  return { kind, numbers, from: match.index, to: match.index + match[0].length, lead }
}

function parseOrder(match: RegExpExecArray): Mention {
  const order = parseOrderNumber(match.groups?.order ?? '')
  if (!order) return { kind: 'order', numbers: [], from: 0, to: 0, lead: '' }
  if (match.groups?.list) return parseList(match, 'order', `Order ${order} Rule `)
  return { ...parseList(match, 'order', 'Order '), numbers: [order] }
}

/** '19(1)(a) and (g), 21' -> 19(1)(a), 19(1)(g), 21. Years in the list are not sections. */
function listNumbers(printed: string): string[] {
  const numbers: string[] = []
  for (const { groups } of printed.matchAll(item)) {
    if (groups?.onlySubs) {
      const previous = numbers.at(-1)
      const parts = previous?.match(/\([^)]*\)/g)?.length ?? 0
      const base = previous?.replace(parts > 1 ? /\([^)]*\)$/ : /\(.*$/, '')
      if (base) numbers.push(base + groups.onlySubs.replace(/\s/g, ''))
      continue
    }
    const main = spellNumber(groups?.main ?? '')
    if (/^(?:0|1[89]\d\d$|20\d\d$)/.test(main)) continue
    numbers.push(main + (groups?.subs ?? '').replace(/\s/g, ''))
  }
  return [...new Set(numbers)]
}

const letters: Record<string, string> = {
  ए: 'A',
  बी: 'B',
  सी: 'C',
  डी: 'D',
  क: 'A',
  ख: 'B',
  ग: 'C',
  घ: 'D',
  ङ: 'E',
  च: 'F',
  अ: 'A',
  ब: 'B',
}

function spellNumber(printed: string): string {
  return printed
    .replace(/[\s-]/g, '')
    .replace(/[\u0900-\u097f]+$/, letter => letters[letter] ?? '')
    .toUpperCase()
}

function parseOrderNumber(printed: string): string | null {
  const [, main = '', tail = ''] = /^([IVXL]+|\d+)-?(A?)$/i.exec(printed) ?? []
  const value = /^\d/.test(main) ? Number(main) : parseRoman(main.toUpperCase())
  return value >= 1 && value <= 51 ? `${value}${tail.toUpperCase()}` : null
}

function parseRoman(roman: string): number {
  const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 }
  const digits = [...roman].map(letter => values[letter] ?? 0)
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0)
}

const toAct =
  /^(?:\s?\([^)]{1,30}\))?[\s,.)\]'"’:–-]{0,4}(?:(?:of|under|in|from|to)\s{1,2})?(?:(?:the|said|this|an?|old|new|unamended|amended)\s{1,2}){0,3}$/i
const fromAct =
  /^[\s,:;()\]'"’–-]{0,4}(?:(?:की|के|का|ची|चे|चा|च्या|अंतर्गत|अन्वये|under|read with|r\/w|and|&|or)\s{1,2}){0,2}$/i
const toSomethingElse =
  /^[\s,.)\]]{0,3}of\s{1,2}(?:the|this|that|these|such|any)\s{1,2}(?!act\b|code\b|said\s|aforesaid|constitution)/i
const toTheAct =
  /^[\s,.)\]'"]{0,3}(?:of|under|in)\s{1,2}(?:the\s|this\s|that\s)?(?:said\s|aforesaid\s|principal\s|parent\s)?(Act|Code)\b(?!\s{1,2}of\s)/

/**
 * The act is the one right behind the number, else 'the Act' if it is clear which one that is, else the one
 * right before the number.
 */
function parseMention(
  text: string,
  mention: Mention,
  acts: readonly FoundAct[],
  next = text.length,
): Reading {
  const at = findNext(acts, mention.to)
  const behind = acts[at]
  const ahead = acts[at - 1]
  const open = { mention, act: null, to: mention.to, known: false }
  if (
    behind &&
    behind.from <= next &&
    behind.from - mention.to < 45 &&
    toAct.test(text.slice(mention.to, behind.from))
  )
    return closeReading(text, mention, behind)
  if (mention.kind !== 'section') return parseAfterAct(text, mention, ahead) ?? parseByKind(text, mention)
  if (toSomethingElse.test(text.slice(mention.to, mention.to + 40))) return { ...open, known: true }
  const the = toTheAct.exec(text.slice(mention.to, mention.to + 40))
  if (the) {
    const act = resolveTheAct(text, the[1] ?? '', acts.slice(Math.max(0, at - 300), at), mention.from)
    return { mention, act, to: mention.to + the[0].length, known: true }
  }
  if (
    ahead &&
    ahead.to <= mention.from &&
    mention.from - ahead.to < 25 &&
    fromAct.test(text.slice(ahead.to, mention.from))
  )
    return { mention, act: ahead, actFrom: ahead.from, to: mention.to, known: true }
  return open
}

/** 'CPC Order 2', 'Limitation Act, 1908, Article 182', as in lists: of the act that begins the text. */
function parseAfterAct(text: string, mention: Mention, act: FoundAct | undefined): Reading | null {
  if (!act || !isTyped(text) || act.to > mention.from || text.slice(0, act.from).trim() !== '') return null
  const between = act.stated || act.candidates[0]?.name === 'Constitution' ? ', ' : ' '
  const isBeside = text.slice(act.to, mention.from) === between
  return isBeside ? { ...closeReading(text, mention, act), actFrom: act.from, to: mention.to } : null
}

/** A text this short is a typed query, in which numbers seldom count other things. */
function isTyped(text: string): boolean {
  return text.length <= 300
}

/** The index of the first act from `from` on; `acts` is sorted. */
function findNext(acts: readonly FoundAct[], from: number): number {
  let [low, high] = [0, acts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((acts[middle]?.from ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}

const constitution = findActs('Constitution of India')[0] ?? null
const civilProcedure = findActs('Code of Civil Procedure')[0] ?? null
const otherArticles =
  /^[\s,.)]{0,3}(?:of|in|to)\s{1,2}(?:the\s{1,2})?(?:[A-Za-z]{1,20}\s{1,2}){0,5}(?:Convention|Covenant|Treaty|Declaration|Charter|Agreement|Memorandum|Schedule|Association|Regulations?|Rules|ICCPR|UDHR)\b/

function parseByKind(text: string, mention: Mention): Reading {
  const after = text.slice(mention.to, mention.to + 110)
  if (mention.kind === 'article')
    return { mention, act: otherArticles.test(after) ? null : constitution, to: mention.to, known: true }
  // Rules of courts have orders too, and 'order' without a rule is a common word in judgments.
  const elsewhere =
    /^[\s,.)]{0,3}(?:of|in)\s{1,2}(?:the\s{1,2})?(?:[A-Z][a-z]{1,15}\s{1,2}){1,4}Rules\b/.test(after)
  const act = elsewhere || mention.lead === 'Order ' ? null : civilProcedure
  return { mention, act, to: mention.to, known: true }
}

function closeReading(text: string, mention: Mention, act: FoundAct): Reading {
  const [main] = act.candidates
  const isConstitution = main?.name === 'Constitution'
  if (mention.kind === 'article' && !isConstitution)
    return { mention: { ...mention, lead: 'Article ' }, act, to: act.to, known: true }
  if (mention.kind === 'order' && main?.name !== 'CPC')
    return { mention, act: null, to: mention.to, known: true }
  // 'Section 5 of the Constitution (Fourth Amendment) Act' belongs to the amending act.
  if (isConstitution && /^\s{0,2}\([A-Z]/.test(text.slice(act.to, act.to + 4)))
    return { mention, act: null, to: act.to, known: true }
  return { mention, act, to: act.to, known: true }
}

/** The act defined as 'the Act', the only one of its kind so far, or the one named shortly before. */
function resolveTheAct(
  text: string,
  noun: string,
  earlier: readonly FoundAct[],
  at: number,
): FoundAct | null {
  const ofKind = earlier.filter(act => isOfKind(act, noun))
  const defined = ofKind.findLast(act => definesWord(text, act, noun))
  if (defined) return defined
  const names = new Set(ofKind.map(act => act.candidates[0]?.name ?? act.printed))
  const last = ofKind.at(-1)
  if (!last) return null
  return names.size === 1 || at - last.to < 250 ? last : null
}

function isOfKind(act: FoundAct, noun: string): boolean {
  const title = act.candidates[0]?.title ?? act.printed
  return noun === 'Code' ? /\bCode\b|Sanhita/.test(title) : /\bAct\b|Adhiniyam|Ordinance/.test(title)
}

function definesWord(text: string, act: FoundAct, noun: string): boolean {
  const brackets = /^[\s,]{0,2}[([]([^)\]]{1,90})[)\]]/.exec(text.slice(act.to, act.to + 100))?.[1] ?? ''
  return new RegExp(`the\\s(?:said\\s)?['"“‘]?${noun}\\b`, 'i').test(brackets)
}

const bareBehind = new RegExp(
  `(?:^|[\\s(,])(?<list>${list})[\\s,.]{0,3}(?<of>of\\s{1,2}(?:the\\s{1,2})?)?$`,
  'i',
)
const bareAhead = new RegExp(`\\s{1,2}(?<list>${list})`, 'iy')
const countedThings =
  /(?:\bnos?|\bparas?|\bparagraphs?|\bpages?|\bpp?|\bchapter|\bpart|\bclauses?|\bitems?|\bentry|\brules?|\bschedule|\bdated?|\brs|\bcase|\bw|\bex)\W{0,2}$/i

/** '302/34 IPC' and 'CrPC 438', without the word section. */
function findBareNumbers(text: string, acts: readonly FoundAct[], readings: readonly Reading[]): Reading[] {
  const found: Reading[] = []
  const typed = isTyped(text)
  let at = 0
  for (const act of acts) {
    while ((readings[at]?.mention.from ?? Number.POSITIVE_INFINITY) < act.from) at++
    const earliest = Math.max(readings[at - 1]?.to ?? 0, found.at(-1)?.to ?? 0)
    if (!act.candidates.length || act.candidates[0]?.name === 'Constitution' || earliest >= act.to) continue
    const behind = parseBehind(text, act, earliest, typed)
    if (behind) found.push(behind)
    else if (act.short || typed)
      found.push(...parseAhead(text, act, readings[at]?.mention.from ?? text.length, typed))
  }
  return found
}

function parseBehind(text: string, act: FoundAct, earliest: number, typed: boolean): Reading | null {
  const start = Math.max(earliest, act.from - 60)
  const window = text.slice(start, act.from)
  if (!/\d/.test(window)) return null
  const match = bareBehind.exec(window)
  if (!match || countedThings.test(window.slice(0, match.index + 1))) return null
  // 'and 27 of the Arms Act' continues a list; '27 of the Arms Act' alone may count anything.
  if (match.groups?.of && !typed && (earliest === 0 || start > earliest || match.index > 12)) return null
  const numbers = listNumbers(match.groups?.list ?? '')
  if (!numbers.length) return null
  const mention: Mention = {
    kind: 'section',
    numbers,
    from: start + match.index + (/^[\s(,]/.test(match[0]) ? 1 : 0),
    to: act.to,
    lead: '',
  }
  return { mention, act, to: act.to, known: true }
}

function parseAhead(text: string, act: FoundAct, latest: number, typed: boolean): Reading[] {
  bareAhead.lastIndex = act.to
  const match = bareAhead.exec(text)
  if (!match || act.to + match[0].length > latest) return []
  const end = act.to + match[0].length
  const isClosed = /^\s{0,2}(?:[,.;)]|$|and\b|read\b)/.test(text.slice(end, end + 8))
  if (!isClosed && !(typed && act.short)) return []
  const numbers = listNumbers(match.groups?.list ?? '')
  if (!numbers.length) return []
  return [
    { mention: { kind: 'section', numbers, from: act.from, to: end, lead: '' }, act, to: end, known: true },
  ]
}

/** Devanagari digits as 0-9, at the same places. */
export function plainDigits(text: string): string {
  return text.replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))
}
