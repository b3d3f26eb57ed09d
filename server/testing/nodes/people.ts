import { randomUUID } from 'node:crypto'
import { adminLogin } from '../child-server.ts'
import { ask, askUntilAnswered, type Journal } from './journal.ts'

const formId = 1001
/** People read what they get; with less of it the machine of the test would be what is measured. */
const readingTime = 300
const questions = ['anticipatory bail', 'right to life', 'dying declaration', 'murder AND motive']

export type Site = {
  /** Where people reach it. */
  url: string
  /** The servers behind it that run now. */
  listServers: () => string[]
  journal: Journal
  isOver: () => boolean
}

const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))
export const mailOf = (name: string) => `${name}@example.in`

/** Signs in, then drafts, saves twice, searches and downloads, again and again. */
export async function workAsAdvocate({ url, journal, isOver }: Site, number: number) {
  const from = `10.1.0.${number}`
  const token = await signIn(journal, url, `advocate${number}`, from)
  const call = (what: string, path: string, init: { method?: string; body?: object }) =>
    askUntilAnswered(journal, what, `${url}${path}`, { ...init, token, from })

  for (let round = 0; !isOver(); round += 1) {
    const body = { key: randomUUID(), formId, language: 'en', values: { courtName: `First of ${round}` } }
    const draft = await call('draft', '/api/drafts', { body })
    expectStatus(draft, 201)
    const { id } = draft.body
    let { version } = draft.body
    journal.drafts.set(id, { token, from, values: body.values })
    for (const word of ['second', 'third']) {
      const values = { courtName: `${word} of ${round}` }
      const saved = await call('save', `/api/drafts/${id}`, { method: 'PATCH', body: { version, values } })
      version = readSaved(saved, values)
      journal.drafts.set(id, { token, from, values })
      await pause(readingTime)
    }
    const query = questions[(round + number) % questions.length] ?? ''
    expectStatus(
      await call('search', '/api/case-law/search', { body: { query, searchType: 'keyword' } }),
      200,
    )
    await pause(readingTime)
    const asked = { language: 'en', format: round % 4 ? 'docx' : 'pdf', values: {} }
    expectStatus(await call('download', `/api/forms/${formId}/documents`, { body: asked }), 200)
    await pause(readingTime)
  }
}

type Saved = Awaited<ReturnType<typeof askUntilAnswered>>

/** A try whose answer was lost may have been kept: then the next one finds its own words. */
function readSaved(saved: Saved, values: { courtName: string }): number {
  const { status, tries, body } = saved
  const current = body?.details?.current
  if (status === 409 && tries > 1 && current?.values.courtName === values.courtName) return current.version
  expectStatus(saved, 200)
  return body.version
}

/** Makes accounts, and suspends a person who is at work, whom no server may let in after that. */
export async function workAsAdministrator(site: Site) {
  const { url, journal, isOver } = site
  const from = '10.2.0.1'
  const token = await signIn(journal, url, 'admin', from, adminLogin.email)
  const call = (path: string, init: { method?: string; body?: object }) =>
    askUntilAnswered(journal, 'administer', `${url}${path}`, { ...init, token, from })
  const setStatus = async (id: number, status: string) => {
    const set = await call(`/api/admin/users/${id}/status`, { method: 'PATCH', body: { status } })
    if (set.tries === 1) expectStatus(set, 200)
  }

  for (let round = 0; !isOver(); round += 1) {
    const username = `account${round}`
    const made = await call('/api/admin/users', { body: { username, email: mailOf(username) } })
    if (made.tries === 1) expectStatus(made, 201)
    journal.accounts.add(username)
    const own = await signIn(journal, url, 'suspected', from)
    const { body: user } = await askUntilAnswered(journal, 'administer', `${url}/api/auth/user`, {
      token: own,
      from,
    })
    await setStatus(user.id, 'suspended')
    await knockEverywhere(site, own)
    await setStatus(user.id, 'approved')
    await pause(readingTime)
  }
}

async function knockEverywhere({ listServers, journal }: Site, token: string) {
  journal.suspensions += 1
  const path = '/api/auth/user'
  const answers = await Promise.all(
    listServers().map(server => ask(`${server}${path}`, { token, from: '10.3.0.1' }).catch(() => null)),
  )
  for (const answer of answers) if (answer?.status === 200) journal.letIn.push(`${journal.suspensions}`)
}

async function signIn(journal: Journal, url: string, name: string, from: string, email = mailOf(name)) {
  const body = { email, password: adminLogin.password }
  const answer = await askUntilAnswered(journal, 'sign in', `${url}/api/auth/login`, { body, from })
  expectStatus(answer, 200)
  return String(answer.body.sessionToken)
}

function expectStatus({ status, body }: { status: number; body: unknown }, wanted: number) {
  if (status !== wanted) throw new Error(`answered ${status} in place of ${wanted}: ${JSON.stringify(body)}`)
}
