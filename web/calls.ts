import { queryOptions } from '@tanstack/react-query'
import { type Answer, type Asked, addressOf, type Call, type CallParts } from '#shared/contract/call.ts'
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
    queryKey: [addressOf(call, input)],
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

async function fetchAnswer<Parts extends CallParts>(
  call: Call<Parts>,
  input?: Given,
  signal?: AbortSignal,
): Promise<Answer<Parts>> {
  const text = await (await fetchCall(call, input, signal)).text()
  return (text ? JSON.parse(text) : undefined) as Answer<Parts> // the server checks every answer against the contract
}

function fetchCall(call: Call, input?: Given, signal?: AbortSignal): Promise<Response> {
  return request(call.method, addressOf(call, input), input?.body, signal)
}
