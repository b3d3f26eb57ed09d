import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { recordAudit } from '#server/features/audit/shared-store.ts'
import { minute } from '#server/lib/clock.ts'
import type { NewsletterIssue } from '#shared/contract/newsletter.ts'
import { writeIssue, writeUnsubscribeLink } from './letters.ts'
import {
  finishSending,
  insertDeliveries,
  insertSending,
  listSendings,
  listWaitingReaders,
  type Reader,
  takeOpenSending,
} from './sending-store.ts'
import { insertLink } from './store.ts'
import type { NewsletterNeeds } from './subscribe.ts'

const batchSize = 100

type Actor = { id: number; username: string }
export type Distributor = ReturnType<typeof createDistributor>

const resumeEvery = minute

/** Sends issues in the background, in batches. What a stop or crash has left is sent on by any server, within a minute. */
export function createDistributor(
  needs: NewsletterNeeds,
  issues: readonly NewsletterIssue[],
  log: FastifyBaseLogger,
) {
  const running = new Map<number, Promise<void>>()
  let isStopping = false

  function run(issue: NewsletterIssue) {
    if (isStopping || running.has(issue.id)) return
    const work = sendAll(needs, issue, () => isStopping)
      .catch(error => log.error({ err: error, issue: issue.id }, 'a newsletter could not be sent to its end'))
      .finally(() => running.delete(issue.id))
    running.set(issue.id, work)
  }

  async function resume() {
    const open = (await listSendings(needs.db)).filter(sending => sending.finishedAt === null)
    for (const issue of issues) if (open.some(sending => sending.issueId === issue.id)) run(issue)
  }

  const resuming = setInterval(
    () => resume().catch(error => log.warn({ err: error }, 'newsletters could not be looked for')),
    resumeEvery,
  ).unref()

  return {
    /** The first call starts the sending; a later one sends only to those who have not had the issue. */
    send: async (actor: Actor, issue: NewsletterIssue) => {
      await startSending(needs, actor, issue)
      run(issue)
    },
    resume,
    stop: async () => {
      isStopping = true
      clearInterval(resuming)
      await Promise.all(running.values())
    },
  }
}

async function startSending({ db, clock }: NewsletterNeeds, actor: Actor, issue: NewsletterIssue) {
  await db.transaction(async tx => {
    const at = clock()
    const sending = { issueId: issue.id, startedBy: actor.username, startedAt: at }
    if (!(await insertSending(tx, sending))) return
    await recordAudit(tx, {
      at,
      actorId: actor.id,
      actor: actor.username,
      action: 'send',
      subjectType: 'newsletter',
      subjectId: issue.id,
      after: { title: issue.title, category: issue.category },
    })
  })
}

export async function sendAll(
  needs: NewsletterNeeds,
  issue: NewsletterIssue,
  isStopping: () => boolean = () => false,
  most = batchSize,
): Promise<void> {
  while (!isStopping() && (await sendBatch(needs, issue, most)));
}

/** Mail, unsubscribe link and delivery row are written in one transaction. False when nobody is left. */
async function sendBatch(needs: NewsletterNeeds, issue: NewsletterIssue, most: number): Promise<boolean> {
  const { db, clock } = needs
  return db.transaction(async tx => {
    if (!(await takeOpenSending(tx, issue.id))) return false
    const now = clock()
    const readers = await listWaitingReaders(tx, issue.id, issue.category, most)
    if (readers.length === 0) {
      await finishSending(tx, issue.id, now)
      return false
    }
    await insertDeliveries(tx, issue.id, readers, now)
    for (const reader of readers) await sendTo(needs, tx, reader, issue)
    return true
  })
}

async function sendTo(
  { outbox, publicUrl, clock }: NewsletterNeeds,
  tx: Database,
  reader: Reader,
  issue: NewsletterIssue,
) {
  const token = await insertLink(tx, {
    subscriptionId: reader.id,
    purpose: 'unsubscribe',
    createdAt: clock(),
  })
  const letter = writeIssue(issue, writeUnsubscribeLink(publicUrl, token))
  await outbox.enqueue(tx, { id: reader.userId, email: reader.email }, letter)
}
