import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { crashRepeatedly } from '#server/testing/crash.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-crash-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a server killed in the middle of writes has every acknowledged one after the restart', async () => {
  const { rounds, acknowledged, lost } = await crashRepeatedly(folder, 4, 1200)
  expect(lost).toEqual([])
  expect(rounds).toBe(4)
  expect(acknowledged).toBeGreaterThan(20)
})
