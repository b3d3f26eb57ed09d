import { readPartyName } from './read-names.ts'

export type Parties = { title: string; petitioner: string; respondent: string }

const versus = /^\W{0,3}(?:v|vs|v\/s|versus)\.?\W{0,3}$/i
const inline = /^(?<one>.{1,280}?)\s+(?:v|vs|v\/s|versus)\.?\s+(?<two>.{1,280})$/i
/** Lines of a head that are not the name of a party. */
const notParty =
  /^\W*(?:in the |\d{4}\W|.{0,40}\d\/\d{2,4}\b|supreme court|high court|.{0,40}jurisdiction|.{0,60}\bno[s.]|between|through|coram|bench|before|judge?ment|order|reportable|non-reportable|date|\(?arising|with\b|present|citation|equivalent|neutral|reserved|pronounced|\d+\s+of\s+\d{4}|item|section|court\b)/i
const side =
  /\b(?:appellants?|petitioners?|applicants?|plaintiffs?|respondents?|defendants?|opposite part(?:y|ies)|accused)\b\W{0,3}(?:\(s\))?\W{0,3}$/i

/** The parties from a line 'X v Y', or from the lines above and below a 'Versus' that stands alone. */
export function readParties(head: readonly string[]): Parties | null {
  return readLine(head.slice(0, 12)) ?? readBlock(head)
}

function readLine(lines: readonly string[]): Parties | null {
  for (const line of lines) {
    const text = line.trim().replace(/\s+on\s+\d{1,2}\s+\w+,?\s+\d{4}\s*$/i, '')
    const match = inline.exec(text)
    if (!match || text.length > 400 || /^\d+\.\s/.test(text) || /\b(?:held|court in|case of)\b/i.test(text))
      continue
    return join(match.groups?.one ?? '', match.groups?.two ?? '')
  }
  return null
}

function readBlock(head: readonly string[]): Parties | null {
  const at = head.findIndex(line => versus.test(line))
  if (at < 1) return null
  return join(
    readSide(fromMarked(head.slice(Math.max(0, at - 8), at).reverse()), true),
    readSide(head.slice(at + 1, at + 9), false),
  )
}

/** Between the name marked 'Petitioner' and the 'Versus' stand those who appear for it. */
function fromMarked(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex(line => side.test(line))
  return at > 0 ? lines.slice(at) : lines
}

/** Upwards a name ends at the number of the case, downwards at the word Respondent or what follows the parties. */
function readSide(lines: readonly string[], upwards: boolean): string {
  const taken: string[] = []
  for (const line of lines) {
    const text = line.trim()
    if (!text || /^[.…\s_-]+$/.test(text)) {
      if (taken.length) break
      continue
    }
    const marked = side.test(text)
    const name = readPartyName(text.replace(side, '').replace(/(?:\s[\s.…]*)?(?:\.{2,}|…)[\s.…]*$/, ''))
    if (notParty.test(text) && !(marked && name)) {
      if (upwards || taken.length) break
      continue
    }
    if (marked && upwards && taken.length) break
    if (name) taken.push(name)
    if (taken.length >= 3 || (!upwards && (marked || /^\(/.test(text)))) break
  }
  return (upwards ? taken.reverse() : taken).join(' ')
}

function join(one: string, two: string): Parties | null {
  const [petitioner, respondent] = [readPartyName(one), readPartyName(two)]
  if (!/[A-Za-z\u0900-\u097f]{2}/.test(petitioner) || !/[A-Za-z\u0900-\u097f]{2}/.test(respondent))
    return null
  return { title: `${petitioner} v ${respondent}`.slice(0, 600), petitioner, respondent }
}

/** The parties of a title that is known. */
export function splitTitle(title: string): { petitioner: string | null; respondent: string | null } {
  const match = inline.exec(title.trim())
  return { petitioner: match?.groups?.one?.trim() ?? null, respondent: match?.groups?.two?.trim() ?? null }
}
