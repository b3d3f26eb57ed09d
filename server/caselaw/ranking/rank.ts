import { sameCase } from '#server/law/cases/case-names.ts'
import { courtLevelOf } from '#server/law/cases/court-level.ts'
import type { CourtLevel, Importance } from '#shared/cases/judgment.ts'
import { type CaseReason, type RankPart, rankParts, type UnderstoodQuery } from '#shared/contract/cases.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { Entry } from '../library/entry.ts'
import { sectionToken } from '../text/section-token.ts'

/** The weight of each part, as a share of the whole: the best in every part has 100 points. */
export const rankWeights: Record<RankPart, number> = {
  text: 1,
  reliance: 0.5,
  said: 0.6,
  cited: 0.15,
  sections: 0.2,
  title: 0.3,
  importance: 0.1,
  court: 0.05,
  recency: 0.03,
  meaning: 0.65,
}
/**
 * In a question or a few words, the words say more than what similar judgments rely on or which are best
 * known. Measured with questions (docs/decisions/023-questions.md); the other weights were measured with
 * briefs.
 */
export const questionWeights: Record<RankPart, number> = {
  ...rankWeights,
  reliance: 0.1,
  said: 0,
  importance: 0.05,
}

/** The weight of the name if the whole query is a name: more than that of its words. */
const wholeName = 1.5
/** The weight of words if meaning counts as much beside them. */
const textBesideMeaning = 0.65

const courtWeights: Record<CourtLevel, number> = {
  supreme: 1,
  high: 0.7,
  tribunal: 0.5,
  district: 0.3,
  other: 0.3,
}
const importanceWeights: Record<Importance, number> = { landmark: 1, important: 0.6, other: 0 }

export type Candidate = {
  entry: Entry
  /** The score of the text search, 0 to 1 of the best. */
  text: number
  /** Closeness in meaning, 0 to 1, if the operator has a model for it. */
  meaning?: number
  /** How much the judgments most similar to the query cite it, 0 to 1. */
  reliance: number
  /** How much of the query stands beside its name where those most similar cite it, 0 to 1. */
  said: number
}

/** `explain` is called only for the few results that are shown. */
export type Ranked = { entry: Entry; score: number; explain: () => CaseReason[] }

export type RankContext = {
  understood: Pick<UnderstoodQuery, 'names' | 'sections'>
  /** The judgments that the query's citations name: they come first. */
  asked: ReadonlySet<string>
  /** If a name was typed, how likely it is the name of each judgment. */
  named?: ReadonlyMap<string, number>
  mostCited: number
  thisYear: number
  /** Whether there is a model of meaning; without one, this part has no weight. */
  hasMeaning: boolean
  /** Whether the judgments most similar to the query were read for what they say of others. */
  hasSaid: boolean
  weights?: Record<RankPart, number>
}

/** Best first. The score is 0 to 100; the points of each part of the ranking are given with it. */
export function rankCandidates(candidates: readonly Candidate[], context: RankContext): Ranked[] {
  const wanted = context.understood.sections.map(asTokens)
  const weights = chooseWeights(context)
  const ranked = candidates.map(candidate => rankOne(candidate, context, wanted, weights))
  return ranked
    .sort(
      (one, other) =>
        other.score - one.score ||
        (other.entry.year ?? 0) - (one.entry.year ?? 0) ||
        one.entry.id.localeCompare(other.entry.id),
    )
    .map(one => ({ ...one, score: round(one.score) }))
}

/** A part that the query does not ask about has no weight, so that 100 points can still be reached. */
function chooseWeights({
  weights = rankWeights,
  understood,
  named,
  mostCited,
  hasMeaning,
  hasSaid,
}: RankContext): Record<RankPart, number> {
  return {
    ...weights,
    sections: understood.sections.length > 0 ? weights.sections : 0,
    title: named?.size ? wholeName : understood.names.length > 0 ? weights.title : 0,
    reliance: mostCited > 0 ? weights.reliance : 0,
    said: hasSaid ? weights.said : 0,
    cited: mostCited > 0 ? weights.cited : 0,
    text: hasMeaning ? Math.min(weights.text, textBesideMeaning) : weights.text,
    meaning: hasMeaning ? weights.meaning : 0,
  }
}

function rankOne(
  candidate: Candidate,
  context: RankContext,
  wanted: Set<string>[],
  weights: Record<RankPart, number>,
): Ranked {
  const { entry } = candidate
  if (context.asked.has(entry.id)) return { entry, score: 100, explain: () => [askedFor] }
  const values = deriveParts(candidate, context, wanted)
  const whole = rankParts.reduce((sum, part) => sum + weights[part], 0)
  const pointsOf = (part: RankPart) => (100 * weights[part] * values[part]) / whole
  const explain = () =>
    rankParts
      .map(part => ({
        part,
        points: round(pointsOf(part)),
        sentence: sentences[part](candidate, values[part]),
      }))
      .filter(reason => reason.points > 0)
      .sort((one, other) => other.points - one.points)
  return { entry, score: rankParts.reduce((sum, part) => sum + pointsOf(part), 0), explain }
}

const askedFor: CaseReason = { part: 'title', points: 100, sentence: 'This is the judgment you named.' }

/** Each from 0 to 1. */
function deriveParts(
  candidate: Candidate,
  context: RankContext,
  wanted: Set<string>[],
): Record<RankPart, number> {
  const { entry } = candidate
  const { names } = context.understood
  const likeness = Math.max(
    context.named?.get(entry.id) ?? 0,
    ...names.map(name => sameCase(name, entry.title)),
  )
  return {
    text: candidate.text,
    reliance: candidate.reliance,
    said: candidate.said,
    cited: context.mostCited === 0 ? 0 : Math.log1p(entry.citedByCount) / Math.log1p(context.mostCited),
    sections: wanted.length === 0 ? 0 : countShared(entry, wanted) / wanted.length,
    title: likeness < 0.5 ? 0 : likeness,
    importance: importanceWeights[entry.importance],
    court: courtWeights[courtLevelOf(entry.court)],
    recency: entry.year === null ? 0 : clamp((entry.year - 1950) / (context.thisYear - 1950)),
    meaning: candidate.meaning ?? 0,
  }
}

function countShared({ sections }: Entry, wanted: readonly Set<string>[]): number {
  return wanted.filter(tokens => sections.some(section => tokens.has(tokenOf(section)))).length
}

const tokens = new WeakMap<LawSection, string>()

/** A thousand judgments are ranked, and an engine may say of many of them that they have one and the same section. */
function tokenOf(section: LawSection): string {
  const known = tokens.get(section)
  if (known !== undefined) return known
  const token = sectionToken(section.act, section.section)
  tokens.set(section, token)
  return token
}

/** Tells the reader why a judgment has points for a part. */
const sentences: Record<RankPart, (candidate: Candidate, value: number) => string> = {
  text: () => 'Its text holds what you asked for.',
  reliance: () => 'The judgments most like your question cite it.',
  said: () => 'Where the judgments most like your question cite it, they speak of what you describe.',
  cited: ({ entry: { citedByCount } }) =>
    `${citedByCount} ${citedByCount === 1 ? 'judgment' : 'judgments'} of this library ${citedByCount === 1 ? 'cites' : 'cite'} it.`,
  sections: (_candidate, value) =>
    value === 1
      ? 'It deals with every provision you named.'
      : 'It deals with some of the provisions you named.',
  title: () => 'Its name is like the one you typed.',
  importance: ({ entry }) => `It is marked ${entry.importance}.`,
  court: ({ entry }) => `It is a judgment of the ${entry.court}.`,
  recency: ({ entry }) => `It was decided in ${entry.year}.`,
  meaning: () => 'It is close to your question in meaning.',
}

/** A judgment also matches by what the section was before or has become. */
function asTokens({ act, section, also }: LawSection & { also: LawSection[] }): Set<string> {
  return new Set([{ act, section }, ...also].map(one => sectionToken(one.act, one.section)))
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function round(points: number): number {
  return Math.round(points * 10) / 10
}
