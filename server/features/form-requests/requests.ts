import type { z } from 'zod'
import type { Library } from '#server/content/library.ts'
import type { Database } from '#server/db/client.ts'
import { writeRequestAnswered } from '#server/features/mail/letters.ts'
import type { Outbox } from '#server/features/mail/model.ts'
import { AppError } from '#server/lib/app-error.ts'
import { parseWords } from '#server/lib/catalogue-search/words.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { AdminFormRequest, answerRequestBody, formRequestBody } from '#shared/contract/form-requests.ts'
import { type AskedRow, answerRequests, findKey, listAsked, saveRequest } from './store.ts'

export type RequestNeeds = {
  db: Database
  clock: Clock
  outbox: Outbox
  publicUrl: string
  library: Pick<Library, 'summaries' | 'procedures'>
}
type Actor = { id: number; username: string }

/** The list is limited; further requests move up as these are answered. */
const mostListed = 500

export async function askForForm(
  { db, clock }: Pick<RequestNeeds, 'db' | 'clock'>,
  ownerId: number,
  { search, note, place }: z.output<typeof formRequestBody>,
) {
  const key = deriveKey(search)
  const row = await saveRequest(db, { ownerId, search, key, note, place, askedAt: clock() })
  return { search: row.search, note: row.note, askedAt: row.askedAt.toISOString() }
}

export async function listRequests(db: Database): Promise<AdminFormRequest[]> {
  const requests = groupRequests(await listAsked(db, { most: mostListed }))
  return requests.sort((one, other) => Number(one.answeredAt !== null) - Number(other.answeredAt !== null))
}

/** One answer for all who asked for the same; who is told of it is told once. */
export async function answerRequest(
  needs: RequestNeeds,
  actor: Actor,
  id: number,
  { answered, tell }: z.output<typeof answerRequestBody>,
): Promise<AdminFormRequest> {
  const { db, clock } = needs
  const links = tell && findLinks(needs, tell)
  const request = await db.transaction(async tx => {
    const key = await findKey(tx, id)
    if (key === undefined) throw new AppError('not_found', 'This request is no longer there.')
    if (tell) {
      for (const row of await listAsked(tx, { key, most: 1 })) {
        if (row.answeredAt) continue
        const letter = writeRequestAnswered(row, { search: row.search, links: links ?? [], note: tell.note })
        await needs.outbox.enqueue(tx, { id: row.ownerId, email: row.email }, letter)
      }
    }
    await answerRequests(tx, key, {
      answeredAt: answered ? clock() : null,
      answeredBy: answered ? actor.username : null,
    })
    const [request] = groupRequests(await listAsked(tx, { key, most: 1 }))
    if (!request) throw new AppError('not_found', 'This request is no longer there.')
    return request
  })
  needs.outbox.wake()
  return request
}

type Link = { title: string; url: string }

function findLinks(
  { library, publicUrl }: RequestNeeds,
  { form, guide }: { form?: number; guide?: string },
): Link[] {
  const links: Link[] = []
  if (form !== undefined) {
    const found = library.summaries.find(({ id }) => id === form)
    if (!found) throw new AppError('validation', 'This form does not exist.', { field: 'tell.form' })
    links.push({ title: found.title, url: `${publicUrl}/form-builder/${form}` })
  }
  if (guide !== undefined) {
    const found = library.procedures.find(({ slug }) => slug === guide)
    if (!found) throw new AppError('validation', 'This guide does not exist.', { field: 'tell.guide' })
    links.push({ title: found.title, url: `${publicUrl}/procedures/${guide}` })
  }
  return links
}

/** 'Gift Deed' and 'gift  deed' are one request. */
function deriveKey(search: string): string {
  const words = parseWords(search).map(({ text }) => text)
  return words.length > 0 ? words.join(' ') : search.toLowerCase()
}

/** Rows come newest first, so the first row of a request has its latest wording. */
function groupRequests(rows: readonly AskedRow[]): AdminFormRequest[] {
  const groups = Map.groupBy(rows, row => row.key)
  return [...groups.values()].flatMap(group => {
    const [latest] = group
    return latest ? [presentRequest(latest, group)] : []
  })
}

function presentRequest(latest: AskedRow, group: readonly AskedRow[]): AdminFormRequest {
  const open = group.find(row => row.answeredAt === null)
  const { answeredAt, answeredBy } = open ?? latest
  return {
    id: Math.min(...group.map(({ id }) => id)),
    search: latest.search,
    times: group.reduce((sum, { times }) => sum + times, 0),
    lastAskedAt: latest.askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy,
    askers: group.map(
      ({ ownerId, firstName, lastName, username, email, note, place, askedAt, answeredAt }) => ({
        userId: ownerId,
        name: `${firstName} ${lastName}`.trim() || username,
        ...{ email, note, place },
        askedAt: askedAt.toISOString(),
        isOpen: answeredAt === null,
      }),
    ),
  }
}
