import { createHash } from 'node:crypto'
import { errors } from '@opensearch-project/opensearch'
import { LibraryBusyError } from '../library/case-index.ts'
import type { EmbeddedText, HashedText, VectorFilling, VectorStore } from '../library/vector-store.ts'
import { createAsk } from './ask-together.ts'
import { type Connection, isThereAlready } from './connection.ts'
import { listNarrowing } from './document.ts'
import { onlyFields, totalOf } from './hits.ts'
import { passages, passageVector, settings, waitWhileNew } from './mapping.ts'
import { send } from './send.ts'
import type { Dsl } from './to-query.ts'
import { takeLease, type WriterLease } from './writer-lease.ts'

/** The uuid is another one when the index has been deleted and made anew. */
type Place = { connection: Connection; index: string; uuid: string }
type Filled = { edition: string | null; of: string }

/** The vectors of a model in the cluster, which compares them. Null if it has not the plugin for that (opensearch-knn). */
export async function openPassages(
  connection: Connection,
  model: string,
  shards: number,
): Promise<VectorStore | null> {
  const index = nameOf(connection, model)
  const { client, state } = connection
  if (!(await makeIndex(client, index, { model, shards }))) return null
  const place = { connection, index, uuid: await loadUuid(client, index) }
  let dimensions = await loadDimensions(place)

  async function begin(): Promise<VectorFilling | null> {
    // The first may have been written by another server.
    dimensions ??= await loadDimensions(place)
    const lease = await takeLeaseOrNull(connection, index)
    if (!lease) return null
    return openFilling(place, lease, async length => {
      if (dimensions !== null) return
      await client.indices.putMapping({ index, body: passageVector(length) as object })
      dimensions = length
    })
  }

  return {
    dimensions: () => dimensions,
    async edition() {
      dimensions ??= await loadDimensions(place)
      const { body } = await client.get({ index: state, id: index }, { ignore: [404] })
      const filled = body._source as Filled | undefined // written by `finish`
      return filled?.of === place.uuid ? filled.edition : null
    },
    isCommon: true,
    begin,
    // It is narrowed by the filters of the search, which compares them.
    nearest: async values => (hasDirection(values) ? { model, values } : []),
    close: async () => {},
  }
}

export function nameOf({ passages }: Connection, model: string): string {
  return `${passages}-${createHash('sha256').update(model).digest('hex').slice(0, 12)}`
}

/** A cluster that does not know the setting has not the plugin. */
async function makeIndex(
  client: Connection['client'],
  index: string,
  { model, shards }: { model: string; shards: number },
): Promise<boolean> {
  const { body: isThere } = await client.indices.exists({ index })
  if (isThere) return true
  try {
    const mappings = { _meta: { model }, ...passages }
    const all = { ...settings, number_of_shards: shards, 'index.knn': true, refresh_interval: '30s' }
    await client.indices.create({ index, body: { settings: all as object, mappings } })
  } catch (failure) {
    if (failure instanceof errors.ResponseError && failure.message.includes('unknown setting [index.knn]'))
      return false
    if (!isThereAlready(failure)) throw failure
  }
  await waitWhileNew(client, [index])
  return true
}

async function loadUuid(client: Connection['client'], index: string): Promise<string> {
  const { body } = await client.indices.getSettings({ index, name: 'index.uuid' })
  return Object.values(body)[0]?.settings?.index?.uuid ?? ''
}

async function loadDimensions({ connection, index }: Place): Promise<number | null> {
  const { body } = await connection.client.indices.getMapping({ index })
  const { properties } = Object.values(body)[0]?.mappings ?? {}
  const { passages } = (properties ?? {}) as {
    passages?: Partial<ReturnType<typeof passageVector>['properties']['passages']>
  }
  return passages?.properties?.vector.dimension ?? null
}

async function takeLeaseOrNull(connection: Connection, id: string): Promise<WriterLease | null> {
  try {
    return await takeLease(connection, `filling ${id}`)
  } catch (failure) {
    if (failure instanceof LibraryBusyError) return null
    throw failure
  }
}

/** Judgments come in the order of their ids, so whoever lies between two of them is no longer in the library. */
async function openFilling(
  { connection, index, uuid }: Place,
  lease: WriterLease,
  setLength: (length: number) => Promise<void>,
): Promise<VectorFilling> {
  const { client, state } = connection
  const ask = createAsk(client)
  let after: string | null = null
  await client.indices.refresh({ index })

  const between = (last: string | null) => ({
    range: { id: { ...(after === null ? {} : { gt: after }), ...(last === null ? {} : { lte: last }) } },
  })
  const remove = (query: Dsl) => client.deleteByQuery({ index, conflicts: 'proceed', body: { query } })

  async function findLacking(next: readonly HashedText[]): Promise<Set<string>> {
    lease.check()
    const ids = next.map(({ id }) => id)
    const last = ids.at(-1) ?? after
    const others = { bool: { filter: [between(last)], must_not: [{ terms: { id: ids } }] } }
    const [known, gone] = await Promise.all([
      ask(index, { ...onlyFields('id', 'hash'), size: ids.length, query: { terms: { id: ids } } }),
      ask(index, { size: 0, query: others }),
    ])
    if (totalOf(gone) > 0) await remove(others)
    after = last
    const { hits } = (known as { hits: { hits: { fields: { id: string[]; hash: string[] } }[] } }).hits
    const hashes = new Map(hits.map(({ fields }) => [fields.id[0], fields.hash[0]]))
    return new Set(next.filter(text => hashes.get(text.id) !== hashOf(text)).map(({ id }) => id))
  }

  async function write(texts: readonly EmbeddedText[]) {
    lease.check()
    const first = texts.flatMap(({ vectors }) => vectors)[0]
    if (first) await setLength(first.length)
    await send(
      connection,
      texts.map(text => ({
        action: { index: { _index: index, _id: text.id } },
        document: {
          ...{ id: text.id, hash: hashOf(text), ...listNarrowing(text.narrowedBy) },
          passages: text.vectors.filter(hasDirection).map(vector => ({ vector })),
        },
      })),
    )
  }

  return {
    findLacking,
    write,
    async finish(edition) {
      lease.check()
      await remove({ bool: { filter: [between(null)] } })
      await client.indices.refresh({ index })
      await client.index({ index: state, id: index, body: { edition, of: uuid } satisfies Filled })
    },
    end: lease.end,
  }
}

/** Of the text, and of what a search is narrowed by. */
function hashOf({ hash, narrowedBy }: HashedText): string {
  const known = JSON.stringify(listNarrowing(narrowedBy))
  return `${hash} ${createHash('sha256').update(known).digest('base64url').slice(0, 12)}`
}

/** Nothing is near a vector of zeros, and the cluster refuses it. */
function hasDirection(vector: readonly number[]): boolean {
  return vector.some(value => value !== 0)
}
