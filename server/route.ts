import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import type { $ZodType, output } from 'zod/v4/core'
import { readSignedIn } from '#server/features/sessions/access.ts'
import type { SignedIn } from '#server/features/sessions/model.ts'
import { FixedAnswer, sendFixed } from '#server/lib/send-cached.ts'
import { type FileAnswer, sendFile } from '#server/lib/send-file.ts'
import type { Call, CallParts } from '#shared/contract/call.ts'

/** What a handler is given: the checked parts of the request, and the signed-in user where the call is not public. */
type HandlerInput<Parts extends CallParts> = {
  params: Read<Parts['params']>
  query: Read<Parts['query']>
  body: Read<Parts['body']>
  request: FastifyRequest
  reply: FastifyReply
} & (Parts['access'] extends 'public' ? unknown : { signedIn: SignedIn; user: SignedIn['user'] })

type Read<Schema> = Schema extends $ZodType ? output<Schema> : undefined

type Handler<Parts extends CallParts> = (input: HandlerInput<Parts>) => Answered<Parts['answer']>

type Answered<Shape> = Shape extends $ZodType
  ? MaybePromise<output<Shape> | FixedAnswer<ReadonlyAnswer<output<Shape>>>>
  : Shape extends 'file'
    ? MaybePromise<FileAnswer>
    : Promise<void>

type MaybePromise<Value> = Value | Promise<Value>

/** A fixed answer is only read. */
type ReadonlyAnswer<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value

/** Registers the route of a call with the access, input and answer that the contract declares. */
export function route<Parts extends CallParts>(
  app: FastifyInstance,
  call: Call<Parts>,
  handler: Handler<Parts>,
  options: RouteShorthandOptions = {},
) {
  const { method, address: url, parts } = call
  if (!parts) throw new Error(`${method} ${url} was declared without its parts`)
  const { access, status = 200 } = parts
  app.route({
    ...options,
    method,
    url,
    config: { ...options.config, access },
    schema: describeCall(parts),
    handler: async (request, reply) => {
      const answer = await handler(collectInput(request, reply, parts))
      if (answer === undefined) return reply.status(204).send()
      if (answer instanceof FixedAnswer) return sendFixed(request, reply, answer)
      if (parts.answer === 'file') return sendFile(reply, answer as FileAnswer) // Answered says so of such a call
      return reply.status(status).send(answer)
    },
  })
}

function collectInput<Parts extends CallParts>(request: FastifyRequest, reply: FastifyReply, parts: Parts) {
  const { params, query, body } = request
  const whose = parts.access === 'public' ? {} : whoAsks(request)
  return { params, query, body, request, reply, ...whose } as HandlerInput<Parts> // the schemas of the parts have read them
}

function whoAsks(request: FastifyRequest) {
  const signedIn = readSignedIn(request)
  return { signedIn, user: signedIn.user }
}

function describeCall({ params, query, body, answer, status, summary }: CallParts) {
  const given = { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) }
  return { ...given, ...(summary && { summary }), ...describeAnswer(answer, status) }
}

const noContent = z.null().describe('Done: there is nothing to add')

function describeAnswer(answer: CallParts['answer'], status: number = 200) {
  if (answer === 'file') return {}
  return { response: answer ? { [status]: answer } : { 204: noContent } }
}
