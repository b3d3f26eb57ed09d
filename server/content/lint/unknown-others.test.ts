import { describe, expect, it } from 'vitest'
import { draftOf } from './testing/drafts.ts'
import { withRespondents } from './testing/other-side.ts'
import { othersNeedNotBeKnown } from './unknown-others.ts'

const found = (more?: string) =>
  othersNeedNotBeKnown(draftOf({ yaml: withRespondents(more) })).map(({ message }) => message.split(' ')[0])

describe('what must be answered of several on the other side', () => {
  it('is told where it is the parentage, but not of those who file', () => {
    expect(found()).toEqual(["'respondentParentage'"])
  })

  it('is told where a question of the form asks for a phone', () => {
    const phone =
      ' }\n  - { name: respondentPhone, group: respondents, label: { en: Phone, hi: फ़ोन, mr: दूरध्वनी }, type: text, required: true'
    expect(found(`, other side: true${phone}`)).toEqual(["'respondentPhone'"])
  })

  it.each([', other side: true', ', kinds: [individual, company]'])(
    'is no more than name and address where the party says%s',
    more => {
      expect(found(more)).toEqual([])
    },
  )
})
