import { setTimeout as sleep } from 'node:timers/promises'
import { adminLogin, callJson, startChildServer } from '#server/testing/child-server.ts'
import { loginCall } from '#shared/contract/auth.ts'
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
export async function measureServer(dataDir: string, types: readonly Questions[]) {
  const server = await startChildServer(dataDir, { TRUST_PROXY: 'true', LOG_LEVEL: 'error' })
  try {
    const { body } = await callJson(server.url, addressOf(loginCall), { body: adminLogin })
    const call = createCaller(server.url, body.sessionToken)
    const ask = ({ query, searchType }: CaseQuestion) =>
      call(addressOf(searchCasesCall), { query, searchType })
    for (const { questions } of types) for (const question of questions) await ask(question)
    await printOthers('nobody searches', call)
    await measureUnderLoad(types, ask, call)
  } finally {
    await server.stop()
  }
}

/** Searches run until the other requests have been measured. */
async function measureUnderLoad(
  types: readonly Questions[],
  ask: (question: CaseQuestion) => Promise<unknown>,
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
