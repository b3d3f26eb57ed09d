import { z } from 'zod'
import { ModelError } from './model-error.ts'

/**
 * A JSON schema, for servers that can force their model to follow one. The answer is still checked with the
 * schemas below.
 */
export type ModelFormat = { [key: string]: string | boolean | string[] | ModelFormat | ModelFormat[] }

const text: ModelFormat = { type: 'string' }
const numbers = listOf({ type: 'integer' })

export const searchesFormat = only({ searches: listOf(text) })
export const orderFormat = only({ order: numbers })
export const statementsFormat = only({
  statements: listOf(
    only({ text, passages: numbers, quotation: { anyOf: [{ type: 'string' }, { type: 'null' }] } }),
  ),
})

function only(properties: { [key: string]: ModelFormat }): ModelFormat {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

function listOf(items: ModelFormat): ModelFormat {
  return { type: 'array', items }
}

/** Models that are not forced to a schema often leave out the object around a list. */
function inside<T>(name: string, list: z.ZodType<T>) {
  return z
    .preprocess(value => (Array.isArray(value) ? { [name]: value } : value), z.object({ [name]: list }))
    .transform(value => value[name] as T) // the one key of the object above
}

const number = z.coerce.number().int().catch(-1)

export const searchesAnswer = inside('searches', z.array(z.unknown()).max(1000))
export const orderAnswer = inside('order', z.array(number).max(1000))

/** A statement of the model, with the numbers of the passages that it gives as its source. */
export const statement = z.object({
  text: z.string(),
  passages: z.preprocess(
    value => (Array.isArray(value) || value === undefined || value === null ? (value ?? []) : [value]),
    z.array(number).max(100),
  ),
  quotation: z.string().nullish().default(null),
})
export type Statement = z.infer<typeof statement>

export const statementsAnswer = inside('statements', z.array(statement).max(100))

/** The JSON of an answer, even if the model put words, a code fence or its thinking around it. */
export function parseAnswer<T>(answer: string, schema: z.ZodType<T>): T {
  const bare = answer.replace(/<think>[\s\S]*?<\/think>/gi, '').trim()
  for (const candidate of [bare, cutBetween(bare, '{', '}'), cutBetween(bare, '[', ']')]) {
    const read = schema.safeParse(parseOrNull(candidate))
    if (read.success) return read.data
  }
  throw new ModelError('unreadable')
}

function cutBetween(text: string, open: string, close: string): string {
  return text.slice(Math.max(0, text.indexOf(open)), text.lastIndexOf(close) + 1)
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
