import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lineOfJudgment } from '#server/caselaw/importing/testing/make-sources.ts'
import { crashRepeatedly } from '#server/testing/crash.ts'
import { copyDataFolder } from '#server/testing/data-template.ts'
import { startPostgres, templateName } from '#server/testing/postgresql-template.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-crash-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const few = { rounds: 4, writeFor: 1200, clients: 8 }
const soon = { timeout: 300_000 }

describe('a server killed under eight clients that write', () => {
  it('has every acknowledged write after the restart, in the embedded database', soon, async () => {
    const { rounds, acknowledged, lost } = await crashRepeatedly({
      ...few,
      dataDir: await copyDataFolder(join(folder, 'embedded')),
    })
    expect(lost).toEqual([])
    expect(rounds).toBe(4)
    expect(acknowledged).toBeGreaterThan(20)
  })

  it('has every one in PostgreSQL', soon, async () => {
    const postgres = await startPostgres()
    const databaseUrl = `${postgres.url}/${templateName}`
    const dataDir = await copyDataFolder(join(folder, 'postgresql'))
    const plan = { ...few, rounds: 2, dataDir, databaseUrl }
    const { acknowledged, lost } = await crashRepeatedly(plan)
    await postgres.stop()
    expect(lost).toEqual([])
    expect(acknowledged).toBeGreaterThan(0)
  })

  it('has every one and the whole library when an import was killed with it', soon, async () => {
    const importFrom = join(folder, 'judgments')
    await mkdir(importFrom)
    for (let number = 0; number < 40; number += 1)
      await writeFile(join(importFrom, `${number}.txt`), lineOfJudgment(number).join('\n'))
    const dataDir = await copyDataFolder(join(folder, 'import'))
    const plan = { ...few, rounds: 2, writeFor: 2500, dataDir, importFrom }
    const { lost, judgments, landmarks } = await crashRepeatedly(plan)
    expect(lost).toEqual([])
    expect((judgments ?? 0) - (landmarks ?? 0)).toBe(40)
  })
})
