/** The number that a court gave a case: its kind in one spelling, number and year. */
export type CaseNumber = { kind: string; number: number; year: number }
export type FoundCaseNumber = CaseNumber & { printed: string; from: number; to: number }

/** Words of case kinds, in full and as registries shorten them, under the letters that replace them. */
const shortForms: Record<string, string> = {
  cr: 'criminal crl cri crim cr',
  c: 'civil civ case cases court contempt cont',
  m: 'miscellaneous misc miscl motor',
  a: 'appeal appeals app appl application applications appln aplns apln anticipatory accident',
  p: 'petition petitions pet petn ptn patent public',
  w: 'writ writs',
  r: 'revision rev revn review regular',
  s: 'special suit suits second',
  l: 'leave letters litigation',
  o: 'original orig',
  f: 'first family',
  b: 'bail',
  i: 'income interest interlocutory',
  t: 'tax transfer transferred',
  e: 'election execution',
  j: 'jurisdiction',
  h: 'habeas',
  ref: 'reference ref',
  arb: 'arbitration arb',
  co: 'company comp',
  mat: 'matrimonial',
}
const letters = new Map(
  Object.entries(shortForms).flatMap(([short, words]) =>
    words.split(' ').map(word => [word, short] as const),
  ),
)

/** Kinds that people type as one word, also in lower case. */
const typedKinds = new Set(
  `wp wpc wpa wpcrl wpmd cwp cwjc crwjc slp slpc slpcrl ca cra crla crl crr crrp crp crm crmp crmm crmc crlmc crlmp crlp crlrp crlop ba ab aba
abapl blapl fao rfa rsa sa fa lpa maca mfa mat pil os cs as op opc ia ma mp tp tpc tpcrl tcp ta rp cp cc ita itr arbp ombp omp ar co comp gr ao afa
cma cmp cmsa crlrev crlrevp wa wta`.split(/\s+/),
)
/** Words before a number and a year that is not a case number: 'Act 25 of 1955', 'FIR No. 12/2020'. */
const others =
  /^(?:acts?|sections?|secs?|orders?|rules?|articles?|arts?|paras?|pages?|scc|scr|air|insc|scale|fir|crime|ps|station|police|ordinance|regulations?|notification|dated?|dt|ipc|crpc|bns|bnss|bsa|iea|cpc|schedule|clause|chapter|amendment|bill|circular|vs?|versus|the|of|in|for|and|or|is|was|by|on|at|year|volume|vol|part|judge?ments?)$/

const numberPattern =
  /(?<!\d[/.-]?)(\d{1,6}(?:\s?(?:,|&|-|–|and|to)\s?\d{1,6}){0,8})\s{0,2}(?:\/|-|\bof\b(?:\sthe\syear)?)\s{0,2}((?:18|19|20)\d\d)(?!\d)/gi
const mostTokens = 8
const widest = 90
const widestRange = 60

/** The case numbers of a query: a kind of case, a number and a year, in any usual form. */
export function findCaseNumbers(text: string): FoundCaseNumber[] {
  return parseNumbers(text, isKindWord).filter(({ kind }) => kind.length > 1)
}

/** The case numbers at the head of a judgment: any words before the number are its kind. */
export function parseCaseNumbers(printed: string): CaseNumber[] {
  return parseNumbers(
    printed,
    word => !/^(?:with|and|in|of|to|the|from|against|arising|out)$/i.test(word),
  ).map(({ kind, number, year }) => ({ kind, number, year }))
}

/**
 * Whether two numbers may be of the same case: the kind may be shorter in one, or in another order ('Civil
 * Writ Petition', 'WP(C)').
 */
export function isSameCaseNumber(one: CaseNumber, other: CaseNumber): boolean {
  if (one.number !== other.number || one.year !== other.year) return false
  const [a, b] = [one.kind, other.kind]
  return a.startsWith(b) || b.startsWith(a) || sortLetters(a) === sortLetters(b)
}

const cnrPattern =
  /(?<![A-Z0-9])(?:CNR(?:\s?(?:No\.?|Number))?[\s:]{0,3})?([A-Z]{4}[A-Z0-9]{2})[-\s]?(\d{6})[-\s]?((?:18|19|20)\d\d)(?!\d)/gi

/** The number that the e-Courts system gives a case: 'GAHC010073202023', also printed 'GAHC01-007320-2023'. */
export function findCnrs(text: string): { cnr: string; from: number; to: number }[] {
  return [...text.matchAll(cnrPattern)].map(match => ({
    cnr: match.slice(1).join('').toUpperCase(),
    from: match.index,
    to: match.index + match[0].length,
  }))
}

function parseNumbers(text: string, isKind: (word: string) => boolean): FoundCaseNumber[] {
  let kept = { kind: '', from: 0, end: -1 }
  return [...text.matchAll(numberPattern)].flatMap(match => {
    const before = parseKind(text, match.index, isKind)
    const to = match.index + match[0].length
    // In 'Crl.A. 1/2010 and 2/2010' the second number has the kind of the first.
    const isNext =
      before.kind === '' && kept.kind !== '' && /^[\s,&]*(?:and\s)?$/i.test(text.slice(kept.end, match.index))
    const { kind, from } = isNext ? { kind: kept.kind, from: match.index } : before
    if (kind === '') return []
    kept = { kind, from, end: to }
    const printed = text.slice(from, to).replace(/\s+/g, ' ').trim()
    return listNumbers(match[1] ?? '').map(number => ({
      kind,
      number,
      year: Number(match[2]),
      printed,
      from,
      to,
    }))
  })
}

/** Reads the words of the kind backwards from the number: 'Writ Petition (Civil) No. '. */
function parseKind(
  text: string,
  at: number,
  isKind: (word: string) => boolean,
): { kind: string; from: number } {
  const start = Math.max(0, at - widest)
  const lead = /[\p{L}.()&/\s-]*$/u.exec(text.slice(start, at))?.[0] ?? ''
  const words = [...lead.matchAll(/\p{L}+/gu)].map(match => ({
    word: match[0],
    from: at - lead.length + match.index,
  }))
  const kind: string[] = []
  let from = at
  for (const one of words.reverse().slice(0, mostTokens)) {
    const isNumberWord = /^(?:nos?|numbers?|s)$/i.test(one.word) && kind.length === 0
    const isInside = one.word.toLowerCase() === 'to' && kind[0]?.startsWith('appeal')
    const isOfKind = isKind(one.word) && !isBesideKind(one.word, kind, text[from - 1])
    if (!isNumberWord && !isInside && !isOfKind && !isBench(text, one)) break
    if (!isNumberWord) kind.unshift(one.word.toLowerCase())
    from = one.from
  }
  if (kind[0] === 'to') kind.shift()
  return kind.length === 0 ? { kind: '', from: at } : { kind: reduceKind(kind), from }
}

/** 'crm (ndps) 22/2023', 'cra(sb) 8/2022': what a registry puts in brackets before the number, also in small letters. */
function isBench(text: string, { word, from }: { word: string; from: number }): boolean {
  const [before, after] = [text[from - 1], text[from + word.length]]
  return before === '(' && after === ')' && word.length <= 5 && !others.test(word.toLowerCase())
}

/** Words of case kinds that are also common in questions. */
const everyday =
  /^(?:bail|cases?|court|family|company|public|income|tax|interest|first|second|special|original|leave|appeals?|petitions?|applications?|suits?|motor|accident|election|contempt|transfer|anticipatory)$/i

/** In 'bail in court Crl.A. 4/2023' the kind begins with 'Crl'. A word after '(' belongs to the kind. */
function isBesideKind(word: string, kind: readonly string[], before = ''): boolean {
  const [next] = kind
  if (!next || before === '(' || !everyday.test(word)) return false
  return next.length <= 4 && !/^(?:writ|suit|bail|app|appl|to)$/.test(next)
}

function reduceKind(words: readonly string[]): string {
  const joined = words.join(' ').replace(/special leave (?:to appeals?|petitions?|appeals?)/, 'slp')
  const reduced = joined
    .split(' ')
    .map(word => letters.get(word) ?? word.replace(/^cr(?:l|im|i)(?=.)/, 'cr'))
    .join('')
    .replace(/^(?:db|sb)(?=.)/, '')
  return reduced.replace(/&/g, '')
}

function isKindWord(word: string): boolean {
  const lower = word.toLowerCase()
  if (others.test(lower) || /^(?:AND|OR|NOT|NEAR)$/.test(word)) return false
  if (letters.has(lower) || typedKinds.has(lower) || lower.length === 1) return true
  // Registries use many such abbreviations: 'CRLMC', 'DB', 'MD'.
  return /^[A-Z]{2,6}$/.test(word)
}

function listNumbers(printed: string): number[] {
  const numbers = printed.split(/\s?(?:,|&|and)\s?/i).flatMap(part => {
    const [first = 0, last = first] = part.split(/\s?(?:-|–|to)\s?/i).map(Number)
    const size = last - first + 1
    return size > 1 && size <= widestRange ? Array.from({ length: size }, (_, at) => first + at) : [first]
  })
  return [...new Set(numbers.filter(number => number > 0))]
}

function sortLetters(kind: string): string {
  return [...kind].sort().join('')
}
