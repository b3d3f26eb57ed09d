import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fault = {
  /** Sends only so many bytes of an answer and cuts the connection. */
  cutAfter?: number
  /** Cuts it not before this is so: what is still on its way would be lost with it. */
  cutWhen?: () => boolean
  /** Sends only so many bytes and nothing more, on a connection that stays open. */
  stallAfter?: number
  /** Sends bytes that are not those of the file. */
  spoil?: boolean
  /** Announces another size in the list than the file has. */
  announced?: number
  status?: number
  redirect?: string
}

export type Bucket = Awaited<ReturnType<typeof openBucket>>

/** A server on this machine that answers as a public bucket of S3 does, or as a plain web server with a copy of one. */
export async function openBucket(
  files: Record<string, Uint8Array>,
  { isPlain = false }: { isPlain?: boolean } = {},
) {
  const faults = new Map<string, Fault[]>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const name = decodeURIComponent(pathname.slice(1))
    asked.push([request.method, name || '?', request.headers.range].filter(Boolean).join(' '))
    if (searchParams.has('list-type') && !isPlain) return list(searchParams, response)
    const bytes = files[name]
    if (!bytes) return answer(response, 404)
    send(request, response, name, bytes)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port

  /** Two to a page, so that a list has several. */
  function list(query: URLSearchParams, response: ServerResponse) {
    const prefix = query.get('prefix') ?? ''
    const from = Number(query.get('continuation-token') ?? 0)
    const names = Object.keys(files).filter(name => name.startsWith(prefix))
    const entries = names.slice(from, from + 2).map(name => {
      const size = faults.get(name)?.[0]?.announced ?? files[name]?.length
      return `<Contents><Key>${name}</Key><ETag>&quot;${etagOf(name)}&quot;</ETag><Size>${size}</Size></Contents>`
    })
    const next = from + 2 < names.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(
      `<?xml version="1.0"?><ListBucketResult><Name>bucket</Name>${entries.join('')}${next}</ListBucketResult>`,
    )
  }

  function send(request: IncomingMessage, response: ServerResponse, name: string, bytes: Uint8Array) {
    const fault = request.method === 'GET' ? faults.get(name)?.shift() : undefined
    if (fault?.status) return answer(response, fault.status)
    if (fault?.redirect) return answer(response, 302, { location: fault.redirect })
    const etag = `"${etagOf(name)}"`
    const isSame = request.headers['if-range'] === etag
    const from = isSame ? Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0) : 0
    const rest = fault?.spoil ? Buffer.alloc(bytes.length - from, 'x') : bytes.subarray(from)
    const range = from > 0 ? { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` } : {}
    response.writeHead(from > 0 ? 206 : 200, { etag, 'content-length': rest.length, ...range })
    if (request.method === 'HEAD') return response.end()
    if (fault?.stallAfter !== undefined) return response.write(rest.subarray(0, fault.stallAfter))
    if (fault?.cutAfter === undefined) return response.end(rest)
    response.write(rest.subarray(0, fault.cutAfter), () => void cut(response, fault))
  }

  const etagOf = (name: string) =>
    createHash('md5')
      .update(files[name] ?? '')
      .digest('hex')

  return {
    address: `http://127.0.0.1:${port}`,
    files,
    /** Every request so far, as 'METHOD path range'. */
    asked,
    /** What goes wrong with the next answers for a file, one after the other. */
    breakNext: (name: string, ...wrong: Fault[]) => void faults.set(name, wrong),
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

async function cut(response: ServerResponse, { cutWhen = () => true }: Fault) {
  for (let waited = 0; !cutWhen() && waited < 1000; waited += 1)
    await new Promise(resolve => setTimeout(resolve, 5))
  response.destroy()
}

function answer(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, headers)
  response.end()
}
