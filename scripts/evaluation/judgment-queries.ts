import { createHash } from 'node:crypto'
import { findMentions } from '#server/caselaw/reading/treatments/find-mentions.ts'
import { normaliseCaseName } from '#server/law/cases/case-names.ts'
import { splitSentences } from '#server/lib/split-sentences.ts'
import type { Judgment, Precedent } from '#shared/cases/judgment.ts'

/** A whole judgment as a query: its text without the cases that it names, which are the answers. */
export type JudgmentQuery = { id: string; text: string; answers: Set<string> }

const fewest = 2

/** Always the same queries, and the judgments among which their answers are looked for: all the others. */
export function makeJudgmentQueries(
  corpus: readonly Judgment[],
  most: number,
): { queries: JudgmentQuery[]; others: Judgment[] } {
  const resolve = createResolver(corpus)
  const cited = new Map(
    corpus.map(({ id, precedents }) => {
      const ids = new Set(precedents.flatMap(precedent => resolve(precedent) ?? []))
      ids.delete(id)
      return [id, ids]
    }),
  )
  const chosen = new Map<string, Judgment>()
  const ordered = corpus.toSorted((one, other) => hashOf(one.id).localeCompare(hashOf(other.id)))
  for (const judgment of ordered) {
    const answers = [...(cited.get(judgment.id) ?? [])].filter(id => !chosen.has(id))
    if (chosen.size < most && answers.length >= fewest) chosen.set(judgment.id, judgment)
  }
  const queries = [...chosen.values()].map(judgment => ({
    id: judgment.id,
    text: maskCases(judgment),
    answers: new Set([...(cited.get(judgment.id) ?? [])].filter(id => !chosen.has(id))),
  }))
  return {
    queries: queries.filter(({ answers }) => answers.size > 0),
    others: corpus.filter(({ id }) => !chosen.has(id)),
  }
}

/** By a name that one judgment has; with a citation, one decided in the year of its report or two before. */
function createResolver(corpus: readonly Judgment[]): (precedent: Precedent) => string | null {
  const byName = Map.groupBy(corpus, ({ title }) => normaliseCaseName(title))
  return ({ title, citation }) => {
    const printed = Number(/(1[89]|20)\d\d/.exec(citation ?? '')?.[0] ?? Number.NaN)
    const namesakes = byName.get(normaliseCaseName(title)) ?? []
    const fitting = namesakes.filter(
      ({ year }) => Number.isNaN(printed) || (year !== null && printed >= year && printed <= year + 2),
    )
    return fitting.length === 1 ? (fitting[0]?.id ?? null) : null
  }
}

/** The text of a judgment without the names and citations of cases, in full or short. */
export function maskCases({ paragraphs }: Pick<Judgment, 'paragraphs'>): string {
  const sentences = paragraphs.flatMap(({ text }) => text.split('\n').flatMap(splitSentences))
  return sentences.map(({ text }) => maskSentence(text)).join('\n')
}

function maskSentence(sentence: string): string {
  let masked = ''
  let end = 0
  for (const { from, to } of findMentions(sentence)) {
    masked += sentence.slice(end, from)
    end = Math.max(end, to)
  }
  return masked + sentence.slice(end)
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
