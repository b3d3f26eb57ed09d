import { z } from 'zod'
import type { ModelFormat } from './formats.ts'
import { ModelError } from './model-error.ts'
import { askServer, type ModelServer } from './model-server.ts'

export type ModelPrompt = { instructions: string; text: string; format: ModelFormat }

/** One question, one answer as text. Throws only ModelErrors. */
export type Chat = (prompt: ModelPrompt, timeLimit: number) => Promise<string>

const mostBytes = 1024 * 1024
const said = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string().nullish() }) })], z.unknown()),
})

type Shape = { format: boolean; temperature: number | undefined }

/** Some servers refuse a schema, some any temperature. The first accepted shape is used from then on. */
const shapes: readonly [Shape, ...Shape[]] = [
  { format: true, temperature: 0 },
  { format: false, temperature: 0 },
  { format: false, temperature: undefined },
]

export function createChat(server: ModelServer): Chat {
  let accepted = 0
  return async (prompt, timeLimit) => {
    const signal = AbortSignal.timeout(timeLimit)
    for (let at = accepted; ; at += 1) {
      try {
        const text = await ask(server, prompt, shapes[at] ?? shapes[0], signal)
        accepted = at
        return text
      } catch (failure) {
        if (!isAboutShape(failure) || at + 1 >= shapes.length) throw failure
      }
    }
  }
}

function isAboutShape(failure: unknown): boolean {
  return failure instanceof ModelError && (failure.status === 400 || failure.status === 422)
}

/** No tools, no streaming, no second try: the user is waiting for the search. */
async function ask(
  server: ModelServer,
  { instructions, text, format }: ModelPrompt,
  shape: Shape,
  signal: AbortSignal,
): Promise<string> {
  const { choices } = await askServer(server, {
    path: '/chat/completions',
    body: {
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: text },
      ],
      temperature: shape.temperature,
      response_format: shape.format ? wrapFormat(format) : undefined,
    },
    answer: said,
    mostBytes,
    signal,
  })
  const answer = choices[0].message.content ?? ''
  if (answer.trim() === '') throw new ModelError('empty')
  return answer
}

function wrapFormat(format: ModelFormat): ModelFormat {
  return { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: format } }
}
