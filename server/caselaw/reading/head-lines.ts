/** Patterns for the lines of the head, for every court. */

const sides =
  '(?:appellants?|petitioners?|applicants?|plaintiffs?|revisionists?|complainants?|respondents?|defendants?|non-applicants?|opposite\\s+part(?:y|ies)|opponents?|accused|o\\.?\\s?ps?\\.?)'
const plural = '(?:\\s?\\(s\\)|\\/s|\\(ies\\)|\\/ies)?'
const oneSide = `${sides}${plural}(?:\\s+in\\s+(?:both|all)\\b.{0,20}|\\s+(?:no|nos)\\.?\\s*\\d[\\d\\s,&to-]*)?`

/** 'Petitioner/s', '…..Appellant(s)/ Petitioner(s)' at the end of a line: the party is before it. */
export const sideMark = new RegExp(
  `(?:^|[\\s…_–-]|\\.{2,})[\\s.…_–-]*(?:the\\s+)?${oneSide}(?:\\s*(?:\\/|&|and|-)\\s*${oneSide})*[\\s.:,;]*$`,
  'i',
)
export const oursMark =
  /appellant|(?<!opposite\s)petitioner|(?<!non-)applicant|plaintiff|revisionist|complainant/i

export const versus = /^\W{0,4}(?:[A-Za-z]{1,3}\s)?(?:v|vs|v\/s|versus)\.?\W{0,4}$/i

/** Lines of only signs, and text of the page and its margin: court room, list number. */
const ruled = /^[\s=\-_*~.…:#+]{2,}$/
const margin =
  /^\W*(?:(?:ct|court|sl|serial|item|sr|s\/l|d\/l|ad|list)\b[\s.:/-]*(?:no\b)?[\s.:/-]*\d+\W*|\d{1,3}\W?|[[(][a-z&/. ]{1,14}[\])]\W?)$/i
/** A clerk's initials are in small letters; a party of four letters is in capitals. */
const initials = /^\W*[a-z]{1,4}(?:[./][a-zA-Z]{1,4}){0,3}\W*$/
const pageMark = /^\W*page\s{0,3}(?:no\.?)?[\s#]{0,3}\d/i
/** The number of a case in the e-Courts system: 'GAHC010077562020'. */
export const cnr = /^[A-Z]{4}\d{12}$/

export function isFurniture(line: string): boolean {
  return (
    ruled.test(line) ||
    margin.test(line) ||
    initials.test(line) ||
    pageMark.test(line) ||
    cnr.test(line.trim())
  )
}

export function isRule(line: string): boolean {
  return ruled.test(line)
}

/** The lists of advocates: 'For the Petitioner : Mr. X', 'Mr. X, Advocate', '… for the State.' */
const appearing =
  /^\W*(?:appearances?|present\s*:?\W*(?:mr|ms|mrs|shri|none)|for\s+(?:the\s+)?[a-z()/ .&-]{3,60}?\s*[:–-]|(?:adv(?:ocate)?s?|counsel|ld\.?\s+counsel|learned\s+counsel)[\s.]+for\b|through\s*:|through\s+(?:mr|ms|mrs|dr|shri|sri)\b|\(?by\s+(?:adv|sri|smt|shri|mr|ms)\b|(?:mr|mrs|ms|smt|shri|sri|dr|md|km|miss)\s?\.?\s?[a-z].{0,70}$)/i
const forWhom = /(?:^|[\s.…_,;-])for\s+(?:the\s+)?(?<whom>[A-Za-z(][A-Za-z()/.,&'’ -]{1,60}?)[\s.;]*$/i
const advocate =
  /\b(?:adv(?:ocate)?s?|counsel|a\.?p\.?p|a\.?a\.?g|a\.?g\.?a|g\.?a|p\.?p|amicus\s+curiae)\b\.?\W*$/i

export function isAppearance(line: string): boolean {
  const text = line.trim()
  return text.length < 160 && (appearing.test(text) || isForWhom(text) || advocate.test(text))
}

/** A line that ends '… for the State.': only names come before it. */
export function isForWhom(line: string): boolean {
  const found = forWhom.exec(line.trim())
  if (!found || line.trim().length > 110) return false
  return /(?:…|[._–-]{2})\s*for\s/i.test(line) || /^\W*for\s/i.test(line.trim())
}

export function parseForWhom(line: string): string | null {
  return isForWhom(line) ? (forWhom.exec(line.trim())?.groups?.whom ?? null) : null
}

export const coramLabel =
  /^\W*(?:coram|c\so\sr\sa\sm|quorum|bench|before|b\se\sf\so\sr\se|present|p\sr\se\ss\se\sn\st)\s*(?:[:–-]|:-)*\s*(?<names>.*)$/i
export const judgeTitle = /\bjustice\b|^\W*(?:the\s+)?hon(?:['’‘`´]?\s?ble|ou?rable)\b/i

export function isJudgeLine(line: string): boolean {
  const text = line.trim()
  return (
    text.length < 140 &&
    /^\W*(?:the\s+)?(?:hon|(?:mr|mrs|ms|smt|dr)\.?\s+(?:chief\s+)?justice|justice|chief\s+justice)/i.test(
      text,
    ) &&
    judgeTitle.test(text)
  )
}

/** 'ORAL ORDER', 'O R D E R', 'JUDGMENT & ORDER (CAV)', 'P.C. :' alone on a line. */
export function isHeading(line: string): boolean {
  const text = line.replace(/[\s_*=:.~–-]+/g, ' ').trim()
  const closed = /^(?:[A-Z] ){3,}/.test(text) ? text.replace(/ /g, '') : text
  return /^(?:(?:oral|common|final|interim|daily|reserved|c\.?a\.?v|per curiam)\W{0,2}\s?)?(?:j\s?u\s?d\s?g\s?e?\s?m\s?e\s?n\s?t|o\s?r\s?d\s?e\s?r|p ?c|order sheet)(?:\s?(?:&|and|\/)\s?(?:order|judge?ment|decree))?(?:\s?\(?(?:oral|cav|common|reserved|per [a-z .]{3,40})\)?)?$/i.test(
    closed,
  )
}

export const courtLine =
  /^[\s\W\d]*(?:in\s+the\s+)?(?:hon['’]?ble\s+)?(?:the\s+)?(?:[a-z&]+\s+){0,5}(?:high\s+court|supreme\s+court)\b/i
const jurisdiction =
  /\bjurisdiction\b|^\W*(?:appellate|original|criminal|civil)\s+side\W*$|^\W*\W?(?:circuit|principal|[a-z]+)\s+bench\b|^\W*arising\s+out\s+of/i

/** Lines above the parties: the court, its side and bench, its jurisdiction, where the case came from. */
export function isAboveParties(line: string): boolean {
  return line.trim().length < 140 && (courtLine.test(line) || jurisdiction.test(line))
}

export const inReLine =
  /^\W*(?:(?:allowed|rejected|dismissed)\W+)?(?:and\W+)?(?:in\s+(?:re|the\s+matter\s+of)\b|re\s?[:.–-])[\s:.;–-]*(?<name>.*)$/i
const matterOfCase = /^\W*(?:an?\s+|the\s+)?(?:appl\w+|petition|revision|appeal|bail|section|under|sec)\b/i

/** 'In Re: An application for bail under section 439 ...' says what the case is about, not who filed it. */
export function isMatter(line: string): boolean {
  const found = inReLine.exec(line.trim())
  return found !== null && matterOfCase.test(found.groups?.name ?? '')
}

/** 'Applicant :- Ram Lal', or 'PETITIONER/S:' above a list of names. */
export const labelledParty = new RegExp(
  `^\\W*(?<side>${oneSide})(?:\\s*[\\/&]\\s*${oneSide})*\\s*(?::-|:)\\s*(?<name>.*)$`,
  'i',
)

/** The second order of a case begins with number, date and text: '2 17-10-2023 Heard learned counsel'. */
export const orderLine =
  /^\s*(?:\d{1,3}\s?[.)/]?\s*)?(?<date>\d{1,2}[-./]\d{1,2}[-./]\d{4})\.?\s+(?<words>(?:1\s?[.)]\s{0,3})?[A-Z][a-z].*)$/
