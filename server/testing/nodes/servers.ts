import { join } from 'node:path'
import pg from 'pg'
import { newsletterTopics } from '#shared/newsletter.ts'
import { adminLogin, type ChildServer, startChildServer } from '../child-server.ts'
import { templateName } from '../postgresql-template.ts'
import { ask, askUntilAnswered, openJournal } from './journal.ts'
import { openProxy } from './proxy.ts'

type Needs = {
  folder: string
  people: number
  databaseUrl: string
  mailUrl: string
  cluster: { urls: readonly string[] }
}

export type Servers = Awaited<ReturnType<typeof startServers>>
const readers = 40

/** Three servers with all that they need, a proxy before them, and people who have accounts and read the newsletter. */
export async function startServers({ folder, people, databaseUrl, mailUrl, cluster }: Needs) {
  const address = `${databaseUrl}/${templateName}`
  const running: ChildServer[] = []
  /** Where each one answers; one that was started again has another address. */
  const targets: string[] = []
  const database = new pg.Pool({ connectionString: address, max: 1 })
  database.on('error', () => {}) // it is taken away, too

  async function start(at: number) {
    const server = await startChildServer(join(folder, `${at}`), {
      DATABASE_URL: address,
      OPENSEARCH_URL: cluster.urls.join(),
      ANNEXURE_DIR: join(folder, 'annexures'),
      SECRET_KEY: 'what all servers of the test have in common',
      SMTP_URL: mailUrl,
      SEARCH_THREADS: '0',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'fatal',
    })
    running[at] = server
    targets[at] = server.url
  }

  async function kill(at: number) {
    await running[at]?.kill()
  }

  const proxy = await openProxy(targets)
  async function close() {
    await Promise.all(running.map((_, at) => kill(at)))
    await proxy.close()
    await database.end()
  }

  try {
    await start(0) // makes the tables and puts the judgments into the cluster
    await Promise.all([start(1), start(2)])
    await addPeople(database, people)
    await waitForJudgments(proxy.url)
  } catch (failure) {
    await close()
    throw failure
  }
  return { url: proxy.url, targets, database, start, kill, close }
}

/** With the password of the administrator. */
async function addPeople(database: pg.Pool, people: number) {
  const names = [...Array.from({ length: people }, (_, number) => `advocate${number}`), 'suspected']
  await database.query(
    `insert into users (username, email, password_hash, role, status, first_name, usage_limit)
     select name, name || '@example.in', password_hash, 'user', 'approved', name, 100000
     from unnest($1::text[]) as name, (select password_hash from users where username = 'admin') as admin`,
    [names],
  )
  const topics = Object.fromEntries(newsletterTopics.map(topic => [topic, true]))
  await database.query(
    `insert into newsletter_subscriptions (email, preferences, created_at, confirmed_at)
     select 'reader' || number || '@example.in', $1, now(), now() from generate_series(1, ${readers}) as number`,
    [JSON.stringify(topics)],
  )
}

async function waitForJudgments(url: string) {
  const from = '10.4.0.1'
  const { sessionToken: token } = (await ask(`${url}/api/auth/login`, { body: adminLogin, from })).body
  const body = { query: 'anticipatory bail', searchType: 'keyword' }
  const search = () =>
    askUntilAnswered(openJournal(), 'search', `${url}/api/case-law/search`, { token, from, body })
  while ((await search()).body.total === 0) await new Promise(done => setTimeout(done, 200))
}
