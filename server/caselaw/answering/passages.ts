import { splitSentences } from '#server/lib/split-sentences.ts'
import type { Paragraph } from '#shared/cases/judgment.ts'
import type { CasePassage } from '#shared/contract/cases.ts'
import type { LawSection } from '#shared/law/section.ts'
import { findMarks, type Mark, type Matcher } from '../text/find-marks.ts'
import { isDecision, weightOf } from './part-weights.ts'

const passageLength = 700
const passagesShown = 3

type Scored = { part: Paragraph; marks: Mark[]; score: number }

/** The parts of a judgment that match the query best, best first, cut to a readable length. */
export function choosePassages(
  parts: readonly Paragraph[],
  matcher: Matcher,
  own: readonly LawSection[] = [],
): CasePassage[] {
  const marked = parts.flatMap(part => {
    const marks = findMarks(part.text, matcher, own)
    return marks.length > 0 ? { part, marks, times: countTimes(marks) } : []
  })
  const spread = countSpread(marked)
  const scored = marked.map(
    ({ part, marks, times }): Scored => ({
      part,
      marks,
      score: weightOf(part, 'shown') * scoreOf(times, spread, parts.length),
    }),
  )
  const best = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
  if (best.length === 0) return chooseUnmatched(parts).map(part => cutPassage({ part, marks: [], score: 0 }))
  return best.slice(0, passagesShown).map(cutPassage)
}

/** What was held, or else what was asked and what it was about: a case that was found by its name may not say it. */
function chooseUnmatched(parts: readonly Paragraph[]): Paragraph[] {
  const held = parts.find(({ id }) => isDecision(id))
  const shown = held ?? unmatched.map(kind => parts.find(({ part }) => part === kind)).find(Boolean)
  return shown ? [shown] : []
}

const unmatched = ['issues', 'facts', 'outcome'] as const

/** How often each word is found in a part. */
type Times = ReadonlyMap<string, number>

function countTimes(marks: readonly Mark[]): Times {
  const times = new Map<string, number>()
  for (const { key } of marks) times.set(key, (times.get(key) ?? 0) + 1)
  return times
}

/** In how many parts each word is found: rare words count more. */
function countSpread(marked: readonly { times: Times }[]): Times {
  const spread = new Map<string, number>()
  for (const { times } of marked) for (const key of times.keys()) spread.set(key, (spread.get(key) ?? 0) + 1)
  return spread
}

function scoreOf(times: Times, spread: Times, parts: number): number {
  let score = 0
  for (const [key, count] of times) {
    const rarity = Math.log(1 + parts / (spread.get(key) ?? 1))
    score += rarity * (1 + Math.log(count)) * (isTogether(key) ? 3 : 1)
  }
  return score
}

/** A phrase, or two words as near each other as was asked, counts more than separate words. */
function isTogether(key: string): boolean {
  return key.includes(' ')
}

/** A long part is cut to the sentences around the place with the most matches. */
function cutPassage({ part, marks }: Scored): CasePassage {
  const { from, to } =
    part.text.length <= passageLength ? { from: 0, to: part.text.length } : findWindow(part.text, marks)
  const lead = from > 0 ? '… ' : ''
  const text = `${lead}${part.text.slice(from, to).trimEnd()}${to < part.text.length ? ' …' : ''}`
  const shift = lead.length - from
  return {
    paragraphId: part.id,
    label: part.label,
    ...(part.part ? { part: part.part } : {}),
    text,
    marks: marks
      .filter(mark => mark.from >= from && mark.to <= to)
      .map(mark => ({ from: mark.from + shift, to: mark.to + shift })),
  }
}

function findWindow(text: string, marks: Mark[]): { from: number; to: number } {
  const sentences = splitSentences(text)
  const kinds = (from: number, to: number) => {
    const keys = new Set(marks.filter(mark => mark.from >= from && mark.to <= to).map(mark => mark.key))
    return [...keys].reduce((sum, key) => sum + (isTogether(key) ? 2 : 1), 0)
  }
  const windows = sentences.map(({ from }, at) => {
    let end = at
    while ((sentences[end + 1]?.from ?? text.length) - from < passageLength && end + 1 < sentences.length)
      end += 1
    const last = sentences[end]
    const to = Math.min(last ? last.from + last.text.length : text.length, from + passageLength * 2)
    return { from, to, value: kinds(from, to) }
  })
  const best = windows.reduce(
    (best, window) => (window.value > best.value ? window : best),
    windows[0] ?? { from: 0, to: passageLength, value: 0 },
  )
  const [first] = marks
  return best.value > 0 || !first ? best : aroundMark(text, first)
}

/** For a text without sentences: the words before and after the match. */
function aroundMark(text: string, { from }: Mark): { from: number; to: number } {
  const start = Math.max(0, from - passageLength / 2)
  return {
    from: start === 0 ? 0 : text.indexOf(' ', start) + 1,
    to: Math.min(text.length, start + passageLength),
  }
}
