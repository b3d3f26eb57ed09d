import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../main.ts')

export type ChildServer = {
  url: string
  child: ChildProcess
  output: () => string
  /** Ends it as a power cut would. */
  kill: () => Promise<void>
  /** Asks it to stop, as an operator would; the exit code. */
  stop: () => Promise<number | null>
}

/**
 * Such a server lives for seconds. The engine would spend one of them, and 600 MB, on the best code for one function of the
 * embedded database (its interpreter of expressions), which pays in hours.
 */
const shortLife = '--wasm-tiering-budget=1000000000'

export const adminLogin = { email: 'admin@munshi.local', password: 'secret of tests' }

/** The real program, in a process of its own; it is asked whether it is ready so often. */
export async function startChildServer(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  everyMilliseconds = 50,
): Promise<ChildServer> {
  const port = await findFreePort()
  const child = spawn(process.execPath, [shortLife, main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD: adminLogin.password,
      ...env,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += chunk))
  const ended = new Promise<number | null>(done => child.once('exit', code => done(code)))
  const url = `http://127.0.0.1:${port}`
  const isUp = await Promise.race([waitUntilUp(url, everyMilliseconds), ended.then(() => false)])
  if (!isUp) {
    child.kill('SIGKILL')
    throw new Error(`the server did not start:\n${text}`)
  }
  return {
    url,
    child,
    output: () => text,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

async function waitUntilUp(url: string, everyMilliseconds: number): Promise<boolean> {
  const end = Date.now() + 120_000 // the first start on a slow machine reads all forms: a minute
  while (Date.now() < end) {
    if (
      await fetch(`${url}/api/health/ready`).then(
        response => response.ok,
        () => false,
      )
    )
      return true
    await new Promise(done => setTimeout(done, everyMilliseconds))
  }
  return false
}

export function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export async function callJson(
  url: string,
  path: string,
  /** `from` is the visitor's address, for a server that trusts one proxy. */
  init: { method?: string; body?: object; token?: string; from?: string } = {},
) {
  const response = await fetch(`${url}${path}`, {
    method: init.method ?? (init.body ? 'POST' : 'GET'),
    headers: {
      ...(init.body && { 'content-type': 'application/json' }),
      ...(init.token && { 'x-session-token': init.token }),
      ...(init.from && { 'x-forwarded-for': init.from }),
    },
    body: init.body && JSON.stringify(init.body),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : undefined }
}
