import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminLogin, callJson } from '../child-server.ts'
import { startMailServer } from '../mail-server.ts'
import { startPostgres } from '../postgresql-template.ts'
import { type Journal, openJournal } from './journal.ts'
import { type Findings, findLost, settleMails } from './look-back.ts'
import { workAsAdministrator, workAsAdvocate } from './people.ts'
import { type Servers, startServers } from './servers.ts'

export type Cluster = {
  urls: readonly string[]
  kill: (at: number) => Promise<void>
  start: (at: number) => Promise<void>
}
export type OutagePlan = {
  people: number
  /** Milliseconds of undisturbed work before, between and after the outages, and while something is away. */
  calm: number
  cluster: Cluster
  /** What is being done now, for whoever waits. */
  tell?: (what: string) => void
}
/** Something was taken away at `began`, gone at `gone`, and there again at `back`; then people worked until `over`. */
export type Outage = { what: string; began: number; gone: number; back: number; over: number }
export type OutageRun = Findings & { journal: Journal; outages: Outage[] }

type Step = {
  what: string
  before?: () => Promise<void>
  take: () => Promise<unknown>
  bring: () => Promise<unknown>
}

const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

/** Three servers on one PostgreSQL and one OpenSearch, people at work behind a proxy, and one thing after the other taken away. */
export async function runThroughOutages(plan: OutagePlan): Promise<OutageRun> {
  const { people, cluster, tell = () => {} } = plan
  const folder = await mkdtemp(join(tmpdir(), 'munshi-outages-'))
  const [postgres, mail] = await Promise.all([startPostgres(), startMailServer()])
  tell('starting three servers')
  const servers = await startServers({
    folder,
    people,
    databaseUrl: postgres.url,
    mailUrl: mail.url,
    cluster,
  })
  try {
    const journal = openJournal()
    tell('people begin')
    const outages = await work(plan, servers, journal, [
      {
        what: 'a server',
        before: () => sendNewsletter(servers.targets[1] ?? ''),
        take: () => servers.kill(1),
        bring: () => servers.start(1),
      },
      { what: 'PostgreSQL', take: postgres.crash, bring: postgres.startAgain },
      { what: 'a node of OpenSearch', take: () => cluster.kill(2), bring: () => cluster.start(2) },
    ])
    tell('looking back')
    const mails = await settleMails(servers.database, mail.received)
    return { journal, outages, ...mails, lost: await findLost(servers.url, journal) }
  } finally {
    await servers.close()
    await Promise.all([mail.stop(), postgres.stop()])
    await rm(folder, { recursive: true, force: true })
  }
}

async function work({ people, calm, tell }: OutagePlan, servers: Servers, journal: Journal, steps: Step[]) {
  let isOver = false
  const { url, targets } = servers
  const site = { url, listServers: () => [...targets], journal, isOver: () => isOver }
  const atWork = [
    workAsAdministrator(site),
    ...Array.from({ length: people }, (_, number) => workAsAdvocate(site, number)),
  ]
  const stopped = Promise.all(atWork).then(ended)
  stopped.catch(() => {}) // as they all do in the end
  try {
    await Promise.race([pause(calm), stopped])
    const outages: Outage[] = []
    for (const step of steps) {
      tell?.(`${step.what} goes`)
      outages.push(await Promise.race([passOutage(step, calm), stopped]))
    }
    return outages
  } finally {
    isOver = true
    await Promise.all(atWork)
  }
}

function ended(): never {
  throw new Error('people stopped before the end')
}

async function passOutage({ what, before, take, bring }: Step, calm: number): Promise<Outage> {
  await before?.()
  const began = performance.now()
  await take()
  const gone = performance.now()
  await pause(calm)
  await bring()
  const back = performance.now()
  await pause(calm)
  return { what, began, gone, back, over: performance.now() }
}

/** Begun at one server, which dies of it. */
async function sendNewsletter(url: string) {
  const from = '10.2.0.3'
  const { body } = await callJson(url, '/api/auth/login', { body: adminLogin, from })
  const call = { token: body.sessionToken, from }
  const [issue] = (await callJson(url, '/api/newsletter/issues', call)).body
  await callJson(url, `/api/admin/newsletter/issues/${issue.id}/sendings`, { ...call, method: 'POST' })
}
