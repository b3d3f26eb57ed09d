import type { Config } from '#server/config.ts'

/** Structured logs without secrets: no headers, no bodies, and of an address only the path, since one-time links carry their token behind it. */
export function logOptions(level: Config['LOG_LEVEL']) {
  return { level, serializers: { req: describeRequest } }
}

type Logged = { id: string; method: string; url: string; ip?: string }

function describeRequest({ id, method, url, ip }: Logged) {
  return { id, method, path: url.split('?')[0], address: ip }
}
