import type pg from 'pg'
import { adminLogin } from '../child-server.ts'
import type { ReceivedMail } from '../mail-server.ts'
import { ask, type Journal } from './journal.ts'

export type Findings = MailFindings & { lost: string[] }
export type MailFindings = {
  mails: number
  /** Mails that a dead server had in hand: sent again later, with the same Message-ID. */
  inHand: number
  /** All others that did not arrive exactly once. */
  notOnce: string[]
  readers: number
}

type MailRow = { id: number; attempts: number; kind: string }
const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

/** Every mail of the outbox and how often it arrived. What a dead server had in hand is not waited for five minutes. */
export async function settleMails(
  database: pg.Pool,
  received: readonly ReceivedMail[],
): Promise<MailFindings> {
  await untilNothingWaits(database, 'and attempts = 0')
  await database.query("update outbox set next_attempt_at = now() where status = 'queued'")
  await untilNothingWaits(database, '')
  const { rows } = await database.query<MailRow>('select id, attempts, kind from outbox order by id')
  const arrivals = new Map<number, number>()
  for (const { head } of received) {
    const id = Number(/^message-id: <munshi-(\d+)-/im.exec(head)?.[1])
    arrivals.set(id, (arrivals.get(id) ?? 0) + 1)
  }
  const times = ({ id }: MailRow) => arrivals.get(id) ?? 0
  const again = rows.filter(({ attempts }) => attempts > 1)
  const wrong = rows.filter(row => (row.attempts > 1 ? times(row) === 0 : times(row) !== 1))
  return {
    mails: rows.length,
    inHand: again.length,
    notOnce: wrong.map(row => `${row.kind} ${row.id}: ${times(row)} times`),
    readers: rows.filter(({ kind }) => kind === 'newsletter').length,
  }
}

async function untilNothingWaits(database: pg.Pool, condition: string) {
  for (;;) {
    const { rows } = await database.query(
      `select (select count(*) from outbox where status = 'queued' ${condition})
            + (select count(*) from newsletter_sendings where finished_at is null) as waiting`,
    )
    if (Number(rows[0]?.waiting) === 0) return
    await pause(100)
  }
}

/** What was acknowledged and is not there, asked of every server in turn. */
export async function findLost(url: string, { drafts, accounts }: Journal): Promise<string[]> {
  const lost: string[] = []
  for (const [id, { token, from, values }] of drafts) {
    const { status, body } = await ask(`${url}/api/drafts/${id}`, { token, from })
    const isThere = status === 200 && body.values.courtName === values.courtName
    if (!isThere) lost.push(`draft ${id}: ${status} ${JSON.stringify(body.values)}, not ${values.courtName}`)
  }
  const from = '10.2.0.2'
  const { sessionToken: token } = (await ask(`${url}/api/auth/login`, { body: adminLogin, from })).body
  const users: { username: string }[] = (await ask(`${url}/api/admin/users`, { token, from })).body
  const present = new Set(users.map(({ username }) => username))
  for (const username of accounts) if (!present.has(username)) lost.push(`account ${username}`)
  return lost
}
