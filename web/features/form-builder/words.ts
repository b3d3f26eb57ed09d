import type { FormCheck } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'

/** What the questionnaire itself says; labels, help and options come with the form. */
export type Words = {
  isRequired: (label: string) => string
  tooLong: (limit: string) => string
  optional: string
  choose: string
  add: (item: string) => string
  remove: (item: string) => string
  removed: (item: string) => string
  undo: string
  sameAs: (name: string) => string
  takenOver: (name: string) => string
  fromProfile: string
  today: string
  /** What an answer brought up or put away, for those who do not see it. */
  nowAsked: (labels: string) => string
  noLongerAsked: (labels: string) => string
  severities: Record<FormCheck['severity'], string>
}

export const words: Record<Language, Words> = {
  en: {
    isRequired: label => `${label} is required`,
    tooLong: limit => `At most ${limit} characters`,
    optional: '(optional)',
    choose: 'Choose…',
    add: item => `Add another: ${item}`,
    remove: item => `Remove ${item}`,
    removed: item => `${item} removed`,
    undo: 'Undo',
    sameAs: name => `Same as ${name}`,
    takenOver: name => `Taken over from ${name}`,
    fromProfile: 'Filled in from your profile',
    today: 'Filled in with today’s date',
    nowAsked: labels => `Now asked: ${labels}.`,
    noLongerAsked: labels => `No longer asked: ${labels}.`,
    severities: { 'cannot be filed': 'Cannot be filed so', 'look at this': 'Look at this', note: 'Note' },
  },
  hi: {
    isRequired: label => `${label} आवश्यक है`,
    tooLong: limit => `अधिकतम ${limit} अक्षर`,
    optional: '(वैकल्पिक)',
    choose: 'चुनें…',
    add: item => `एक और जोड़ें: ${item}`,
    remove: item => `${item} हटाएँ`,
    removed: item => `${item} हटाया गया`,
    undo: 'वापस लाएँ',
    sameAs: name => `वही: ${name}`,
    takenOver: name => `${name} का विवरण भरा गया`,
    fromProfile: 'आपकी प्रोफ़ाइल से भरा गया',
    today: 'आज की तारीख भरी गई',
    nowAsked: labels => `अब पूछा जा रहा है: ${labels}।`,
    noLongerAsked: labels => `अब नहीं पूछा जा रहा: ${labels}।`,
    severities: { 'cannot be filed': 'इस रूप में दाखिल नहीं हो सकता', 'look at this': 'इसे देख लें', note: 'टिप्पणी' },
  },
  mr: {
    isRequired: label => `${label} आवश्यक आहे`,
    tooLong: limit => `जास्तीत जास्त ${limit} अक्षरे`,
    optional: '(ऐच्छिक)',
    choose: 'निवडा…',
    add: item => `आणखी जोडा: ${item}`,
    remove: item => `${item} काढा`,
    removed: item => `${item} काढले`,
    undo: 'परत आणा',
    sameAs: name => `तेच: ${name}`,
    takenOver: name => `${name} यांची माहिती भरली`,
    fromProfile: 'तुमच्या प्रोफाइलमधून भरले',
    today: 'आजची तारीख भरली',
    nowAsked: labels => `आता विचारले आहे: ${labels}.`,
    noLongerAsked: labels => `आता विचारलेले नाही: ${labels}.`,
    severities: { 'cannot be filed': 'या स्वरूपात दाखल होऊ शकत नाही', 'look at this': 'हे पाहा', note: 'टीप' },
  },
}
