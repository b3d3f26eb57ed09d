import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { searchTypes } from '#shared/cases/search-choices.ts'

/**
 * A question and the ids of the judgments that answer it: for AILA 2019 its numbers (c94), for the High
 * Courts the registry's ids. `because` says why they are relevant. They were found by searching all texts
 * of both collections and by reading the results of searches.
 */
const question = z.object({
  id: z.string(),
  /** The ranking was tuned on one half; the other half is only for measuring. */
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

/** How many of the first five are relevant, and how many could be. */
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
