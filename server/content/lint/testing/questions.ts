import { swap } from '../../fixtures/skeleton-sources.ts'
import { asked, asks } from './drafts.ts'

const price =
  '  - { name: price, group: facts, label: { en: Price, hi: मूल्य, mr: किंमत }, type: text, input: amount, required: true }\n  - { use: place,'
/** Asks for an amount. */
export const priced =
  (more = '') =>
  (text: string) =>
    text
      .replace('  - { use: place,', price)
      .replace('\n\nsample:', `${more}\n\nsample:`)
      .replace('  date: 2026', '  price: "1250075"\n  date: 2026')

export const optionalPlace = swap('use: place,', 'use: place, required: false,')
export const several = `
cause:
  court: { name: courtName, heading: { en: "IN {courtName}", hi: "{courtName}", mr: "{courtName}" } }
  sides:
    - { group: applicants, files: true, role: { en: Applicant | Applicants, hi: आवेदक | आवेदकगण, mr: अर्जदार | अर्जदार } }

sample:`
/** Asks for one of these options, and for words. */
export const reply =
  (options: string, showIf = '') =>
  (text: string) =>
    text
      .replace(
        '\n  - { use: place',
        asked
          .replace('show if: reply is Yes', showIf)
          .replace('required: false, }', 'required: false }')
          .replace(/options: \[.*\]/, `options: [${options}]`),
      )
      .replace('  date: 2026', '  reply: "None"\n  replyText: words\n  date: 2026')
export const saleOrGift =
  '{ en: None, hi: नहीं, mr: नाही }, { en: sale or gift, hi: विक्रय या दान, mr: खरेदी किंवा दान }, { en: seven years or more, hi: सात वर्ष या अधिक, mr: सात वर्षे वा अधिक }'
export const optionalReply = asks('type: select, required: true', 'type: select, required: false')
export const noneOrSome = '{ en: None, hi: नहीं, mr: नाही }, { en: Some, hi: हाँ, mr: होय }'
export const ifYes = (lines: string) => `{if reply is Yes}\n${lines}\n{end}`

/** A question with an option that speaks of one applicant, where there may be several. */
export const standing = (text: string) =>
  swap(
    '\nsample:',
    several,
  )(
    reply('{ en: on the applicant, hi: आवेदक पर, mr: अर्जदारावर }, { en: elsewhere, hi: अन्यत्र, mr: अन्यत्र }')(
      text,
    ),
  )
