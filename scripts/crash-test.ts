import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { crashRepeatedly } from '#server/testing/crash.ts'
import { startPostgres, templateName } from '#server/testing/postgresql-template.ts'

const usage = `Usage: npm run crash-test -- [--rounds 10] [--clients 8] [--seconds 2] [--database embedded|postgresql|both] [--import folder]

Kills the server under writing clients and looks for every acknowledged write after each restart. With --import the
import of a folder of judgments runs meanwhile and is killed too; its last run must end well.`

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    clients: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '2' },
    database: { type: 'string', default: 'both' },
    import: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help) console.log(usage)
else for (const kind of ['embedded', 'postgresql'] as const) if (isWanted(kind)) await run(kind)

function isWanted(kind: string): boolean {
  return values.database === 'both' || values.database === kind
}

async function run(kind: 'embedded' | 'postgresql') {
  const folder = await mkdtemp(join(tmpdir(), 'munshi-crash-'))
  const postgres = kind === 'postgresql' ? await startPostgres() : undefined
  const { rounds, acknowledged, lost, slowestStart, judgments } = await crashRepeatedly({
    dataDir: folder,
    rounds: Number(values.rounds),
    clients: Number(values.clients),
    writeFor: Number(values.seconds) * 1000,
    databaseUrl: postgres && `${postgres.url}/${templateName}`,
    importFrom: values.import,
  })
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
  const library = judgments === undefined ? '' : `, ${judgments} judgments in the library`
  console.log(
    `${kind}: ${rounds} kills, ${acknowledged} acknowledged writes, ${lost.length} lost, slowest start ${slowestStart} ms${library}`,
  )
  if (lost.length > 0) process.exitCode = 1
}
