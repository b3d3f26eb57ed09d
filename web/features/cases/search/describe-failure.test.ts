import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#shared/errors.ts'
import { ApiError } from '#web/api.ts'
import { words } from '../testing/words.ts'
import { describeFailure } from './describe-failure.ts'

const answered = (status: number, body: ErrorBody) => new ApiError(status, '', JSON.stringify(body))
const sentence = 'Search failed. Please try again with different keywords.'

describe('a search that failed', () => {
  it('is told in the words of the product, not of the engine', () => {
    const failure = describeFailure(
      answered(503, { code: 'unavailable', message: 'AI search failed' }),
      true,
      words,
    )
    expect(failure).toEqual({ title: sentence, message: undefined, canRetry: true })
    expect(describeFailure(new TypeError('Failed to fetch'), true, words).title).toBe(sentence)
  })

  it('says that the limit of the month is reached, as the server puts it', () => {
    const body: ErrorBody = { code: 'limit_reached', message: 'Your 100 are used.', suggestion: 'Ask us.' }
    expect(describeFailure(answered(429, body), true, words)).toEqual({
      title: 'This month’s searches are used up',
      message: 'Your 100 are used.',
      hint: 'Ask us.',
      canRetry: true,
    })
  })

  it('says what can be mended', () =>
    expect(
      describeFailure(answered(400, { code: 'validation', message: 'At most 200 letters' }), true, words),
    ).toEqual({ title: sentence, message: 'At most 200 letters', canRetry: true }))

  it('says that one is offline, unless the server was reached', () => {
    expect(describeFailure(new TypeError('Failed to fetch'), false, words).title).toBe('You are offline')
    expect(describeFailure(answered(500, { code: 'internal', message: 'x' }), false, words).title).toBe(
      sentence,
    )
  })

  it('does not offer to look again for a search that is no longer kept', () =>
    expect(describeFailure(answered(404, { code: 'not_found', message: 'Gone.' }), true, words)).toEqual({
      title: 'This search is no longer kept',
      message: 'Gone.',
      canRetry: false,
    }))
})
