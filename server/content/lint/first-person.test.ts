import { describe, expect, it } from 'vitest'
import { speakersAreOfEitherSex } from './first-person.ts'
import { added, draftOf } from './testing/drafts.ts'

const found = (hi: string) => speakersAreOfEitherSex(draftOf({ hi: added(hi) })).length

describe('the verb of a speaker in Hindi', () => {
  it.each([
    '1. मैं शपथपूर्वक कथन करती हूँ।',
    '1. मैं शुल्क दूँगा।',
    '1. मैं दो वर्ष से यहाँ रह रहा हूं।',
    '1. मैं {applicants: करता हूँ | करते हैं}।',
  ])('is told where it shows a man or a woman: %s', text => {
    expect(found(text)).toBe(1)
  })

  it.each([
    '1. मैं {applicants: करता हूँ | करती हूँ | करते हैं}।',
    '1. मैं आवेदक हूँ और मेरा कथन है।',
    '1. मैं मृतक का नामनिर्देशिती हूँ।',
    '1. आवेदक शुल्क देगा।',
  ])('is left alone where it does not: %s', text => {
    expect(found(text)).toBe(0)
  })

  it('is left alone in the paper of a wife', () => {
    const wife = (text: string) =>
      text.replace(
        '\n  - { use: place',
        '\n  - { name: wifeName, group: facts, label: { en: Wife, hi: पत्नी, mr: पत्नी }, type: text, required: true }\n  - { use: place',
      )
    const draft = draftOf({ yaml: wife, hi: added('1. मैं, {wifeName}, कथन करती हूँ।') })
    expect(speakersAreOfEitherSex(draft)).toEqual([])
  })
})
