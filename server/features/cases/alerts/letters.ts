import { type Letter, type Letterhead, writeClosing } from '#server/features/mail/letters.ts'
import { formatCitation } from '#shared/cases/citations.ts'
import type { CaseReference } from '#shared/contract/cases.ts'
import { fullName } from '#shared/users.ts'

/** A saved search with the judgments that are new to it, best first. */
export type News = { id: number; name: string; found: readonly CaseReference[] }
type Person = { firstName: string; lastName: string; username: string }

/** Of each search; the rest is counted. */
const mostNamed = 10

export function writeNewJudgments(
  to: Person,
  news: readonly News[],
  { publicUrl, stop }: { publicUrl: string; stop: string },
): Letter {
  const total = new Set(news.flatMap(({ found }) => found.map(({ id }) => id))).size
  const text = (head: Letterhead) =>
    [
      `Dear ${fullName(to)},`,
      `${count(total, 'judgment has', 'judgments have')} come into the library that ${news.length === 1 ? 'a search of yours finds' : `${news.length} searches of yours find`}.`,
      ...news.map(one => describe(one, publicUrl)),
      `To choose which searches you are written about: ${publicUrl}/case-law/searches`,
      writeClosing(head),
      '--\nYou get this, at most once a day, because you asked to be told of new judgments. To stop it for all searches:',
      stop,
    ].join('\n\n')
  const subject = `${count(total, 'new judgment', 'new judgments')}: ${shorten(news.map(({ name }) => name).join(', '))}`
  return { kind: 'new-judgments', subject, text, secret: stop, unsubscribeUrl: stop }
}

function describe({ id, name, found }: News, publicUrl: string): string {
  const named = found.slice(0, mostNamed)
  const left = found.length - named.length
  return [
    name,
    ...named.map(
      judgment =>
        `- ${formatCitation({ ...judgment, title: judgment.caseTitle }, 'parallel')}\n  ${publicUrl}/case-law/${judgment.id}`,
    ),
    `${left > 0 ? `and ${left} more. ` : ''}The whole search: ${publicUrl}/case-law/searches/${id}`,
  ].join('\n')
}

function count(number: number, one: string, other: string): string {
  return `${number.toLocaleString('en-IN')} ${number === 1 ? one : other}`
}

function shorten(text: string): string {
  return text.length > 100 ? `${text.slice(0, 99)}…` : text
}
