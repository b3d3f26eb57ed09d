import type { $ZodType, input, output } from 'zod/v4/core'

/** Who may make a call: anybody, approved users who are signed in, or administrators. */
export type Access = 'public' | 'user' | 'admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The schemas of a call. The server checks them, the web takes its types from them, and /api/docs shows
 * them.
 */
export type CallParts = {
  access: Access
  params?: $ZodType
  query?: $ZodType
  body?: $ZodType
  /** 'file' is a download. Without `answer` there is no content. */
  answer?: $ZodType | 'file'
  /** Set when the status is not the usual one: 200, or 204 without content. */
  status?: 201 | 202
  /** What the call does, for /api/docs, when the address does not make it clear. */
  summary?: string
}

/** Only the server uses `parts`: the build of the site leaves them out (see scripts/light-contract.ts). */
export type Call<Parts extends CallParts = CallParts> = {
  method: Method
  address: string
  parts: Parts | undefined
}

/**
 * Declares a call once for server and web: `defineCall('PATCH /api/drafts/:id', { access: 'user', ...
 * })`.
 */
export function defineCall<const Name extends `${Method} /${string}`, Parts extends PartsOf<Name>>(
  name: Name,
  parts: Parts,
): Call<Parts> {
  const [method, address] = name.split(' ') as [Method, string] // Name is made of these two
  return { method, address, parts }
}

/** The address of a call with its parameters and query filled in. */
export function addressOf(call: Call, input: { params?: object; query?: object } = {}): string {
  const params = new Map(Object.entries(input.params ?? {}))
  const path = call.address.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params.get(name))))
  const given = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined)
  return given.length > 0
    ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : path
}

/** What the web passes to a call. */
export type Asked<Parts extends CallParts> = (Parts['params'] extends $ZodType
  ? { params: Written<Parts['params']> }
  : unknown) &
  (Parts['query'] extends $ZodType ? AskedQuery<Written<Parts['query']>> : unknown) &
  (Parts['body'] extends $ZodType ? { body: input<Parts['body']> } : unknown)

/** What the web receives from a call. */
export type Answer<Parts extends CallParts> = Parts['answer'] extends $ZodType
  ? output<Parts['answer']>
  : undefined

/** An address with parameters needs a schema for them; an address without parameters must not have one. */
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

/**
 * The values of an address are text, so its schema accepts anything. The web must pass the type that the
 * server reads.
 */
type Written<Schema extends $ZodType> =
  input<Schema> extends infer In
    ? { [Key in keyof In]: Key extends keyof output<Schema> ? output<Schema>[Key] : never }
    : never
