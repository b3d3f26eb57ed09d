import { ConfigError, parseConfig } from '#server/config.ts'
import { examine } from '#server/doctor/examine.ts'
import type { Finding } from '#server/doctor/finding.ts'

const marks: Record<Finding['state'], string> = { fine: 'ok     ', remark: 'remark ', wrong: 'WRONG  ' }

try {
  const config = parseConfig()
  const counts = { fine: 0, remark: 0, wrong: 0 }
  for await (const { about, state, says } of examine(config)) {
    counts[state] += 1
    console.log(`${marks[state]} ${about}: ${says}`)
  }
  console.log(`\n${counts.fine} in order, ${counts.remark} to know, ${counts.wrong} wrong.`)
  // Engines keep threads and connections of their own.
  process.exit(counts.wrong > 0 ? 1 : 0)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.log(`${marks.wrong} settings: ${error.message}`)
  process.exit(1)
}
