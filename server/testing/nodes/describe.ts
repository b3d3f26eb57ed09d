import { isOutage, type Request } from './journal.ts'
import type { Outage, OutageRun } from './outages.ts'

/** What people met while one thing was away, until the next. */
export type OutageFigures = {
  what: string
  requests: number
  failed: number
  /** Requests that failed though they began when a server was gone already, and another could have answered. */
  avoidable: number
  messages: string[]
  away: number
  /** From the moment in which it was taken to the last answer that failed, and from its coming back. */
  wellAfter: number
  wellAfterBack: number
}

export function describeOutages({
  journal,
  outages,
}: Pick<OutageRun, 'journal' | 'outages'>): OutageFigures[] {
  return outages.map((outage, at) => describeOutage(journal.requests, outage, outages[at + 1]?.began))
}

function describeOutage(
  requests: readonly Request[],
  { what, began, gone, back }: Outage,
  until = Number.POSITIVE_INFINITY,
): OutageFigures {
  const touched = requests.filter(({ ended }) => ended >= began && ended < until)
  const failed = touched.filter(isOutage)
  const last = Math.max(began, ...failed.map(({ ended }) => ended))
  return {
    what,
    requests: touched.length,
    failed: failed.length,
    avoidable: failed.filter(({ began: from }) => from > gone).length,
    messages: [...new Set(failed.map(nameMessage))],
    away: Math.round(back - gone),
    wellAfter: Math.round(last - began),
    wellAfterBack: Math.max(0, Math.round(last - back)),
  }
}

const nameMessage = ({ status, message }: Request) => `${status} ${message ?? 'without a sentence'}`

/** For people to read. */
export function writeFigures(run: OutageRun): string {
  const { journal, lost, mails, inHand, notOnce } = run
  const kinds = Map.groupBy(journal.requests, ({ what }) => what)
  const counts = [...kinds].map(([what, requests]) => `${what} ${requests.length}`).join(', ')
  const lines = describeOutages(run).map(
    ({ what, requests, failed, messages, away, wellAfter, wellAfterBack }) => {
      const told = messages.length > 0 ? ` (${messages.join('; ')})` : ''
      return `${what} away for ${away} ms: ${requests} requests, ${failed} failed${told}, the last one ${wellAfter} ms after it went, ${wellAfterBack} ms after it was back`
    },
  )
  return [
    `${journal.requests.length} requests: ${counts}`,
    ...lines,
    `${journal.drafts.size} drafts and ${journal.accounts.size} accounts acknowledged, ${lost.length} lost`,
    `${mails} mails, ${notOnce.length} not exactly once, ${inHand} taken over from a server that died`,
    `${journal.suspensions} suspensions, ${journal.letIn.length} let in after one`,
  ].join('\n')
}
