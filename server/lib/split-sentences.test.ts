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

  it('do not end inside the name of a person, a State, a document or an exhibit', () => {
    for (const text of [
      'In B.S. Joshi this Court upheld the powers.',
      'It was made under the U.P. Lokayukta Act.',
      'By G.O. Ms.No. 22 dated 28.02.2006 they were regularised.',
      'Ext. P-4 and Ex.P. 52 cannot be used.',
      'He filed Misc. Application 4.',
    ])
      expect(splitSentences(text)).toHaveLength(1)
    expect(splitSentences('He came at 4 P.M. The accused fled.')).toHaveLength(2)
    expect(splitSentences('He was convicted under s. 302 I.P.C. The State appealed.')).toHaveLength(2)
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
