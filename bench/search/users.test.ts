import { describe, expect, it } from 'vitest'
import { caseSearchBody } from '#shared/contract/cases.ts'
import { askTogether, users } from './users.ts'

const ask = (query: string) => caseSearchBody.parse({ query, searchType: 'keyword' })
const types = [{ type: 'keyword' as const, questions: ['a', 'b', 'c'].map(ask) }]

describe('users who search at once', () => {
  it('all wait for an answer before any has two', async () => {
    let waiting = 0
    let most = 0
    const { times } = await askTogether({
      types,
      ask: async () => {
        waiting += 1
        most = Math.max(most, waiting)
        await new Promise(done => setTimeout(done, 1))
        waiting -= 1
      },
      goesOn: turn => turn < 3,
    })
    expect(most).toBe(users)
    expect(times).toHaveLength(users * 3)
  })

  it('ask other questions, in turn', async () => {
    const asked: string[] = []
    await askTogether({
      types,
      ask: async ({ query }) => asked.push(query),
      goesOn: turn => turn < 1,
    })
    expect(new Set(asked)).toEqual(new Set(['a', 'b', 'c']))
  })
})
