import type { $ZodType, input, output } from 'zod/v4/core'

/** Who may make a call: anybody, whoever is signed in and approved, or administrators. */
export type Access = 'public' | 'user' | 'admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What goes in and comes out. The server checks both; the web takes its types from here; /api/docs shows it. */
export type CallParts = {
  access: Access
  params?: $ZodType
  query?: $ZodType
  body?: $ZodType
  /** 'file': a download. Left out: the answer has no content. */
  answer?: $ZodType | 'file'
  /** Of an answer that is not a plain 200, or 204 without content. */
  status?: 201 | 202
  /** What the call does, for /api/docs, where its address does not say it. */
  summary?: string
}

/** `parts` are there for the server alone: the build of the site leaves them out (see scripts/light-contract.ts). */
export type Call<Parts extends CallParts = CallParts> = {
  method: Method
  address: string
  parts: Parts | undefined
}

/** Declares a call, once, for both sides: `defineCall('PATCH /api/drafts/:id', { access: 'user', ... })`. */
export function defineCall<const Name extends `${Method} /${string}`, Parts extends PartsOf<Name>>(
  name: Name,
  parts: Parts,
): Call<Parts> {
  const [method, address] = name.split(' ') as [Method, string] // Name is made of these two
  return { method, address, parts }
}

/** Where a call is made: its parameters in their places, its query behind them. */
export function addressOf(call: Call, input: { params?: object; query?: object } = {}): string {
  const params = new Map(Object.entries(input.params ?? {}))
  const path = call.address.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params.get(name))))
  const given = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined)
  return given.length > 0
    ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : path
}

/** What the web gives to a call. */
export type Asked<Parts extends CallParts> = (Parts['params'] extends $ZodType
  ? { params: Written<Parts['params']> }
  : unknown) &
  (Parts['query'] extends $ZodType ? AskedQuery<Written<Parts['query']>> : unknown) &
  (Parts['body'] extends $ZodType ? { body: input<Parts['body']> } : unknown)

/** What the web gets. */
export type Answer<Parts extends CallParts> = Parts['answer'] extends $ZodType
  ? output<Parts['answer']>
  : undefined

/** An address that names parameters needs their schema; one that names none has none. */
type PartsOf<Name extends string> = CallParts &
  ([NamesIn<Name>] extends [never]
    ? { params?: undefined }
    : { params: $ZodType<Record<NamesIn<Name>, unknown>> })

type NamesIn<Address extends string> = Address extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | NamesIn<Tail>
    : Rest
  : never

type AskedQuery<Query> = Record<never, never> extends Query ? { query?: Query } : { query: Query }

/** In an address everything is text, and its schema takes anything: the web writes what the server will read from it. */
type Written<Schema extends $ZodType> =
  input<Schema> extends infer In
    ? { [Key in keyof In]: Key extends keyof output<Schema> ? output<Schema>[Key] : never }
    : never
