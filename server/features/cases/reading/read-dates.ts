const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const month =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const year = '(?<year>1[89]\\d\\d|20\\d\\d)'
const forms = [
  `(?<!\\d)(?<day>\\d{1,2})\\s{0,2}(?:st|nd|rd|th)?(?:\\s{0,2}day\\s{1,2}of)?[\\s,]{1,3}${month}\\.?[\\s,]{0,3}${year}`,
  `\\b${month}\\.?\\s{1,3}(?<day>\\d{1,2})(?:st|nd|rd|th)?[\\s,]{1,3}${year}`,
  `(?<!\\d)(?<day>\\d{1,2})[./-](?<digits>\\d{1,2})[./-]${year}(?!\\d)`,
].map(form => new RegExp(form, 'gi'))

export type FoundDate = { date: string; from: number; to: number }

/** Every whole date of a text that the calendar has. */
export function findDates(text: string): FoundDate[] {
  return forms
    .flatMap(form => [...text.matchAll(form)])
    .flatMap(match => {
      const date = readParts(match.groups ?? {})
      return date ? [{ date, from: match.index, to: match.index + match[0].length }] : []
    })
    .sort((a, b) => a.from - b.from)
}

function readParts({
  day,
  month: name,
  digits,
  year: of,
}: Record<string, string | undefined>): string | null {
  const at = digits
    ? Number(digits)
    : months.findIndex(each => each.startsWith((name ?? '').toLowerCase().slice(0, 3))) + 1
  const date = new Date(Date.UTC(Number(of), at - 1, Number(day)))
  if (date.getUTCMonth() !== at - 1 || date.getUTCDate() !== Number(day)) return null
  return date.toISOString().slice(0, 10)
}

const ofDecision =
  /(?:date\s+of\s+(?:the\s+)?(?:judgment|decision|order|pronouncement)|dated?|decided\s+on|delivered\s+on|pronounced\s+on|judgment\s+(?:pronounced|delivered)?\s*(?:on|:)|order\s*:|\son)\W{0,6}$/i
const ofOther = /reserved|filed|heard|hearing|impugned|instituted|registration|from the judgment|order dated/i

/** The date of the decision: alone on a line of the head or the end, or with a word that says so. */
export function readDecisionDate(head: readonly string[], tail: readonly string[]): string | null {
  return readFrom(head) ?? readFrom([...tail].reverse())
}

function readFrom(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [found] = findDates(line)
    if (!found) continue
    const before = line.slice(0, found.from)
    const alone = line.trim().length - (found.to - found.from) < 24 && !/\d/.test(before)
    if ((alone || ofDecision.test(before)) && !ofOther.test(before)) return found.date
  }
  return null
}
