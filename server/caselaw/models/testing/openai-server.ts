import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { hashWords } from './hash-words.ts'

/** How the server behaves; each failure here has happened with a real server. */
export type ServerMode =
  | 'right'
  | 'fenced'
  | 'no schema'
  | 'no temperature'
  | 'wrong JSON'
  | 'wrong shape'
  | 'empty'
  | 'tools'
  | 'no choices'
  | 'slow'
  | 'error 500'
  | 'error 401'
  | 'closing'
  | 'cut off'
  | 'endless'
  | 'redirecting'
  | 'too few vectors'
  | 'another length'
  | 'uneven'
  | 'refusing long texts'

const asked = z.object({
  model: z.string(),
  temperature: z.number().optional(),
  response_format: z.unknown().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).optional(),
  input: z.array(z.string()).optional(),
})
export type Asked = z.infer<typeof asked> & { path: string; authorization: string }

export type OpenAiServer = {
  baseUrl: string
  mode: ServerMode
  /** The answer of the model to the text it was shown. */
  say: (shown: string) => string
  requests: Asked[]
  close: () => Promise<void>
}

/** Implements only the part of the OpenAI protocol that is used here. */
export async function startOpenAiServer(): Promise<OpenAiServer> {
  const http = createServer((request, response) => {
    answer(server, request, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const server: OpenAiServer = {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    mode: 'right',
    say: () => '{}',
    requests: [],
    close: async () => {
      http.closeAllConnections()
      await new Promise(resolve => http.close(resolve))
    },
  }
  return server
}

async function answer(server: OpenAiServer, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = asked.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
  const path = request.url ?? ''
  server.requests.push({ ...body, path, authorization: request.headers.authorization ?? '' })
  const failed = failWhole(server.mode, body, response)
  if (failed) return
  if (path === '/v1/chat/completions') sendJson(response, 200, chatAnswer(server, body))
  else if (path === '/v1/embeddings') sendJson(response, 200, vectorsAnswer(server.mode, body.input ?? []))
  else sendJson(response, 404, { error: { message: 'No such path' } })
}

/** Failures that do not depend on the request; true if one was sent. */
function failWhole(mode: ServerMode, body: z.infer<typeof asked>, response: ServerResponse): boolean {
  switch (mode) {
    case 'slow':
      return true
    case 'error 500':
      return sendJson(response, 500, { error: { message: 'Out of memory' } })
    case 'error 401':
      return sendJson(response, 401, { error: { message: 'Incorrect API key provided: sk-secret' } })
    case 'closing':
      response.destroy()
      return true
    case 'cut off':
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"choices": [{"message": {"content": "')
      setTimeout(() => response.destroy(), 20)
      return true
    case 'endless':
      return sendForever(response)
    case 'redirecting':
      response.writeHead(307, { location: '/v1/elsewhere' }).end()
      return true
    case 'no schema':
      return body.response_format !== undefined && refuse(response, 'response_format is not supported')
    case 'no temperature':
      return body.temperature !== undefined && refuse(response, 'temperature is not supported')
    case 'refusing long texts':
      return (
        (body.input ?? []).some(text => text.includes('unbearable')) && refuse(response, 'input is too long')
      )
    default:
      return false
  }
}

function chatAnswer({ mode, say }: OpenAiServer, body: z.infer<typeof asked>) {
  if (mode === 'no choices') return { choices: [] }
  const shown = body.messages?.findLast(message => message.role === 'user')?.content ?? ''
  const call = { id: 'call-1', type: 'function', function: { name: 'run', arguments: '{"command":"ls"}' } }
  const message =
    mode === 'tools'
      ? { role: 'assistant', content: null, tool_calls: [call] }
      : { role: 'assistant', content: spoken(mode, say(shown)) }
  return { id: 'answer-1', model: body.model, choices: [{ index: 0, message, finish_reason: 'stop' }] }
}

function spoken(mode: ServerMode, said: string): string {
  if (mode === 'wrong JSON') return '{"statements": [{"text": "Bail'
  if (mode === 'wrong shape') return '{"statements": "none", "order": {}, "searches": 7}'
  if (mode === 'empty') return '  '
  return mode === 'fenced' ? `<think>{"not": "this"}</think>Here it is:\n\`\`\`json\n${said}\n\`\`\`` : said
}

function vectorsAnswer(mode: ServerMode, input: string[]) {
  const vectors = input.map((text, at) => hashWords(text, mode === 'uneven' && at === 1 ? 32 : sizes[mode]))
  const sent = mode === 'too few vectors' ? vectors.slice(1) : vectors
  return { data: sent.map((embedding, index) => ({ object: 'embedding', index, embedding })), model: 'hash' }
}

const sizes: Partial<Record<ServerMode, number>> = { 'another length': 48 }

function refuse(response: ServerResponse, message: string): boolean {
  return sendJson(response, 400, { error: { message } })
}

function sendJson(response: ServerResponse, status: number, body: unknown): boolean {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  return true
}

function sendForever(response: ServerResponse): boolean {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"choices": [{"message": {"content": "')
  const more = () => {
    while (!response.destroyed && response.write('and so on '.repeat(1000)));
  }
  response.on('drain', more)
  more()
  return true
}
