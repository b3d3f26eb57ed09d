import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { searchTypes } from '#shared/cases/search-choices.ts'

/**
 * A question and the judgments that answer it, by their ids: those of AILA 2019 are its numbers (c94), those of the High
 * Courts are the registry's. `because` says what makes them relevant. They were found by what their texts say, all
 * texts of both collections, and by reading what searches brought besides.
 */
const question = z.object({
  id: z.string(),
  /** The ranking was tuned on one half; the other is for measuring only. */
  half: z.enum(['tuned', 'kept']),
  kind: z.enum(['keywords', 'issue', 'section', 'name', 'Hindi', 'Marathi', 'Roman script', 'facts']),
  searchType: z.enum(searchTypes),
  query: z.string(),
  because: z.string(),
  relevant: z.string().transform(ids => ids.split(' ')),
})
export type JudgedQuestion = z.infer<typeof question>

export function loadQuestionSet(): JudgedQuestion[] {
  const file = path.join(import.meta.dirname, 'questions.json')
  return z.array(question).parse(JSON.parse(readFileSync(file, 'utf8')))
}

const looked = 5

/** Of the first five, how many are relevant, and how many could be. */
export function scoreFirst(
  ids: readonly string[],
  relevant: readonly string[],
): { found: number; possible: number; others: string[] } {
  const wanted = new Set(relevant)
  const possible = Math.min(looked, wanted.size)
  const first = ids.slice(0, looked)
  const found = Math.min(possible, first.filter(id => wanted.has(id)).length)
  return { found, possible, others: found < possible ? first.filter(id => !wanted.has(id)) : [] }
}
