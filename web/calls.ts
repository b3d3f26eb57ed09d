import { queryOptions } from '@tanstack/react-query'
import type { Answer, Asked, Call, CallParts } from '#shared/contract/call.ts'
import { request } from '#web/api.ts'

/** Left out where a call asks for nothing. */
type Input<Parts extends CallParts> =
  Record<never, never> extends Asked<Parts>
    ? [input?: Asked<Parts> & Given, signal?: AbortSignal]
    : [input: Asked<Parts> & Given, signal?: AbortSignal]
/** What is in an input, whatever the call. */
type Given = { params?: object; query?: object; body?: unknown }

/** The options of a query whose key is the call's address. */
export function query<Parts extends CallParts>(call: Call<Parts>, ...[input]: Input<Parts>) {
  return queryOptions({
    queryKey: [writeAddress(call, input)],
    queryFn: ({ signal }) => fetchAnswer<Parts>(call, input, signal),
  })
}

/** Makes a call now: a change, or a question outside of any page. */
export function send<Parts extends CallParts>(
  call: Call<Parts>,
  ...[input, signal]: Input<Parts>
): Promise<Answer<Parts>> {
  return fetchAnswer(call, input, signal)
}

/** A call that is answered with a file; its name is empty where the server gave none. */
export async function download<Parts extends CallParts & { answer: 'file' }>(
  call: Call<Parts>,
  ...[input]: Input<Parts>
): Promise<{ name: string; content: Blob }> {
  const response = await fetchCall(call, input)
  const name = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { name: name ?? '', content: await response.blob() }
}

/** Where a call is made: its parameters in their places, its query behind them. */
export function writeAddress(call: Call, input: Given = {}): string {
  const params = new Map(Object.entries(input.params ?? {}))
  const path = call.address.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params.get(name))))
  const given = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined)
  return given.length > 0
    ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : path
}

async function fetchAnswer<Parts extends CallParts>(
  call: Call<Parts>,
  input?: Given,
  signal?: AbortSignal,
): Promise<Answer<Parts>> {
  const text = await (await fetchCall(call, input, signal)).text()
  return (text ? JSON.parse(text) : undefined) as Answer<Parts> // the server checks every answer against the contract
}

function fetchCall(call: Call, input?: Given, signal?: AbortSignal): Promise<Response> {
  return request(call.method, writeAddress(call, input), input?.body, signal)
}
