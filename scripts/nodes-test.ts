import { parseArgs } from 'node:util'
import { describeOutages, writeFigures } from '#server/testing/nodes/describe.ts'
import { runThroughOutages } from '#server/testing/nodes/outages.ts'
import { startCluster } from '#server/testing/opensearch/cluster.ts'

const usage = `Usage: npm run nodes-test -- [--people 16] [--seconds 10]

Three servers on one PostgreSQL and one OpenSearch, people at work behind a proxy. Kills a server, stops PostgreSQL, kills a node
of OpenSearch, each away for so many seconds and with as many between them, and says what failed, what was lost, and when all was
well. Needs Java 17 and Maven.`

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '10' },
    help: { type: 'boolean' },
  },
})
if (values.help) console.log(usage)
else await run()

async function run() {
  const cluster = await startCluster(3)
  try {
    const calm = Number(values.seconds) * 1000
    const outcome = await runThroughOutages({
      people: Number(values.people),
      calm,
      cluster,
      tell: console.error,
    })
    console.log(writeFigures(outcome))
    const { lost, notOnce, journal } = outcome
    const avoidable = describeOutages(outcome)[0]?.avoidable
    if (avoidable || [...lost, ...notOnce, ...journal.letIn].length > 0) process.exitCode = 1
  } finally {
    await cluster.stop()
  }
}
