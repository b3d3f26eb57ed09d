import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { states } from '#shared/states.ts'
import { catalogueSchema } from './form-schema.ts'

it('the question for the State offers every State and Union territory there is, in three languages', () => {
  const file = path.join(import.meta.dirname, '../../content/fields.yaml')
  const { fields } = catalogueSchema.parse(parse(readFileSync(file, 'utf8')))
  expect(fields.state?.type).toBe('select')
  expect(fields.state?.options?.map(({ en }) => en)).toEqual([...states])
  for (const { hi, mr } of fields.state?.options ?? []) expect(hi + mr).not.toMatch(/[a-z]/i)
})
