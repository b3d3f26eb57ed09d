import { FillingError } from './filling-error.ts'
import { PassingError, type Patience, tryPatiently } from './patience.ts'

/** Where open data is fetched from: an address that the operator has set, and no other. */
export type Remote = { address: string; signal: AbortSignal; patience: Patience }

type Asked = { method?: 'GET' | 'HEAD'; headers?: Record<string, string> }

const longestText = 64 * 1024 * 1024

/**
 * One answer, of whatever status but those that say "later". Redirections are not followed: they could lead to addresses that
 * nobody has set, inside the operator's network too.
 */
export async function askOnce(
  { address, signal, patience }: Remote,
  path: string,
  { method = 'GET', headers = {} }: Asked = {},
): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patience.idle)
  try {
    const response = await fetch(joinAddress(address, path), {
      method,
      // Bytes as they lie there: their number and checksum are compared.
      headers: { 'accept-encoding': 'identity', ...headers },
      redirect: 'manual',
      signal: AbortSignal.any([signal, late.signal]),
    })
    if (response.status === 429 || response.status >= 500) {
      await response.body?.cancel()
      throw new PassingError(new FillingError('refused', describeRefusal(address, path, response.status)))
    }
    return response
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof PassingError) throw error
    throw new PassingError(new FillingError('no_network', new URL(address).host))
  } finally {
    clearTimeout(timer)
  }
}

export function ask(remote: Remote, path: string, asked?: Asked): Promise<Response> {
  return tryPatiently(remote.patience, remote.signal, () => askOnce(remote, path, asked))
}

/** The text at a path; null where the address has nothing there, or does not give it out. */
export async function askForText(remote: Remote, path: string): Promise<string | null> {
  return tryPatiently(remote.patience, remote.signal, async () => {
    const response = await askOnce(remote, path)
    if (response.status !== 200) {
      await response.body?.cancel()
      return null
    }
    try {
      return await readText(response)
    } catch (error) {
      if (error instanceof FillingError) throw error
      throw new PassingError(new FillingError('cut_off', path))
    }
  })
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > longestText) throw new FillingError('wrong_size', new URL(response.url).pathname)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

export function describeRefusal(address: string, path: string, status: number): string {
  return `${new URL(address).host} answers ${status} for ${path.split('?')[0] || '/'}`
}

function joinAddress(address: string, path: string): string {
  return `${address.replace(/\/+$/, '')}/${path}`
}
