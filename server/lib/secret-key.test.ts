import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSecretKey } from './secret-key.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-key-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('the key of an installation is made once, for its owner alone, and stays', async () => {
  const where = { DATA_DIR: join(folder, 'data') }
  const [one, other] = await Promise.all([loadSecretKey(where), loadSecretKey(where)])
  expect(one).toHaveLength(32)
  expect(other).toEqual(one)
  expect(await loadSecretKey(where)).toEqual(one)
  expect((await stat(join(where.DATA_DIR, 'second-factor.key'))).mode & 0o777).toBe(0o600)
})

it('SECRET_KEY goes before the file, so that several servers share one', async () => {
  const SECRET_KEY = 'a long enough secret of the operator'
  const [one, other] = await Promise.all(
    ['a', 'b'].map(name => loadSecretKey({ SECRET_KEY, DATA_DIR: join(folder, name) })),
  )
  expect(one).toEqual(other)
})

it('a damaged key stops the start with a sentence', async () => {
  await writeFile(join(folder, 'second-factor.key'), 'short')
  await expect(loadSecretKey({ DATA_DIR: folder })).rejects.toThrow(/second-factor\.key is damaged/)
})
