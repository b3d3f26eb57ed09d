import type { Span } from './spans.ts'

export type Years = { from: number | null; to: number | null }
export type FoundYears = Span & { years: Years }

const year = '((?:18|19|20)\\d\\d)(?![\\p{L}\\p{N}])'
const edge = '(?<![\\p{L}\\p{M}\\p{N}])'
/** In 'after the 2013 amendment' and 'Act of 1955' the year is not the year of a judgment. */
const notAnAct = '(?!\\s*(?:act|amendment|code|rules|ordinance|sanhita|अधिनियम|कायदा|संहिता|संशोधन))'

type Form = { pattern: RegExp; read: (first: number, second: number) => Years }

const form = (pattern: string, read: Form['read']): Form => ({ pattern: new RegExp(pattern, 'giu'), read })

const forms: readonly Form[] = [
  form(`${edge}(?:between|from) ${year} (?:and|to|till|-) ${year}`, (from, to) => ({ from, to })),
  form(`${edge}${year} ?(?:-|–|से|ते|to) ?${year}(?: (?:तक|पर्यंत|के बीच))?`, (from, to) => ({ from, to })),
  form(`${edge}(?:after|post) ${year}${notAnAct}`, from => ({ from: from + 1, to: null })),
  form(`${edge}(?:since|from) ${year}${notAnAct}(?: onwards?)?`, from => ({ from, to: null })),
  form(`${edge}(?:before|prior to|pre) ${year}${notAnAct}`, to => ({ from: null, to: to - 1 })),
  form(`${edge}(?:until|till|up ?to) ${year}${notAnAct}`, to => ({ from: null, to })),
  form(`${edge}${year} (?:के बाद|नंतर)`, from => ({ from: from + 1, to: null })),
  form(`${edge}${year} (?:से पहले|के पहले|पूर्वी|आधी)`, to => ({ from: null, to: to - 1 })),
  form(`${edge}(?:in the year|in|during|year|dated?|वर्ष|साल|सन) ${year}${notAnAct}(?: (?:में|मध्ये))?`, at => ({
    from: at,
    to: at,
  })),
  form(`${edge}(?:judge?ments?|decisions?|rulings?) of ${year}${notAnAct}`, at => ({ from: at, to: at })),
]

const longestQuery = 600

/** The years that a query is limited to, if it says so; '2013' alone may be the year of an act. */
export function findYears(text: string): FoundYears | null {
  if (text.length > longestQuery) return null
  for (const { pattern, read } of forms) {
    const match = [...text.matchAll(pattern)].find(({ index }) => !isOfFacts(text.slice(0, index)))
    if (!match) continue
    const years = read(Number(match[1]), Number(match[2]))
    return { years: inOrder(years), from: match.index, to: match.index + match[0].length }
  }
  return null
}

/** What people do and what becomes of them. No nouns: 'adverse possession after 2010' asks for judgments. */
const events =
  'died|dies|born|married|adopted|separated|bought|sold|purchased|executed|signed|registered|gifted|mortgaged|leased|inherited|acquired|' +
  'allotted|built|constructed|appointed|joined|retired|employed|dismissed|arrested|convicted|committed|filed|lodged|instituted'
const eventBefore = new RegExp(`${edge}(?:${events})(?:\\s+[^\\s.?!;:,]+){0,3}\\s+$`, 'iu')
const eventBeforeInHindi = /(?:की|का|चा|चे|ची)\s+(?:मृत्यु|मृत्यू|जन्म|विवाह|शादी|लग्न|निकाह)\s+$/u
/** 'If her father died of it before 2005': a clause that tells the facts of the question. */
const factsBefore = new RegExp(`${edge}(?:if|when|whose|who|although|unless|यदि|अगर|जर)\\s[^.?!;:]*$`, 'iu')
const ofJudgments =
  /(?:judge?ments?|decisions?|rulings?|cases?|orders?|courts?|held|decided|reported|delivered|फैसल\p{M}*|निर्णय|निकाल|निवाड\p{M}*)[^.?!;:,]*$/iu

/** In 'if her father died before 2005' the year is not the year of a judgment. */
function isOfFacts(before: string): boolean {
  if (eventBefore.test(before) || eventBeforeInHindi.test(before)) return true
  return factsBefore.test(before) && !ofJudgments.test(before)
}

const yearAfter = new RegExp(`^[\\s,(]*${year}\\)?${notAnAct}`, 'iu')
const yearBefore = new RegExp(`${edge}${year}[\\s,)]*$`, 'iu')

/** The year beside the name of a court: 'Bombay High Court 2015'. */
export function findYearBeside(text: string, court: Span): FoundYears | null {
  const after = yearAfter.exec(text.slice(court.to))
  if (after) return oneYear(Number(after[1]), court.to, court.to + after[0].length)
  const before = yearBefore.exec(text.slice(0, court.from))
  return before && oneYear(Number(before[1]), before.index, court.from)
}

function oneYear(year: number, from: number, to: number): FoundYears {
  return { years: { from: year, to: year }, from, to }
}

function inOrder({ from, to }: Years): Years {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}
