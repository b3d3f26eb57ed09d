import type { FastifyBaseLogger } from 'fastify'
import type { Transporter } from 'nodemailer'
import type { Database } from '#server/db/client.ts'
import { type Clock, day, hour, minute, second } from '#server/lib/clock.ts'
import type { Outbox } from './model.ts'
import { claimDueMail, extendLease, type MailRow, markSent, markUnsent } from './store.ts'

const backOff = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour]
/** A mail older than this is not sent but marked as failed; the administrator may send it again. */
const giveUpAfter = 3 * day
const lease = 5 * minute
const renewEvery = minute
const idlePoll = 15 * second
const afterCommit = 100
/** A mail server that does not answer within this time is treated as unreachable. */
const timeouts = { connectionTimeout: 30 * second, greetingTimeout: 30 * second, socketTimeout: 90 * second }

type Settings = {
  SMTP_URL?: string
  MAIL_FROM: string
  /** What an administrator has set since; asked for each mail. */
  readSender?: () => Sender
}
/** Empty: the sender is MAIL_FROM, and replies go to the sender. */
export type Sender = { senderName: string; senderEmail: string; replyTo: string }
type PlainMail = { to: string; subject: string; text: string }

export type MailSender = {
  stop: () => Promise<void>
  sendDue: () => Promise<void>
  /** Past the outbox. Says from whom it went, and what the mail server had against it. */
  sendNow: (mail: PlainMail) => Promise<{ from: string; reason: string | null }>
}

/** Sends what is due, one round at a time: at once when something is queued, and every few seconds for the rest. */
export function startMailSender(
  db: Database,
  outbox: Outbox,
  settings: Settings,
  clock: Clock,
  log: FastifyBaseLogger,
): MailSender {
  if (!settings.SMTP_URL) return noSender
  const server = { url: settings.SMTP_URL, ...timeouts }
  let transport: Promise<Transporter> | undefined
  /** Sent, but not yet recorded in the database: recorded later, not sent again. */
  const untold = new Map<number, Date>()
  let round = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let nextRoundAt = Number.POSITIVE_INFINITY
  let pause = afterCommit
  let stopped = false

  /** Imported with the first mail. */
  function openTransport(): Promise<Transporter> {
    transport ??= import('nodemailer').then(({ default: { createTransport } }) => createTransport(server))
    return transport
  }

  function schedule(delay: number) {
    // A steady stream of new mails must not postpone the next round: a round is only ever brought forward.
    if (stopped || performance.now() + delay >= nextRoundAt) return
    clearTimeout(timer)
    nextRoundAt = performance.now() + delay
    timer = setTimeout(startRound, delay).unref()
  }

  function startRound() {
    nextRoundAt = Number.POSITIVE_INFINITY
    // The transaction of the mail that woke the sender may still be open: look again soon, then less and less often.
    pause = Math.min(pause * 3, idlePoll)
    void sendDue().finally(() => schedule(pause))
  }

  function wake() {
    pause = afterCommit
    schedule(pause)
  }

  function sendDue(): Promise<void> {
    round = round.then(sendRound).catch(error => log.error({ err: error }, 'the outbox could not be read'))
    return round
  }

  /** Mails are taken and sent one by one, so that a stop waits for at most one. */
  async function sendRound() {
    // Before another server takes what was sent and could not be recorded while the database was away.
    for (const [id, sentAt] of untold) await recordSent(id, sentAt)
    while (!stopped) {
      const now = clock()
      const mail = await claimDueMail(db, now, endLease())
      if (!mail) return
      const sentAt = await send(mail)
      if (sentAt) await recordSent(mail.id, sentAt)
    }
  }

  const endLease = () => new Date(clock().getTime() + lease)

  async function recordSent(id: number, sentAt: Date) {
    untold.set(id, sentAt)
    await markSent(db, id, sentAt)
    untold.delete(id)
  }

  async function send(mail: MailRow): Promise<Date | undefined> {
    const renewal = setInterval(() => renew(mail.id), renewEvery).unref()
    try {
      refuseOld(mail, clock())
      await (await openTransport()).sendMail({
        ...readHead(settings),
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        messageId: `<munshi-${mail.id}-${mail.createdAt.getTime()}@outbox>`,
        headers: listHeaders(mail),
      })
      return clock()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ mail: mail.id, reason }, 'a mail could not be sent')
      await markUnsent(db, mail.id, planRetry(mail, reason, clock()))
      return undefined
    } finally {
      clearInterval(renewal)
    }
  }

  async function sendNow(mail: PlainMail) {
    const head = readHead(settings)
    const from = typeof head.from === 'string' ? head.from : `${head.from.name} <${head.from.address}>`
    try {
      await (await openTransport()).sendMail({ ...head, ...mail })
      return { from, reason: null }
    } catch (error) {
      return { from, reason: error instanceof Error ? error.message : String(error) }
    }
  }

  function renew(id: number) {
    extendLease(db, id, endLease()).catch(error => log.warn({ err: error }, 'a mail is still being sent'))
  }

  outbox.listen(wake)
  wake()
  return {
    sendDue,
    sendNow,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await round
      const opened = await transport
      opened?.close()
    },
  }
}

const noSender: MailSender = {
  stop: async () => {},
  sendDue: async () => {},
  sendNow: async () => ({ from: '', reason: 'no mail server is set' }),
}

function readHead({ MAIL_FROM, readSender }: Settings) {
  const { senderName = '', senderEmail = '', replyTo = '' } = readSender?.() ?? {}
  const from = senderEmail ? { name: senderName, address: senderEmail } : MAIL_FROM
  return { from, ...(replyTo && { replyTo }) }
}

/** One click in the mail program is enough (RFC 8058). */
function listHeaders({ unsubscribeUrl }: MailRow): Record<string, string> {
  if (!unsubscribeUrl) return {}
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function refuseOld(mail: MailRow, now: Date) {
  if (now.getTime() - mail.createdAt.getTime() > giveUpAfter) throw new Error('not delivered within 3 days')
}

export function planRetry(mail: Pick<MailRow, 'attempts' | 'createdAt'>, reason: string, now: Date) {
  const wait = backOff[Math.min(mail.attempts, backOff.length) - 1] ?? minute
  const next = new Date(now.getTime() + wait)
  const isOver = next.getTime() - mail.createdAt.getTime() > giveUpAfter
  return {
    status: isOver ? 'failed' : 'queued',
    nextAttemptAt: next,
    lastError: reason.slice(0, 500),
  } as const
}
