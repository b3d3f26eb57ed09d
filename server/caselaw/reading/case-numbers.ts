/** The case numbers as printed, and each one in a standard form. */
export type FoundNumber = { printed: string; numbers: string[] }

const lead =
  /^[\s\W]{0,10}(?:(?:\d{1,3}\s)?\d{1,2}[.-]\d{1,2}[.-](?:\d{4}\.?)?\s{1,3})?(?:[A-Za-z &()/-]{4,60}jurisdiction\s?[:.]\s?)?(?:(?:linked\s)?case\s{0,2}(?:no\.?|number)?\s{0,2}:[\s:-]{0,3})?(?:c\/w|with|and|in|alongwith|connected with)?[\s+%*]{0,3}/i
const margin =
  /^(?:(?:d\/l|s\/l|sl|ct|court|item|serial|list|ad)[\s.:/-]*(?:no\.?)?[\s.:/-]*\d{1,4}\W{1,3}|[A-Za-z]{1,4}\.?(?:\s|\/)|\d{1,4}\W{1,3}){1,4}(?=[A-Z])/i
const number =
  /^(?<kind>[A-Z][A-Za-z.&/() -]{0,90}?)(?:[\s.:/,-]{0,4}\b[Nn][Oo](?:\([Ss]\)|s|S)?\s?\.?)?[\s.:/-]{0,5}\(?(?<list>\d{1,6}(?:\s{0,2}(?:,|&|and|AND|-|–|to|TO)\s{0,2}\d{1,6}){0,30})\)?\s{0,2}(?:\/|-|\b[Oo][Ff](?=[\s\d])|\b[Yy]ear\b)\s{0,3}-?(?<year>(?:18|19|20)\d\d|\d\d)(?!\d)/
/** Words for kinds of cases. An abbreviation does not need one. */
const kindWords =
  /\b(?:appeals?|petitions?|applications?|appln|appl|suits?|revisions?|references?|reviews?|contempt|writs?|bail|misc(?:ellaneous)?|cases?|matters?|litigation|complaints?|claims?)\b/i
const abbreviation = /^(?:[A-Z][A-Za-z]{0,6}[.\s/-]{0,3}|\([A-Za-z.]{1,10}\)[.\s/-]{0,3}){1,8}$/
/** Numbers of the police and of other courts, and numbers that are not of a case. */
const notOurs =
  /(?<![A-Za-z.])(?:p\.?\s?s|g\.?\s?r|f\.?\s?i\.?\s?r|ct|sl|sr)(?!\.?[A-Za-z])|\b(?:police|sessions|special\s+case|crime|act|section|court|item|serial|page|rules?|order|thana|year|dated?|ndps\s+case|trial|articles?|ordinance|bill|notification|circular|letter|memo)\b/i
const mostInOneRange = 60

/** Only at the beginning of a head line: a number in the middle of a sentence is of another case. */
export function findCaseNumber(line: string): FoundNumber | null {
  const text = line.replace(/\s+/g, ' ').slice(0, 400)
  for (const from of starts(text)) {
    const found = parseAt(text.slice(from))
    if (found) return found
  }
  return null
}

/** A number starts at the beginning of the line or after its margin text: 'NB Ct. 14 WPA 22289 of 2023'. */
function starts(text: string): number[] {
  const first = lead.exec(text)?.[0].length ?? 0
  const behind = margin.exec(text.slice(first))?.[0].length ?? 0
  return behind > 0 ? [first, first + behind] : [first]
}

function parseAt(text: string): FoundNumber | null {
  const found = number.exec(spaceInitials(text))
  const { kind = '', list = '', year = '' } = found?.groups ?? {}
  const name = kind.replace(/[\s.:/,-]*\bNos?\.?$/i, '').replace(/[\s/,:-]+$/, '')
  if (!found || !isKind(name)) return null
  return {
    printed: found[0].replace(/\s+/g, ' ').trim(),
    numbers: expand(list).map(each => `${name} ${each}/${wholeYear(year)}`),
  }
}

/** 'C. R. M. (A) 133 of 2023' is 'C.R.M. (A) 133 of 2023' with spaces between the initials. */
function spaceInitials(text: string): string {
  return text.replace(/^(?:[A-Z]\.\s){2,5}/, initials => `${initials.replace(/\s/g, '')} `)
}

function isKind(kind: string): boolean {
  return (
    /[A-Z]{2}|[A-Z]\.?[A-Za-z]/.test(kind) &&
    !notOurs.test(kind) &&
    (abbreviation.test(kind) || kindWords.test(kind))
  )
}

/** 'Civil Appeal No. 257/59' is of 1959. */
function wholeYear(year: string): string {
  if (year.length === 4) return year
  return Number(year) < 40 ? `20${year}` : `19${year}`
}

/** '299-300' and '25488-89' are two numbers, '1, 2 and 5' three. */
function expand(list: string): string[] {
  return list.split(/\s*(?:,|&|\band\b)\s*/i).flatMap(part => {
    const [first = '', last] = part.split(/\s*(?:-|–|\bto\b)\s*/i)
    if (!last) return [String(Number(first))]
    const end = Number(first.slice(0, Math.max(0, first.length - last.length)) + last)
    const count = end - Number(first)
    if (count < 1 || count > mostInOneRange) return [String(Number(first)), String(Number(last))]
    return Array.from({ length: count + 1 }, (_, at) => String(Number(first) + at))
  })
}
