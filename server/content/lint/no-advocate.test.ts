import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { partiesInPersonHaveNoAdvocate } from './no-advocate.ts'
import { added, asked, asks, draftOf } from './testing/drafts.ts'
import { asksInPerson } from './testing/in-person.ts'

const found = (language: Language, text: string, yaml = asksInPerson) =>
  partiesInPersonHaveNoAdvocate(draftOf({ yaml, [language]: added(text) })).length

/** Why there was a delay: for another cause, or by the fault of an advocate whom the party had then. */
const asksFault = (text: string) =>
  asksInPerson(text)
    .replace(
      '\n  - { use: place',
      asked
        .replace(
          /options: \[.*\]/,
          'options: [{ en: Illness, hi: रोग, mr: आजार }, { en: Fault of the advocate, hi: अधिवक्ता की चूक, mr: वकिलांची चूक }]',
        )
        .replace('show if: reply is Yes', 'show if: reply is Illness'),
    )
    .replace('  date: 2026', '  reply: Illness\n  replyText: words\n  date: 2026')

describe('an advocate of a party in person', () => {
  it.each<[Language, string]>([
    ['en', '1. It was drafted on my instructions.'],
    ['en', '1. Identified by {advocateName}.'],
    ['en', '1. This is true on legal advice received.'],
    ['en', '>> Through'],
    ['hi', '>> द्वारा'],
    ['mr', '>> तर्फे'],
    ['hi', '1. आवेदन अधिवक्ता द्वारा प्रस्तुत है।'],
    ['hi', '1. यह विधिक सलाह पर आधारित है।'],
    ['mr', '1. हा अर्ज वकिलामार्फत दाखल आहे.'],
    ['mr', '1. हे कायदेशीर सल्ल्यावर आधारित आहे.'],
  ])('is told in %s: %s', (language, text) => {
    expect(found(language, text)).toBe(1)
    expect(found(language, `{if inPerson}\n1. X.\n{else}\n${text}\n{end}`)).toBe(0)
    expect(found(language, text, asks())).toBe(0)
  })

  it.each<[Language, string]>([
    ['en', '1. After notice to the Government Pleader and the advocate for the other side.'],
    ['en', '1. With the consent of the Advocate-General.'],
    ['hi', '1. सरकारी वकील को सूचना देकर।'],
    ['mr', '1. सरकारी वकील यांना नोटीस देऊन.'],
    ['en', 'Advocate for the respondent: ______'],
    ['hi', 'प्रत्यर्थी के अधिवक्ता: ______'],
    ['mr', 'प्रतिवादीचे वकील: ______'],
  ])('is not the advocate of another, in %s: %s', (language, text) => {
    expect(found(language, text)).toBe(0)
  })

  it('may be told of where an answer names one', () => {
    const fault =
      '1. {if reply is "Fault of the advocate"}The advocate{else}An illness of the advocate{end} was the cause.'
    expect(found('en', fault, asksFault)).toBe(1)
    expect(found('en', fault.replace(' of the advocate{end}', '{end}'), asksFault)).toBe(0)
  })
})
