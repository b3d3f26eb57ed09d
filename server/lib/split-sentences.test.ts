import { describe, expect, it } from 'vitest'
import { splitSentences } from './split-sentences.ts'

describe('sentences', () => {
  it('do not end at short forms, initials or section numbers', () => {
    const text = 'In Ram v. State the charge was under s. 302. Mr. A. B. Rao appeared. It failed.'
    expect(splitSentences(text).map(sentence => sentence.text)).toEqual([
      'In Ram v. State the charge was under s. 302.',
      'Mr. A. B. Rao appeared.',
      'It failed.',
    ])
  })

  it('lose nothing of the text', () => {
    const text = 'One? Two! Three. “Four.” Five'
    expect(
      splitSentences(text)
        .map(sentence => sentence.text)
        .join(' '),
    ).toBe(text)
  })
})
