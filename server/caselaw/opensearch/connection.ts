import { Client, errors } from '@opensearch-project/opensearch'
import { AppError, StartError } from '#server/lib/app-error.ts'

/** The cluster and the names of our indexes in it. Several libraries may share a cluster, each with a prefix. */
export type Connection = {
  client: Client
  judgments: string
  edges: string
  words: string
  state: string
  vectors: string
  /** The beginning of its name: there is one for each embedding model. */
  passages: string
}

/** Addresses separated by commas; user and password may stand in them, and `https:` is TLS. */
export function connect(addresses: string, prefix: string): Connection {
  const nodes = addresses.split(',').map(one => one.trim())
  const client = new Client({
    nodes,
    requestTimeout: 30_000,
    maxRetries: nodes.length,
    // To look through each answer for names that could spoil an object takes longer than to read it. None of ours is copied by its names.
    disablePrototypePoisoningProtection: true,
  })
  return {
    client,
    judgments: `${prefix}-judgments`,
    edges: `${prefix}-edges`,
    words: `${prefix}-words`,
    state: `${prefix}-state`,
    vectors: `${prefix}-vectors`,
    passages: `${prefix}-passages`,
  }
}

/** An answer from a part of the library would look like a whole one. */
export class PartMissing extends Error {}

/** What the operator is told, who may have to mend something. */
function explain(failure: unknown): string | null {
  if (hasStatus(failure, 401, 403))
    return 'OpenSearch refuses the user and password in OPENSEARCH_URL, or that user has no right to what was asked.'
  const { message } = failure instanceof errors.ConnectionError ? failure : { message: '' }
  if (/certificate|self.signed/i.test(message))
    return `The certificate of OpenSearch is not trusted (${message}). Name the file of its authority in NODE_EXTRA_CA_CERTS.`
  return isUnreachable(failure) ? 'OpenSearch does not answer at the addresses in OPENSEARCH_URL.' : null
}

/** Whoever searches while no node answers is told so; the next search tries again. */
export async function tellIfUnreachable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (failure) {
    const explanation = explain(failure)
    if (explanation === null) throw failure
    const told = new AppError('unavailable', 'Search is not available right now', { retryAfter: 5 })
    told.cause = new StartError(explanation)
    throw told
  }
}

export function isUnreachable(failure: unknown): boolean {
  if (failure instanceof PartMissing) return true
  if (failure instanceof errors.ResponseError) return failure.statusCode === 503 || failure.statusCode === 429
  return (
    failure instanceof errors.ConnectionError ||
    failure instanceof errors.TimeoutError ||
    failure instanceof errors.NoLivingConnectionsError
  )
}

export function isThereAlready(failure: unknown): boolean {
  return failure instanceof errors.ResponseError && failure.message.includes('resource_already_exists')
}

/** A document that is not there, or one that somebody else has changed. */
export function hasStatus(failure: unknown, ...statuses: number[]): boolean {
  return failure instanceof errors.ResponseError && statuses.includes(failure.statusCode ?? 0)
}
