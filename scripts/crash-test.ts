import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashRepeatedly } from '#server/testing/crash.ts'

const rounds = Number(process.argv[2] ?? 10)
const folder = await mkdtemp(join(tmpdir(), 'munshi-crash-'))
const { acknowledged, lost } = await crashRepeatedly(folder, rounds, 2000)
await rm(folder, { recursive: true, force: true })
console.log(`${rounds} kills, ${acknowledged} acknowledged writes, ${lost.length} lost`)
process.exitCode = lost.length > 0 ? 1 : 0
