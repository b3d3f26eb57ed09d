import type { Config } from '#server/config.ts'
import { describeCause } from '#server/db/database-fault.ts'
import { type Examined, examineDatabase } from '#server/db/examine.ts'
import { compareClock } from './check-clock.ts'
import { checkCommonGround } from './check-common-ground.ts'
import { type Finding, talkAbout } from './finding.ts'

const { fine, remark, wrong } = talkAbout('database')

export async function checkDatabase(config: Config): Promise<Finding[]> {
  const which = config.DATABASE_URL ? 'The PostgreSQL database' : 'The embedded database'
  const examined = await examineDatabase(config).catch((error: unknown) => describeCause(error))
  if (typeof examined === 'string') return [wrong(`${which} cannot be opened: ${examined}.`)]
  const isUpToDate = examined.state === 'open' && examined.version === examined.latest
  const common = config.DATABASE_URL && isUpToDate ? await checkCommonGround(config) : []
  return [...describe(which, examined, config), ...common]
}

function describe(which: string, examined: Examined, config: Config): Finding[] {
  if (examined.state === 'empty') return [remark(`${which} is empty: the first start makes its tables.`)]
  if (examined.state === 'in use') return [fine(`${which} is open in a Munshi that is running.`)]
  const clock = config.DATABASE_URL ? [compareClock('the database server', examined.clock)] : []
  return [describeVersion(which, examined), ...clock]
}

function describeVersion(which: string, { version, latest }: { version: number; latest: number }): Finding {
  if (version > latest)
    return wrong(
      `${which} was changed by a newer Munshi than this one; this one will not start. Start the newer one, or restore a backup.`,
    )
  if (version < latest)
    return remark(`${which} answers. The next start brings its tables up to date: make a backup first.`)
  return fine(`${which} answers, and its tables are up to date.`)
}
