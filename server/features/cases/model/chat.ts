import type { ModelFormat } from './formats.ts'
import { ModelError } from './model-error.ts'
import { limitFetch, type ModelServer, readFailure } from './model-server.ts'

export type ModelPrompt = { instructions: string; text: string; format: ModelFormat }

/** One question, one answer as text. Throws a ModelError and nothing else. */
export type Chat = (prompt: ModelPrompt, timeLimit: number) => Promise<string>

const mostBytes = 1024 * 1024
const providerName = 'munshi'

type Shape = { format: boolean; temperature: number | undefined }

/** What servers accept differs: some refuse a schema, some any temperature. What was accepted is kept to. */
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
      } catch (error) {
        const failure = readFailure(error, signal)
        if (!isAboutShape(failure) || at + 1 >= shapes.length) throw failure
      }
    }
  }
}

function isAboutShape({ status }: ModelError): boolean {
  return status === 400 || status === 422
}

/** No tools, no streaming, no second try: whoever waits for the search waits for this. */
async function ask(
  { baseUrl, apiKey, model }: ModelServer,
  { instructions, text: prompt, format }: ModelPrompt,
  shape: Shape,
  abortSignal: AbortSignal,
): Promise<string> {
  // Loaded by whoever has a model; it is 50 MB of memory.
  const [{ generateText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  const provider = createOpenAICompatible({
    name: providerName,
    baseURL: baseUrl,
    apiKey,
    fetch: limitFetch(mostBytes),
  })
  const { text } = await generateText({
    model: provider(model),
    instructions,
    prompt,
    abortSignal,
    maxRetries: 0,
    temperature: shape.temperature,
    providerOptions: shape.format ? { [providerName]: { response_format: wrapFormat(format) } } : {},
  })
  if (text.trim() === '') throw new ModelError('empty')
  return text
}

function wrapFormat(format: ModelFormat): ModelFormat {
  return { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: format } }
}
