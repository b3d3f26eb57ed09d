type Lawyers = { petitioner: string[]; respondent: string[] }

const ours = /\b(?:appellants?|petitioners?|applicants?|plaintiffs?)\b/i
const theirs = /\b(?:respondents?|defendants?|opposite part(?:y|ies)|state|non-applicants?)\b/i
const forSide =
  /^\W{0,3}(?:(?:advocates?|counsel|learned counsel)\s+)?for\s+(?:the\s+)?(?<side>[A-Za-z()\s.&-]{4,60}?)\s*:\s*(?<names>.*)$/i
const afterNames =
  /^(?<names>[A-Z][^:]{3,400}?),?\s+(?:advocates?,?\s+)?for\s+(?:the\s+)?(?<side>(?:appellants?|petitioners?|respondents?|applicants?|defendants?|plaintiffs?)\b[^.]{0,60})\.?$/i
const through = /^\W{0,3}through\s*:?\s+(?<names>.+)$/i
const listed = /^\W{0,3}(?:by\s+)?(?:adv(?:ocate)?s?|counsel)\b/i

/** The advocates, from the lists in the head or at the end of a judgment. */
export function parseLawyers(lines: readonly string[]): Lawyers {
  const found: Lawyers = { petitioner: [], respondent: [] }
  let passedVersus = false
  for (const [at, line] of lines.entries()) {
    if (line.length > 500) continue
    if (/^\W*(?:v|vs|versus)\.?\W*$/i.test(line)) passedVersus = true
    const match = forSide.exec(line) ?? afterNames.exec(line)
    if (match)
      add(
        found,
        sideOf(match.groups?.side ?? ''),
        collect(match.groups?.names ?? '', lines.slice(at + 1, at + 4)),
      )
    const appearing = through.exec(line)?.groups?.names
    if (appearing)
      add(found, passedVersus ? 'respondent' : 'petitioner', collect(appearing, lines.slice(at + 1, at + 4)))
  }
  return found
}

function sideOf(printed: string): keyof Lawyers | null {
  if (ours.test(printed)) return 'petitioner'
  return theirs.test(printed) ? 'respondent' : null
}

function add(found: Lawyers, side: keyof Lawyers | null, names: string[]): void {
  if (side) found[side] = [...new Set([...found[side], ...names])].slice(0, 30)
}

/** A list continues on the next line if the line before ends with a comma, 'and', '&' or 'with'. */
function collect(first: string, next: readonly string[]): string[] {
  let text = first
  for (const line of next) {
    if (!/(?:,|\band|&|with)\s*$/.test(text)) break
    text = `${text} ${line.trim()}`
  }
  return text
    .split(/,|;|\band\b|&|\bwith\b/i)
    .filter(name => !listed.test(name))
    .flatMap(name => parseLawyer(name) ?? [])
}

function parseLawyer(printed: string): string | null {
  const name = printed
    .replace(
      /\([^)]*\)|\b(?:senior|sr\.?|advocates?|adv\.?|aor|asg|aag|additional|solicitor|attorney|general|counsel|learned|standing|amicus curiae|a\.\s?c\.|a\.\s?p\.\s?p|app|public prosecutor|pp|gp|agp|apc?)\b\.?/gi,
      ' ',
    )
    .replace(/\b(?:mr|mrs|ms|smt|shri|sri|dr|km|miss|kumari)\b\.?/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.:,-]+|[\s:,.-]+$/g, '')
  return /^[A-Z][A-Za-z.'’-]*(?:\s[A-Z][A-Za-z.'’-]*){0,5}$/.test(name) &&
    name.length > 3 &&
    !/^[A-Z]+$/.test(name)
    ? name
    : null
}
