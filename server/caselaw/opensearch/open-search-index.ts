import { second } from '#server/lib/clock.ts'
import type { CaseIndex } from '../library/case-index.ts'
import { connect, tellIfUnreachable } from './connection.ts'
import { loadState } from './editions.ts'
import { createIndexes } from './mapping.ts'
import { type OpenEdition, type OpenSearchLaw, openEdition } from './open-snapshot.ts'
import { openPassages } from './passages.ts'
import { prepareDocuments } from './prepared-documents.ts'
import { openSharedVectors } from './shared-vectors.ts'
import { createTouched } from './word-counts.ts'
import { openWriter } from './writer.ts'

export type OpenSearchIndexOptions = {
  /** The nodes' addresses, separated by commas. */
  addresses: string
  /** What the names of our indexes begin with. */
  prefix?: string
  /** Into how many parts a new library is divided; one that is there stays as it is. */
  shards?: number | undefined
} & Partial<OpenSearchLaw>

/** Another process may publish. */
const checkEvery = 2 * second

/** The case index on a cluster of OpenSearch: judgments, who cites whom and words are indexes there. */
export function openOpenSearchIndex({
  addresses,
  prefix = 'munshi',
  shards = 1,
  relatedSections = () => [],
  thesaurus = () => [],
}: OpenSearchIndexOptions): CaseIndex {
  const connection = connect(addresses, prefix)
  const touched = createTouched()
  const prepared = prepareDocuments()
  let isMade = false
  let current: { edition: number; opened: Promise<OpenEdition> } | null = null
  let checkedAt = 0

  async function makeOnce() {
    if (isMade) return
    await createIndexes(connection, shards)
    isMade = true
  }

  async function findEdition(): Promise<OpenEdition> {
    await makeOnce()
    if (current && Date.now() - checkedAt < checkEvery) return current.opened
    const { edition } = await loadState(connection)
    checkedAt = Date.now()
    if (current?.edition === edition) return current.opened
    const opened = openEdition({ connection, edition }, { relatedSections, thesaurus })
    current = { edition, opened }
    // The next question tries again.
    opened.catch(() => {
      if (current?.opened === opened) current = null
    })
    return opened
  }

  return {
    withSnapshot: work => tellIfUnreachable(findEdition().then(open => work(open()))),
    landmarks: async () => (await tellIfUnreachable(loadState(connection))).landmarks,
    prepare: prepared.prepare,
    async beginWrite() {
      await tellIfUnreachable(makeOnce())
      const writer = await tellIfUnreachable(openWriter(connection, touched, prepared))
      return {
        put: judgments => tellIfUnreachable(writer.put(judgments)),
        remove: ids => tellIfUnreachable(writer.remove(ids)),
        publish: async landmarks => {
          await tellIfUnreachable(writer.publish(landmarks))
          checkedAt = 0
        },
        close: writer.close,
      }
    },
    complete: async () => {},
    vectors: openSharedVectors(connection),
    openVectors: model => tellIfUnreachable(makeOnce().then(() => openPassages(connection, model, shards))),
    close: () => connection.client.close(),
  }
}
