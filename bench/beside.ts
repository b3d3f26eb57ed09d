import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { openPostgres } from '#server/db/postgres.ts'
import { adminLogin, callJson } from '#server/testing/child-server.ts'
import { startPostgres } from '#server/testing/postgresql-template.ts'
import { readOwnUserCall } from '#shared/contract/account.ts'
import { loginCall } from '#shared/contract/auth.ts'
import { addressOf } from '#shared/contract/call.ts'
import { listDraftsCall } from '#shared/contract/drafts.ts'
import { listFormsCall } from '#shared/contract/forms.ts'
import { type Figure, summarise, time } from './figure.ts'
import { load } from './load.ts'
import { describeMachine, writeConsoleTable } from './report.ts'
import { withFolder } from './site.ts'

// `node bench/beside.ts <folder>`: compares calls of signed-in users on this checkout and another one,
// alternately in one run, on both databases. Made for decision 038; useful when a change may slow down
// every call.

type Side = { name: string; url: string; tokens: string[]; stop: () => Promise<unknown> }
type Times = Map<string, number[]>

const rounds = 6
const milliseconds = 1200
const people = 20
const other = process.argv[2]
if (!other) throw new Error('usage: node bench/beside.ts <folder of the other checkout>')

const checkouts = [
  { name: 'here', folder: resolve(import.meta.dirname, '..') },
  { name: 'there', folder: resolve(other) },
]

console.log(describeMachine())
await withFolder(folder => compare('embedded', name => startSide(name, join(folder, name), {})))
const postgres = await startPostgres()
await makeDatabases(postgres.url)
await withFolder(folder =>
  compare('postgresql', name =>
    startSide(name, join(folder, name), { DATABASE_URL: `${postgres.url}/${name}` }),
  ),
)
await postgres.stop()

async function compare(kind: string, start: (name: string) => Promise<Side>) {
  const sides = [await start('there'), await start('here')]
  const times = new Map(sides.map(side => [side.name, new Map<string, number[]>()]))
  for (const side of sides) await measure(side, new Map())
  for (let round = 0; round < rounds; round += 1) {
    const inTurn = round % 2 === 0 ? sides : sides.toReversed()
    for (const side of inTurn) await measure(side, times.get(side.name) ?? new Map())
  }
  for (const side of sides) await side.stop()
  console.log(`\n${kind}\n${writeConsoleTable(listFigures(times))}`)
}

async function makeDatabases(url: string) {
  const { db, close } = openPostgres(`${url}/postgres`)
  for (const { name } of checkouts) await db.execute(sql.raw(`create database ${name}`))
  await close()
}

async function startSide(name: string, dataDir: string, env: NodeJS.ProcessEnv): Promise<Side> {
  const folder = checkouts.find(checkout => checkout.name === name)?.folder ?? '.'
  const { startChildServer }: typeof import('#server/testing/child-server.ts') = await import(
    pathToFileURL(join(folder, 'server/testing/child-server.ts')).href
  )
  const server = await startChildServer(dataDir, { TRUST_PROXY: 'true', LOG_LEVEL: 'error', ...env })
  const tokens = await Promise.all(Array.from({ length: people }, (_, person) => signIn(server.url, person)))
  return { name, url: server.url, tokens, stop: server.stop }
}

async function measure(side: Side, times: Times) {
  const add = (what: string, more: number[]) => times.set(what, [...(times.get(what) ?? []), ...more])
  const [token] = side.tokens
  add(
    'one after the other, own account',
    await time(150, () => expectOk(side, addressOf(readOwnUserCall), token)),
  )
  add('eight at once, own account', await loadOf(side, addressOf(readOwnUserCall)))
  add('eight at once, drafts', await loadOf(side, addressOf(listDraftsCall)))
  add('eight at once, list of forms', await loadOf(side, addressOf(listFormsCall)))
  let isOver = false
  const signIns: number[] = []
  const signingIn = Array.from({ length: 2 }, async (_, place) => {
    while (!isOver) {
      const started = performance.now()
      const fresh = await signIn(side.url, 1000 + signIns.length * 2 + place)
      signIns.push(performance.now() - started)
      for (const path of [addressOf(readOwnUserCall), addressOf(listDraftsCall)])
        await expectOk(side, path, fresh)
    }
  })
  add('eight at once while people sign in, drafts', await loadOf(side, addressOf(listDraftsCall)))
  isOver = true
  await Promise.all(signingIn)
  add('signing in meanwhile', signIns)
}

async function loadOf({ url, tokens }: Side, path: string): Promise<number[]> {
  const headersOf = (request: number) => ({
    'x-session-token': tokens[request % tokens.length] ?? '',
    'x-forwarded-for': `10.1.${request % 200}.${request % 251}`,
  })
  return (await load({ url: `${url}${path}`, milliseconds, connections: 8, headersOf })).times
}

async function signIn(url: string, person: number): Promise<string> {
  const from = `10.2.${person % 200}.${person % 251}`
  const { status, body } = await callJson(url, addressOf(loginCall), { body: adminLogin, from })
  if (status !== 200) throw new Error(`a sign-in answered ${status}`)
  return body.sessionToken
}

async function expectOk({ url }: Side, path: string, token: string | undefined) {
  const { status } = await callJson(url, path, { ...(token && { token }), from: '10.3.0.1' })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
}

function listFigures(times: ReadonlyMap<string, Times>): Figure[] {
  const there = times.get('there') ?? new Map<string, number[]>()
  return [...(times.get('here') ?? new Map<string, number[]>())].flatMap(([what, here]): Figure[] => {
    const before = summarise(there.get(what) ?? [])
    const after = summarise(here)
    return [
      { what: `${what}: there`, ...before, unit: 'ms', note: `${there.get(what)?.length} calls` },
      { what: `${what}: here`, ...after, unit: 'ms', note: `${here.length} calls` },
      {
        what: `${what}: ratio`,
        median: after.median / before.median,
        p95: after.p95 / before.p95,
        unit: 'x',
      },
    ]
  })
}
