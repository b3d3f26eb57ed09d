import { parseJudgeName } from '#server/caselaw/reading/parse-names.ts'
import { normaliseCaseName } from '#server/law/cases/case-names.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { Registered } from './registry.ts'

export type Verdict = 'right' | 'wrong' | 'empty' | 'not given'
type Field = {
  name: string
  truth: (given: Registered) => string
  read: (of: Judgment) => string
  isSame: Compare
}
type Compare = (read: string, truth: string) => boolean

/**
 * The fields that are compared, and the rule for each. Registries spell names differently ('Rahaman',
 * 'Rahman'), so a name may differ in a few letters, but must be exactly the registry's first name for the
 * party. The kind of a case number has many abbreviations, so only number and year must agree. 'the
 * State' is right for the State that the registry names, when the text says no more.
 */
export const fields: readonly Field[] = [
  {
    name: 'petitioner',
    truth: given => given.petitioner,
    read: of => of.petitioner ?? '',
    isSame: isSameParty,
  },
  {
    name: 'respondent',
    truth: given => given.respondent,
    read: of => of.respondent ?? '',
    isSame: isSameParty,
  },
  {
    name: 'date',
    truth: given => given.date,
    read: of => of.date ?? '',
    isSame: (read, truth) => read === truth,
  },
  {
    name: 'bench',
    truth: given => given.bench.join('; '),
    read: of => of.bench.join('; '),
    isSame: isSameBench,
  },
  {
    name: 'case number',
    truth: given => given.caseNumber,
    read: of => of.caseNumbers.join('; ') || (of.caseNumber ?? ''),
    isSame: isSameNumber,
  },
  {
    name: 'court',
    truth: given => given.court,
    read: of => of.court.replace('Court not stated', ''),
    isSame: isSameCourt,
  },
  {
    name: 'outcome',
    truth: given => given.outcome,
    read: of => classify(of.disposal),
    isSame: (read, truth) => read === truth,
  },
]

export function judge(field: Field, given: Registered, of: Judgment): Verdict {
  const [truth, read] = [field.truth(given), field.read(of)]
  if (!truth) return 'not given'
  if (!read) return 'empty'
  return field.isSame(read, truth) ? 'right' : 'wrong'
}

/** A title is right when both sides are right, wrong when one is wrong, and empty when one is missing. */
export function compareTitles(petitioner: Verdict, respondent: Verdict): Verdict {
  if (petitioner === 'wrong' || respondent === 'wrong') return 'wrong'
  return petitioner === 'right' && respondent === 'right' ? 'right' : 'empty'
}

function isSameParty(read: string, truth: string): boolean {
  if (isState(read, truth) || isState(truth, read)) return true
  const [ours, theirs] = [spell(read), spell(truth)]
  return alike(ours, theirs) || alike(spell(read.split(alias)[0] ?? ''), spell(truth.split(alias)[0] ?? ''))
}

/** Many texts, and some registries, write 'State' for 'State of West Bengal'. */
function isState(short: string, long: string): boolean {
  return spell(short) === 'state' && spell(long).startsWith('state')
}

const alias = /@|\balias\b/i

function spell(name: string): string {
  const known = name.replace(/,?\s*\b(?:through|thr?\.?|rep(?:resented)?\.?\s+by)(?=[\s.]).*$/i, '')
  return normaliseCaseName(known).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** At least seven of eight letters are equal. */
function alike(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  return longest > 0 && countEdits(one, other) <= longest / 8
}

function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
      )
    row = next
  }
  return row[other.length] ?? 0
}

/** The same judges in any order. 'The Chief Justice (Acting)' has no name, so it matches any judge. */
function isSameBench(read: string, truth: string): boolean {
  const left = read.split('; ').map(spell)
  const unnamed = truth.split('; ').filter(name => {
    const wanted = spell(parseJudgeName(name) ?? '')
    const at = wanted === '' ? -1 : left.findIndex(one => alike(one, wanted))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return left.length <= unnamed.length && unnamed.every(name => parseJudgeName(name) === null)
}

function isSameNumber(read: string, truth: string): boolean {
  const wanted = /(\d+)\/(\d{4})$/.exec(truth)
  return read.split('; ').some(one => {
    const found = /(\d+)\D{1,6}(\d{4})\D*$/.exec(one)
    return Number(found?.[1]) === Number(wanted?.[1]) && found?.[2] === wanted?.[2]
  })
}

function isSameCourt(read: string, truth: string): boolean {
  const words = (court: string) =>
    court
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(word => word && !/^(?:high|court|of|and|the|at|ladakh)$/.test(word))
  return words(read).sort().join(' ') === words(truth).sort().join(' ')
}

/** 'Disposed of' does not tell the result, so it is neither right nor wrong. */
function classify(disposal: string | null): string {
  const text = disposal?.toLowerCase() ?? ''
  if (/part/.test(text)) return 'partly allowed'
  if (/remand|remit/.test(text)) return 'remanded'
  if (/dismiss|reject|refus|withdrawn|not pressed|infructuous/.test(text)) return 'dismissed'
  return /allow|grant|quash|acquit|released/.test(text) ? 'allowed' : ''
}
