import { sideMark } from './head-lines.ts'
import { parsePartyName } from './parse-names.ts'

/** Where the name of a party ends and its description begins: father, age, address, representative. */
const description =
  /[\s,;(-]*(?:(?<![\p{L}])(?:[swdhcr]\s?[/.]\s?(?:o|v|at)\b\.?|wd\/o\b|(?:aged?|age)\s*(?:about|:|\d)|(?:fe)?male\b|gender\b|(?:son|daughter|wife|widow|husband|father|mother|brother|sister)\s+(?:of|in[\s-]law)\b|(?:permanent(?:ly)?\s+)?(?:resident|resid(?:ing|es)|r\/o)\b|inhabitant|through\s*$|(?:through|thr?\.?|represented|rep\.?|rept?d?\.?)(?=[\s.:]).{0,4}(?:by|its|the|through|station|s\.?h\.?o|p\.?p|sho|p\/s|incharge|principal|secretary|chief|public|inspector|registrar|manag\w+|director|commissioner|superintendent|deputy|collector|central|state|proprietor|partner|[a-z])|rep\s+by|a\s+(?:company|firm|partnership|body|society|trust)\s|having\s+(?:its|his|her|office)|(?:registered|head)\s+office|carrying\s+on|presently|at\s+present|at\s*[/-]?\s*p\.?\s?o\b|p\.?\s?o\.?\s?(?:&|and|\/|-)|p\.?\s?s\.?\s?[-:.]|(?:vill(?:age)?|mohalla|tehsil|district|dist|house|flat|plot|phone|mob(?:ile)?)\b[\s.:-]|occupation\b|by\s+caste|in\s+jail|detained|pincode|pin\b))/iu
const more = /(?:&|\band\b|\bwith\b)\s*(?:\d{1,3}\s+)?(?:ors|anr|others?|another|anor)\b/i
const numbered =
  /^\W{0,2}(?<number>\d{1,3}|[ivx]{1,4}(?=\)))\s{0,2}[.:)]\s{0,3}(?=\p{L})|^(?<bare>\d{1,2})\s+(?=[A-Z]{2})/u
const unfinished = /(?:&|@|\bof|\band|\bfor|\balias|\bthe|,|-)\s*$/i
const wrapped = 50
const mostLines = 4

export type Side = { name: string; marked: boolean }

/**
 * The first party in the lines, with '& Anr.' or '& Ors.' if there are others. Empty if there is no name.
 */
export function parseSide(given: readonly string[]): Side {
  const lines = given.filter(line => line.trim() !== '')
  const numbers = lines.flatMap(line =>
    numbered.test(line) ? [numbered.exec(line)?.groups?.number ?? numbered.exec(line)?.groups?.bare] : [],
  )
  const { text, marked } = takeName(lines)
  const name = parsePartyName(text)
  if (!/\p{L}{2}/u.test(name)) return { name: '', marked }
  const count = Math.max(0, ...numbers.map(toCount))
  const others = more.test(name) || count < 2 ? '' : count === 2 ? ' & Anr.' : ' & Ors.'
  return { name: `${name}${others}`, marked }
}

const romans = ['i', 'ii', 'iii']

function toCount(number = ''): number {
  return /^\d/.test(number) ? Number(number) : romans.indexOf(number) + 1 || 4
}

function takeName(lines: readonly string[]): { text: string; marked: boolean } {
  let text = ''
  for (const [at, line] of lines.slice(0, mostLines).entries()) {
    if (at > 0 && (numbered.test(line) || isDescription(line))) break
    const printed = at === 0 ? line.replace(numbered, '') : line
    const marked = sideMark.test(printed)
    const own = marked ? printed.replace(sideMark, '') : printed
    const cut = description.exec(own)
    text = `${text} ${cut ? own.slice(0, cut.index) : own}`.trim()
    if (marked || cut || more.test(text)) return { text, marked }
    if (!goesOn(own, lines[at + 1] ?? '')) break
  }
  return { text, marked: lines.some(line => sideMark.test(line)) }
}

/** A name continues on the next line if it is incomplete or fills its line, or if its side is there. */
function goesOn(line: string, next: string): boolean {
  if (/^\s*[@(]/.test(next) || unfinished.test(line)) return true
  return line.length > wrapped || (sideMark.test(next) && next.replace(sideMark, '').trim() !== '')
}

function isDescription(line: string): boolean {
  const cut = description.exec(line)
  return cut !== null && cut.index === 0
}
