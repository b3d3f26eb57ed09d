import { setTimeout as sleep } from 'node:timers/promises'
import { adminLogin, callJson, startChildServer } from '#server/testing/child-server.ts'
import { changeUserCall, changeUserStatusCall, listUsersCall } from '#shared/contract/admin-users.ts'
import { loginCall, registerCall } from '#shared/contract/auth.ts'
import { addressOf } from '#shared/contract/call.ts'
import type { CaseQuestion } from '#shared/contract/cases.ts'
import { searchCasesCall } from '#shared/contract/cases.ts'
import { listFormsCall } from '#shared/contract/forms.ts'
import { readReadinessCall } from '#shared/contract/server.ts'
import { printTimes } from './print-times.ts'
import { askTogether, type Questions, users } from './users.ts'

const others = [addressOf(readReadinessCall), addressOf(listFormsCall)] as const
/** As often as a person who browses other pages, so that these requests cause no load themselves. */
const pause = 25
const calls = 200

type Call = (path: string, body?: object) => Promise<unknown>

/** Runs the real server on the library: measures other requests during searches and without them. */
export async function measureServer(dataDir: string, types: readonly Questions[], threads: string) {
  const settings = { TRUST_PROXY: 'true', LOG_LEVEL: 'error', SEARCH_THREADS: threads }
  const server = await startChildServer(dataDir, settings)
  try {
    const callers = (await signUp(server.url)).map(token => createCaller(server.url, token))
    const [call] = callers
    if (!call) throw new Error('nobody could be signed in')
    const ask = ({ query, searchType }: CaseQuestion, user: number) =>
      (callers[user] ?? call)(addressOf(searchCasesCall), { query, searchType })
    for (const { questions } of types) for (const question of questions) await ask(question, 0)
    await printOthers('nobody searches', call)
    await measureUnderLoad(types, ask, call)
  } finally {
    await server.stop()
  }
}

/** Searches run until the other requests have been measured. */
async function measureUnderLoad(
  types: readonly Questions[],
  ask: (question: CaseQuestion, user: number) => Promise<unknown>,
  call: Call,
) {
  let isOver = false
  const searching = askTogether({ types, ask, goesOn: () => !isOver })
  const asking = printOthers(`${users} users search`, call).finally(() => {
    isOver = true
  })
  const [{ times, seconds }] = await Promise.all([searching, asking])
  printTimes(`POST /api/case-law/search, ${users} users`, times)
  console.log(`  ${(times.length / seconds).toFixed(1)} searches/s over HTTP`)
}

async function printOthers(when: string, call: Call) {
  const measured = others.map((path): { path: string; times: number[] } => ({ path, times: [] }))
  for (let number = 0; number < calls; number += 1)
    for (const { path, times } of measured) {
      const started = performance.now()
      await call(path)
      times.push(performance.now() - started)
      await sleep(pause)
    }
  for (const { path, times } of measured) printTimes(`GET ${path}, ${when}`, times)
}

/** An account for each user, because one person's searches run one after the other. Returns their session tokens. */
async function signUp(url: string): Promise<string[]> {
  const admin = await signIn(url, adminLogin)
  const tokens: string[] = []
  for (let user = 0; user < users; user += 1) {
    const name = {
      username: `searcher${user}`,
      firstName: 'Searcher',
      lastName: String.fromCharCode(65 + user),
    }
    const login = { email: `searcher${user}@chamber.example`, password: `a long pass phrase of ${user}` }
    await callJson(url, addressOf(registerCall), { body: { ...name, ...login }, from: `10.9.0.${user}` })
    const { body: known } = await callJson(url, addressOf(listUsersCall), { token: admin })
    const { id } = known.find(({ email }: { email: string }) => email === login.email)
    const change = (call: typeof changeUserCall | typeof changeUserStatusCall, body: object) =>
      callJson(url, addressOf(call, { params: { id } }), { method: 'PATCH', body, token: admin })
    await change(changeUserStatusCall, { status: 'approved' })
    await change(changeUserCall, { usageLimit: 1_000_000 })
    tokens.push(await signIn(url, login))
  }
  return tokens
}

async function signIn(url: string, login: { email: string; password: string }): Promise<string> {
  const { body } = await callJson(url, addressOf(loginCall), { body: login, from: '10.8.0.1' })
  return body.sessionToken
}

/** Each request comes from another address, as behind a proxy: the rate limit counts by address. */
function createCaller(url: string, token: string): Call {
  let asked = 0
  return async (path, body) => {
    asked += 1
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-session-token': token,
        'x-forwarded-for': `10.0.${asked % 200}.${asked % 251}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  }
}
