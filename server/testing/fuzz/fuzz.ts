import type { TestApp } from '#server/testing/harness.ts'
import { makeValue, type Schema } from './make-value.ts'
import { createRandom, type Random } from './random.ts'

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}
type Description = { paths: Record<string, Record<string, Operation>> }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Route = { method: Method; path: string; operation: Operation }
type Call = { method: Method; url: string; payload?: string; headers: Record<string, string> }
export type Finding = { status: number; body: string; curl: string; request: number }
export type FuzzResult = { statuses: Record<number, number>; routes: Set<string>; findings: Finding[] }

/** Those who get somewhere come oftener than those who are refused at the door. */
const roles = ['signed out', 'pending', 'suspended', ...Array(4).fill('user'), ...Array(5).fill('admin')]
/** Rows to change and delete are made anew now and then, and so are those who were deleted or demoted meanwhile. */
const newPeopleEvery = 60

/** Calls every route of the OpenAPI description in every role with what fits, nearly fits, and does not fit at all. */
export async function fuzz(test: TestApp, seed: number, requests: number): Promise<FuzzResult> {
  const random = createRandom(seed)
  const routes = await listRoutes(test)
  const known: unknown[] = []
  const result: FuzzResult = { statuses: {}, routes: new Set(), findings: [] }
  let tokens = await openTokens(test)
  for (let request = 0; request < requests; request += 1) {
    if (request % newPeopleEvery === newPeopleEvery - 1) tokens = await openTokens(test)
    // Each route once before chance decides, so that a short run leaves none out.
    const route = routes[request] ?? random.pick(routes)
    const role = request < routes.length ? 'admin' : random.pick(roles)
    const call = makeCall(route, tokens.get(role), random, known)
    const answer = await test.app.inject({ ...call, remoteAddress: makeAddress(random) })
    result.routes.add(`${route.method} ${route.path}`)
    result.statuses[answer.statusCode] = (result.statuses[answer.statusCode] ?? 0) + 1
    if (answer.statusCode >= 500)
      result.findings.push({
        status: answer.statusCode,
        body: answer.body,
        curl: describeCall(call),
        request,
      })
    learn(known, answer.body)
  }
  return result
}

async function listRoutes(test: TestApp): Promise<Route[]> {
  const { body } = await test.call(undefined, { method: 'GET', url: '/api/docs' })
  const { paths } = body as Description // written by our own server
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as Method, // the five that the server has routes for
      path,
      operation,
    })),
  )
}

async function openTokens(test: TestApp) {
  const people = [
    ['pending', { status: 'pending' }],
    ['user', {}],
    ['suspended', { status: 'suspended' }],
    ['admin', { role: 'admin' }],
  ] as const
  const tokens = new Map<string, string>()
  for (const [role, fields] of people)
    tokens.set(role, await test.openSession((await test.createUser(fields)).id))
  return tokens
}

function makeCall(
  { method, path, operation }: Route,
  token: string | undefined,
  random: Random,
  known: unknown[],
): Call {
  const parameters = operation.parameters ?? []
  const url = path.replace(/\{(\w+)\}|:(\w+)/g, (_whole, braced, plain) =>
    fillIn(parameters.find(({ name }) => name === (braced ?? plain))?.schema, random, known),
  )
  const query = parameters
    .filter(({ in: place, required }) => place === 'query' && (required || random.chance(0.4)))
    .map(({ name, schema }) => `${name}=${fillIn(schema, random, known)}`)
  const headers: Record<string, string> = { ...(token && { 'x-session-token': token }) }
  const call: Call = { method, url: [url, ...(query.length > 0 ? [query.join('&')] : [])].join('?'), headers }
  if (method === 'GET') return call
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  if (!schema && random.chance(0.8)) return call
  headers['content-type'] = random.chance(0.97) ? 'application/json' : 'application/pdf'
  call.payload = random.chance(0.02) ? '{"broken":' : JSON.stringify(makeValue(schema ?? {}, random, known))
  return call
}

/** As it stands in an address; half a character cannot stand there. */
function fillIn(schema: Schema | undefined, random: Random, known: unknown[]): string {
  const value = makeValue(schema ?? { type: 'string' }, random, known)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return (
    encodeURIComponent((text ?? '').toWellFormed())
      .slice(0, 600)
      .replace(/%.?$/, '') || '1'
  )
}

/** Sign-ins are limited for each address: the fuzzer comes from everywhere. */
function makeAddress(random: Random): string {
  return `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`
}

const mostKnown = 400

/** Numbers, slugs and tokens of answers are what gets further than an invented one. */
function learn(known: unknown[], text: string) {
  for (const [, number] of text.slice(0, 20_000).matchAll(/"(?:id|version|formId)":(\d+)/g))
    known.push(Number(number))
  for (const [, word] of text.slice(0, 20_000).matchAll(/"(?:id|slug|caseId)":"([^"]{1,80})"/g))
    known.push(word)
  if (known.length > mostKnown) known.splice(0, known.length - mostKnown)
}

/** To be pasted into a terminal beside a running server; the token is that of the run. */
export function describeCall({ method, url, headers, payload }: Call): string {
  const given = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`)
  const data = payload === undefined ? [] : [`--data-raw ${quote(payload)}`]
  return ['curl', '-X', method, ...given, ...data, quote(`http://127.0.0.1:3000${url}`)].join(' ')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
