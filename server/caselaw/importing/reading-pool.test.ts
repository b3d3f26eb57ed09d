import { afterAll, expect, it } from 'vitest'
import { createReadingPool } from './reading-pool.ts'
import { makeJudgmentPdf } from './testing/make-sources.ts'

const pool = createReadingPool(2)
afterAll(() => pool.close())

it('a document is read on a thread, and what the source knows stands', async () => {
  const known = { id: 'known', title: 'Known v Title', court: 'Bombay High Court' }
  const reading = await pool.read({ format: 'pdf', bytes: makeJudgmentPdf(0), known })
  expect(reading).toMatchObject({ judgment: { ...known, date: '1999-03-01' } })
})

it('what our own code cannot cope with is a failure of that document only', async () => {
  const words = Buffer.from('1. Some words.')
  const broken = pool.read({ format: 'plain', bytes: words, known: { id: 'Not An Id' } })
  expect(await broken).toMatchObject({ skip: { reason: 'failed' } })
  expect(await pool.read({ format: 'plain', bytes: words, known: {} })).toHaveProperty('judgment')
})
