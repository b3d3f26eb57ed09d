import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.unknown().optional(), dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
})

const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const installed = Object.entries(packages).filter(([path]) => path !== '')

const permissive =
  /^(MIT|MIT-0|ISC|0BSD|Unlicense|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|OFL-1\.1|MIT OR Apache-2\.0|MIT AND OFL-1\.1|\(AFL-2\.1 OR BSD-3-Clause\))$/

/** Both are MIT; their packages declare it in a field that npm no longer reads. */
const undeclared = ['node_modules/json-bignum', 'node_modules/base-64']

it('nothing in the lock file is under the GPL or its relatives, on no platform', () => {
  expect(installed.filter(([, { license }]) => /GPL|SSPL|BUSL/i.test(String(license)))).toEqual([])
})

it('all that ships is under a licence that asks for no more than its notice', () => {
  const shipped = installed.filter(([path, { dev }]) => !dev && !undeclared.includes(path))
  expect(shipped.length).toBeGreaterThan(100)
  expect(shipped.filter(([, { license }]) => !permissive.test(String(license)))).toEqual([])
})
