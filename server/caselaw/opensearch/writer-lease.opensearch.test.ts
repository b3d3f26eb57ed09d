import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { nodeUrls } from '#server/testing/opensearch/test-cluster.ts'
import { LibraryBusyError } from '../library/case-index.ts'
import { connect } from './connection.ts'
import { createIndexes } from './mapping.ts'
import { openForTests } from './testing/open-for-tests.ts'
import { takeLease } from './writer-lease.ts'

const renewed = 5000

describe.skipIf(nodeUrls.length === 0)('the right to write', () => {
  const library = openForTests(nodeUrls.join())
  const connection = connect(nodeUrls.join(), library.prefix)
  afterAll(async () => {
    await connection.client.close()
    await library.close()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('is free as soon as it is given back, also in the midst of a renewal, and is not lost to a slow one', async () => {
    await createIndexes(connection, 1)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const lease = await takeLease(connection)
    await expect(takeLease(connection)).rejects.toThrow(LibraryBusyError)
    const renewals = holdRenewals()
    vi.advanceTimersByTime(2 * renewed)
    const ended = lease.end()
    renewals.goOn()
    await ended
    expect(renewals.count()).toBe(2)
    expect(() => lease.check()).not.toThrow()
    await (await takeLease(connection)).end()
  })

  /** The cluster has renewed it at once, but its answer is late. */
  function holdRenewals() {
    const { client } = connection
    const write = client.index.bind(client)
    let goOn = () => {}
    const held = new Promise<void>(done => {
      goOn = done
    })
    const spy = vi.spyOn(client, 'index').mockImplementation((async (
      request: Parameters<typeof write>[0],
    ) => {
      const answer = await write(request)
      await held
      return answer
    }) as typeof client.index)
    return { goOn: () => goOn(), count: () => spy.mock.calls.length }
  }
})
