import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { adminLogin, callJson, startChildServer } from './child-server.ts'

export type CrashPlan = {
  dataDir: string
  /** How many kills, and how long everybody writes before each. */
  rounds: number
  writeFor: number
  clients: number
  /** A PostgreSQL server in place of the embedded database. */
  databaseUrl?: string
  /** A folder of judgments whose import, begun anew in every round, is killed with the server. */
  importFrom?: string
}

export type CrashOutcome = {
  rounds: number
  acknowledged: number
  lost: string[]
  /** The longest start after a kill, in milliseconds. */
  slowestStart: number
  /** Judgments in the library after a last import that nobody killed. */
  judgments: number | undefined
  /** How many of them came with the program. */
  landmarks: number | undefined
}

const importer = join(import.meta.dirname, '../../scripts/import.ts')

/** Starts the server, writes as fast as it answers, kills it, and after each restart looks for everything it had acknowledged. */
export async function crashRepeatedly(plan: CrashPlan): Promise<CrashOutcome> {
  const acknowledged = new Set<string>()
  const lost = new Set<string>()
  let slowestStart = 0
  for (let round = 0; round <= plan.rounds; round += 1) {
    const began = performance.now()
    const server = await startChildServer(plan.dataDir, { DATABASE_URL: plan.databaseUrl ?? '' })
    if (round > 0) slowestStart = Math.max(slowestStart, performance.now() - began)
    const { body } = await callJson(server.url, '/api/auth/login', { body: adminLogin })
    const present = await listUsernames(server.url, body.sessionToken)
    for (const username of acknowledged) if (!present.has(username)) lost.add(username)
    if (round === plan.rounds) {
      await server.stop()
      break
    }
    const imported = plan.importFrom ? startImport(plan, plan.importFrom) : undefined
    const writers = Array.from({ length: plan.clients }, (_, writer) =>
      write(server.url, body.sessionToken, `r${round}w${writer}`, acknowledged),
    )
    await new Promise(done => setTimeout(done, plan.writeFor))
    imported?.kill('SIGKILL')
    await server.kill()
    await Promise.all(writers)
  }
  const library = plan.importFrom ? await finishImport(plan, plan.importFrom) : undefined
  return {
    rounds: plan.rounds,
    acknowledged: acknowledged.size,
    lost: [...lost],
    slowestStart: Math.round(slowestStart),
    judgments: library?.total,
    landmarks: library?.landmarks,
  }
}

function startImport({ dataDir }: CrashPlan, source: string): ChildProcess {
  const args = [importer, source, '--data-dir', dataDir, '--workers', '1', '--batch', '4']
  return spawn(process.execPath, args, { stdio: 'ignore' })
}

/** The same import once more, to its end; then what a fresh server finds in the library. */
async function finishImport(plan: CrashPlan, source: string): Promise<{ total: number; landmarks: number }> {
  const code = await new Promise(done => startImport(plan, source).once('exit', done))
  if (code !== 0) throw new Error(`the import after the last kill ended with ${code}`)
  const server = await startChildServer(plan.dataDir, { DATABASE_URL: plan.databaseUrl ?? '' })
  try {
    const { body } = await callJson(server.url, '/api/auth/login', { body: adminLogin })
    return (await callJson(server.url, '/api/case-law/corpus', { token: body.sessionToken })).body
  } finally {
    await server.stop()
  }
}

async function listUsernames(url: string, token: string): Promise<Set<string>> {
  const { body } = await callJson(url, '/api/admin/users', { token })
  return new Set(body.map((user: { username: string }) => user.username))
}

/** Until the connection breaks. Only an answer counts as acknowledged. */
async function write(url: string, token: string, prefix: string, acknowledged: Set<string>) {
  for (let number = 0; ; number += 1) {
    const username = `${prefix}n${number}`
    const body = { username, email: `${username}@example.in` }
    const answer = await callJson(url, '/api/admin/users', { body, token }).catch(() => undefined)
    if (!answer) return
    if (answer.status === 201) acknowledged.add(username)
  }
}
