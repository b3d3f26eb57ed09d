import { findCaseNames } from '#server/law/cases/case-names.ts'
import { findCitations } from '#server/law/cases/find-citations.ts'

/** A case in a sentence, with all that belongs to it: its citations, '(supra)', 'and others'. */
export type Mention = { name: string; citations: string[]; from: number; to: number }

type Piece = { kind: 'name' | 'citation' | 'mark'; text: string; from: number; to: number }

const capital = "(?:M/s\\.?\\s)?[A-Z][\\w.&@/’'-]*"
const run = `${capital}(?:[ ,]{1,2}(?:(?:and|of|the|for|alias|@|&)\\s)*${capital}){0,7}`
/** What a law publisher prints behind a name: '1990 Indlaw SC 463'. It is a citation that we do not keep. */
const publisher = '\\d{4}\\s?Indlaw\\s[A-Z.&]{1,8}\\s\\d{1,6}'
const shortForms = new RegExp(
  `(?<name>${run})(?:['’]?s['’]?\\s(?:[Cc]ase|CASE)\\b(?:\\s?\\(?${publisher}\\)?)?(?:\\s?[([]\\s?[Ss]upra\\s?[)\\]])?|\\s[Cc]ase\\s?(?:${publisher}\\s?)?[([]\\s?[Ss]upra\\s?[)\\]]|,?\\s?(?:[([]?${publisher}[)\\]]?\\s?)?,?\\s?[([]\\s?[Ss]upra\\s?[)\\]]|\\s?[([]?${publisher})`,
  'g',
)
const marks = new RegExp(
  `[([]?${publisher}(?:\\s?[)\\]])?|[([]\\s?(?:cited\\s|vide\\s)?[Ss]upra\\s?[)\\]]|\\bsupra\\b`,
  'g',
)
const betweenPieces =
  /^(?:[\s,.;:=([{)\]}–-]|&|\b(?:and (?:ors?|others?|anr|another)|ors?|anr|others?|etc|reported (?:in|as|at)|of \d{4}|case|dead|by|lrs?)\b)*$/i
/** Capitalised words that open a sentence, a court or an office, and name no case. */
const noCase =
  /^(?:In|The|This|That|These|Those|It|He|She|We|Section|S|Ss|Article|Articles|Art|Rule|Order|Act|Code|Constitution|Court|Courts|High|Supreme|Bench|Judge|Judges|Justice|Learned|Mr|Mrs|Ms|Shri|Sri|Smt|Dr|Hon|Lord|Lordships|See|Also|Vide|While|However|Therefore|Thus|But|And|As|On|To|For|After|Following|Distinguishing|Recently|Similarly|Again|Later|Both|Full|Division|Special|Bombay|Madras|Calcutta|Delhi|Allahabad|Kerala|Gujarat|Punjab|Haryana|Patna|Orissa|Rajasthan|Mysore|Karnataka|Andhra|Pradesh|Privy|Council|State|Union|India|Government|Appeal|Petition|Writ|Plaintiff|Defendant|Appellant|Respondent|Petitioner|Exhibit|Ex|Indian|Penal|Criminal|Civil|Procedure|Evidence)\.?$/

/** The cases that a sentence names, in full or by the short name that it gave them before. */
export function findMentions(sentence: string): Mention[] {
  const named: Piece[] = findCaseNames(sentence).map(({ name, from, to }) => ({
    kind: 'name',
    text: name,
    from,
    to,
  }))
  const cited: Piece[] = findCitations(sentence).map(({ citation, from, to }) => ({
    kind: 'citation',
    text: citation,
    from,
    to,
  }))
  const isFree = ({ from, to }: Piece, taken: readonly Piece[]) =>
    !taken.some(other => from < other.to && to > other.from)
  const short = [...sentence.matchAll(shortForms)].flatMap(match => shortPiece(match) ?? [])
  const free = short.filter(piece => isFree(piece, named))
  const rest = cited.filter(piece => isFree(piece, free))
  const printed = [...sentence.matchAll(marks)].map(
    (match): Piece => ({ kind: 'mark', text: '', from: match.index, to: match.index + match[0].length }),
  )
  const known = [...named, ...free, ...rest]
  const pieces = [...known, ...printed.filter(piece => isFree(piece, known))]
  pieces.sort((one, other) => one.from - other.from)
  return joinPieces(pieces, sentence)
}

/** Drops the words before the name that the sentence begins with: 'In Gokul Parashram (supra)'. */
function shortPiece(match: RegExpExecArray): Piece | null {
  const words = (match.groups?.name ?? '').split(/(?<=\s)/)
  let start = match.index
  while (words[0] !== undefined && noCase.test(words[0].trim().replace(/[,']+$/, ''))) {
    start += words[0].length
    words.shift()
  }
  // 'This case' is nobody's case.
  if (noCase.test(`${words.join('').trim()}s`)) return null
  const text = words
    .join('')
    .trim()
    .replace(/[’']s?$|,$/, '')
  if (!/[A-Za-z]{3}/.test(text)) return null
  return { kind: 'name', text, from: start, to: match.index + match[0].length }
}

function joinPieces(pieces: readonly Piece[], sentence: string): Mention[] {
  const mentions: Mention[] = []
  for (const { kind, text, from, to } of pieces) {
    const last = mentions.at(-1)
    const isBehind = last !== undefined && betweenPieces.test(sentence.slice(last.to, from))
    if (last && isBehind && kind !== 'name') {
      last.to = to
      if (kind === 'citation') last.citations.push(text)
    } else if (last && isBehind && kind === 'name' && last.name === '') {
      // Some courts print the citation first: '(1974) 2 SCC 402 : Maganlal v Municipal Corporation'.
      Object.assign(last, { name: text, to })
    } else if (kind !== 'mark') {
      mentions.push({
        name: kind === 'name' ? text : '',
        citations: kind === 'citation' ? [text] : [],
        from,
        to,
      })
    }
  }
  return mentions
}
