import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOutages, writeFigures } from '#server/testing/nodes/describe.ts'
import { type OutageRun, runThroughOutages } from '#server/testing/nodes/outages.ts'
import { canKillNodes, killNode, nodeUrls, startNode } from '#server/testing/opensearch/test-cluster.ts'

/** 'npm run nodes-test' does the same for longer. */
describe.skipIf(!canKillNodes)('three servers with sixteen people at work', () => {
  let run: OutageRun
  beforeAll(async () => {
    const cluster = { urls: nodeUrls, kill: killNode, start: startNode }
    run = await runThroughOutages({ people: 16, calm: 1500, cluster })
    console.log(writeFigures(run))
  }, 300_000)
  afterAll(async () => {
    await fetch(`${nodeUrls[0]}/munshi-*`, { method: 'DELETE' })
  })
  const figures = () => describeOutages(run)

  it('lose nothing that they acknowledged, whatever is taken from them', () => {
    expect(run.journal.drafts.size).toBeGreaterThan(30)
    expect(run.journal.accounts.size).toBeGreaterThan(3)
    expect(run.lost).toEqual([])
  })

  it('fail only what a server that is killed had in hand', () => {
    expect(figures()[0]).toMatchObject({ what: 'a server', avoidable: 0 })
  })

  it('say clearly what happened to a request that failed, and do it when it is asked again', () => {
    const said = new Set(figures().flatMap(({ messages }) => messages))
    const known = [
      '502 The server was interrupted. Please try again.',
      '503 Search is not available right now',
      expect.stringMatching(/^503 The database cannot be reached .* try again/),
    ]
    for (const message of said) expect(known).toContainEqual(message)
    const last = run.journal.requests.filter(({ began }) => began > (run.outages.at(-1)?.over ?? 0))
    expect(last.filter(({ status }) => status >= 500)).toEqual([])
  })

  it('send each mail once, and each reader the newsletter, though the server that began to send it was killed', () => {
    expect(run.mails).toBeGreaterThan(40)
    expect(run.notOnce).toEqual([])
    expect(run.readers).toBe(40)
  })

  it('let nobody in who was suspended at another server', () => {
    expect(run.journal.suspensions).toBeGreaterThan(3)
    expect(run.journal.letIn).toEqual([])
  })
})
