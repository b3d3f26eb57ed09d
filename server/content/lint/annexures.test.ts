import { describe, expect, it } from 'vitest'
import { type Changes, swap } from '../fixtures/skeleton-sources.ts'
import { annexuresAreAskedFor } from './annexures-asked.ts'
import { annexuresAreThere } from './missing-annexures.ts'
import { annexed, annexedIf, annexedTwice } from './testing/annexed.ts'
import { added, asks, draftOf } from './testing/drafts.ts'

describe('the lint of annexures', () => {
  it.each([
    'Proof of age: {place}',
    'The cheque, in original',
    'Original of the receipt',
    'Copy of the letter, with the postal receipt',
  ])('tells an annexure that stands under no condition: %s', title => {
    const found = (changes: (text: string) => string) =>
      annexuresAreAskedFor(draftOf({ yaml: text => changes(annexed(title)(text)) }))
    expect(found(text => text)).toHaveLength(1)
    expect(found(swap('} }\n\nsample:', '}, show if: place is answered }\n\nsample:'))).toEqual([])
  })

  it('refuses a name that one of them had before and another has', () => {
    const was = (name: string) => () =>
      draftOf({
        yaml: text =>
          annexedTwice('Copy', 'Receipt')(text).replace('} }\n    other', `}, was: [${name}] }\n    other`),
      })
    expect(was('other')).toThrow("must not list what one of them says that it 'was'")
    expect(was('gone')().view.annexures?.list[0]).toMatchObject({ name: 'deed', was: ['gone'] })
  })

  it.each([
    ['en', 'Copies of this application with its annexures are filed.'],
    ['en', 'The documents on which the applicant relies are listed.'],
    ['hi', 'प्रस्तुत दस्तावेज अपने मूल की सत्य प्रतियाँ हैं।'],
    ['hi', 'अनुलग्नकों की सूची साथ है।'],
    ['mr', 'दाखल केलेले दस्तऐवज मूळ दस्तऐवजांच्या खऱ्या प्रती आहेत.'],
    ['mr', 'परिशिष्टे खरी आहेत.'],
  ])('hears in %s that there are annexures: %s', (language, words) => {
    const found = (changes: Changes) =>
      annexuresAreThere(draftOf({ ...changes, [language]: added(`1. ${words}`) }))
    expect(found({ yaml: annexedIf('place is answered') })).toHaveLength(1)
    expect(found({ yaml: annexed('Copy of the deed') })).toEqual([])
    expect(found({})).toEqual([])
  })

  it.each([
    ['en', 'I have read the petition and its annexures.'],
    ['en', 'Every copy filed is a true copy of its original.'],
    ['hi', 'मैंने याचिका और उसके अनुलग्नक पढ़ लिए हैं।'],
    ['hi', 'प्रस्तुत प्रत्येक प्रति अपने मूल की सत्य प्रति है।'],
    ['mr', 'मी याचिका व तिची परिशिष्टे वाचली आहेत.'],
    ['mr', 'दाखल केलेली प्रत्येक प्रत मूळ दस्तऐवजाची खरी प्रत आहे.'],
  ])('lets be said in %s without annexures: %s', (language, words) => {
    const draft = draftOf({ yaml: annexedIf('place is answered'), [language]: added(`1. ${words}`) })
    expect(annexuresAreThere(draft)).toEqual([])
  })

  it('takes it that there may be none where something computed brings it', () => {
    const computed = (text: string) =>
      annexedIf('people is more than 1')(text).replace(
        '\nderived:',
        '\nderived:\n  people: { fn: count, group: applicants }',
      )
    const draft = draftOf({ yaml: computed, en: added('1. The annexures are true copies.') })
    expect(annexuresAreThere(draft)).toHaveLength(1)
  })

  it('takes it that there is an annexure where every answer brings one', () => {
    const listed = (second: string) => (text: string) =>
      asks()(annexedIf('reply is Yes')(text)).replace(
        'show if: reply is Yes }\n\nsample:',
        `show if: reply is Yes }\n    other: { title: { en: Another, hi: अन्य, mr: अन्य }, show if: ${second} }\n\nsample:`,
      )
    const found = (second: string) =>
      annexuresAreThere(draftOf({ yaml: listed(second), en: added('1. The annexures are true copies.') }))
    expect(found('reply is No')).toEqual([])
    expect(found('replyText is answered')).toHaveLength(1)
  })
})
