import { describe, expect, it } from 'vitest'
import { type Changes, swap } from '../fixtures/skeleton-sources.ts'
import { firstRules, rules } from './rules.ts'
import { added, asks, checked, draftOf, inAll, withPapers } from './testing/drafts.ts'
import { withRespondents } from './testing/other-side.ts'

type Fixture = { changes: Changes; says: string; at: string }

const allRules = { ...firstRules, ...rules }

const fixtures: Record<string, Fixture> = {
  idBelongsToArea: {
    changes: { yaml: swap('id: 1999', 'id: 2999') },
    says: 'numbered 1001 to 1999',
    at: 'form.yaml:1',
  },
  folderIsCategory: { changes: { area: 'family' }, says: 'the folder is forms/family', at: 'form.yaml:4' },
  slugIsPlain: { changes: { slug: 'Sample_Form' }, says: 'small letters', at: 'form.yaml:1' },
  namesAreUnique: {
    changes: { yaml: swap('{ use: place,', '{ use: courtName, group: court }\n  - { use: place,') },
    says: "'courtName' is declared twice",
    at: 'form.yaml',
  },
  groupsAreDeclaredAndUsed: {
    changes: { yaml: swap('use: place, group: signing', 'use: place, group: nowhere') },
    says: "the group 'nowhere', which is not declared",
    at: 'form.yaml:34',
  },
  repeatGroupsNameTheirItem: {
    changes: { yaml: swap(/, item: \{[^}]+\}/, '') },
    says: 'say what one of it is called',
    at: 'form.yaml:20',
  },
  selectsHaveOptions: {
    changes: { yaml: swap('type: textarea', 'type: select') },
    says: 'give its options',
    at: 'form.yaml',
  },
  derivedSourcesExist: {
    changes: {
      yaml: swap(
        'group: applicants }\n\nsample',
        'group: applicants }\n  due: { fn: dateLong, field: dateOfOrder }\n\nsample',
      ),
    },
    says: "'dateOfOrder' is neither",
    at: 'form.yaml',
  },
  derivedGroupsRepeat: {
    changes: { yaml: swap('fn: partyBlock, group: applicants', 'fn: partyBlock, group: facts') },
    says: "group 'facts' does not repeat",
    at: 'form.yaml',
  },
  derivedReadOneList: {
    changes: {
      yaml: text =>
        withPapers(text).replace(
          '\n\nsample',
          '\n  first: { fn: sum, fields: [paperName, applicantAge] }\n\nsample',
        ),
    },
    says: "for each item of both 'papers' and 'applicants'",
    at: 'form.yaml',
  },
  listedPartsAreNamed: {
    changes: { yaml: swap('\n\nsample', '\n  total: { fn: sum, group: applicants }\n\nsample') },
    says: 'either fields',
    at: 'form.yaml',
  },
  choicesCoverTheOptions: {
    changes: {
      yaml: text =>
        text
          .replace('type: textarea', 'type: select')
          .replace(
            '    required: true\n  - { use: place',
            '    required: true\n    options: [{ en: "Yes", hi: हाँ, mr: होय }, { en: "No", hi: नहीं, mr: नाही }]\n  - { use: place',
          )
          .replace(
            '\n\nsample',
            '\n  said: { fn: choose, field: facts, cases: { "Yes": { en: a, hi: क, mr: क } } }\n\nsample',
          ),
    },
    says: "no case for the option 'No'",
    at: 'form.yaml',
  },
  choicesAgreeWithParties: {
    changes: {
      yaml: text =>
        asks()(text).replace(
          '\n\nsample',
          '\n  words: { fn: choose, field: reply, cases: { "Yes": { en: "{people: is | are}", hi: a, mr: b }, "No": { en: c, hi: d, mr: e } } }\n\nsample',
        ),
    },
    says: "no group of parties 'people'",
    at: 'form.yaml',
  },
  dateFunctionsReadDates: {
    changes: { yaml: swap('\n\nsample', '\n  due: { fn: addDays, field: place, n: 30 }\n\nsample') },
    says: "'place' is not a date question",
    at: 'form.yaml',
  },
  placeholdersAreDeclared: { changes: inAll('On {plase}.'), says: 'Did you mean {place}', at: 'en.md' },
  repeatedAnswersGoThroughDerived: {
    changes: inAll('By {applicantName}.'),
    says: 'print it through partyBlock',
    at: 'en.md',
  },
  placeholdersAreEqual: {
    changes: { hi: swap('{facts}', 'तथ्य') },
    says: 'is in en.md and mr.md but not here',
    at: 'hi.md',
  },
  everythingDeclaredIsUsed: {
    changes: { all: swap('{facts}', 'x') },
    says: "'facts' is used in no text",
    at: 'form.yaml',
  },
  bracesArePlaceholders: {
    changes: inAll('On { place }.'),
    says: 'A brace that is no {fieldName}',
    at: 'en.md',
  },
  boldIsClosed: { changes: inAll('A **bold start.'), says: 'without its partner', at: 'en.md' },
  tablesHaveTwoColumns: { changes: inAll('a || b || c'), says: 'two columns', at: 'en.md' },
  textsHaveNoInvisibleCharacters: { changes: inAll('over\u202eridden'), says: 'invisible mark', at: 'en.md' },
  paragraphsAreNotCitedByNumber: {
    changes: { en: added('As stated in paragraph 3 above.') },
    says: 'cited by its number',
    at: 'en.md',
  },
  textsAreInTheirScript: {
    changes: {
      hi: added(
        'This text was never translated, and so it stays in English, which the court does not read here at all, as anyone sees. '.repeat(
          12,
        ),
      ),
    },
    says: 'letters are Devanagari',
    at: 'hi.md:1',
  },
  englishTextIsEnglish: {
    changes: { en: added('यह अंग्रेज़ी नहीं है।') },
    says: 'Devanagari in the English text',
    at: 'en.md',
  },
  hindiAndMarathiDiffer: {
    changes: { hi: copyOf(), mr: copyOf() },
    says: 'letter for letter',
    at: 'mr.md:1',
  },
  labelsAreInTheirScript: {
    changes: { yaml: swap('hi: तथ्य, mr: तथ्ये }\n    help', 'hi: Facts, mr: तथ्ये }\n    help') },
    says: 'The Hindi label',
    at: 'form.yaml',
  },
  digitsAreWestern: { changes: { mr: added('कलम १५१ अन्वये.') }, says: 'write 0-9', at: 'mr.md' },
  filingLanguagesFitTheCourt: {
    changes: { yaml: swap('Civil Court', 'High Court') },
    says: 'filed in English',
    at: 'form.yaml:13',
  },
  sectionNumbersAreEqual: {
    changes: { hi: swap('धारा 151', 'धारा 152') },
    says: 'Section 152 is named in the hi text',
    at: 'en.md',
  },
  newCodeSectionsExist: {
    changes: { en: added('Under section 532 of the Bharatiya Nagarik Suraksha Sanhita, 2023.') },
    says: 'no section 532',
    at: 'en.md',
  },
  sectionsExist: {
    changes: { en: added('Under section 99 of the Specific Relief Act, 1963.') },
    says: 'no Specific Relief Act 99',
    at: 'en.md',
  },
  repealedActsNameTheirSuccessor: {
    changes: { en: added('An offence under the Indian Penal Code, 1860.') },
    says: 'name the Bharatiya Nyaya Sanhita',
    at: 'en.md',
  },
  sampleAnswersEveryQuestion: {
    changes: { yaml: swap('  date: 2026-02-14\n', '') },
    says: "sample: 'date' has no answer",
    at: 'form.yaml',
  },
  sampleLeavesWhatItNames: {
    changes: { yaml: text => `${text.trimEnd()}\nleaves: [date]\n` },
    says: "leaves: 'date' is required: the sample answers it",
    at: 'form.yaml',
  },
  samplesLeaveNoBlank: {
    changes: {
      yaml: swap('\n\nsample', '\n  total: { fn: amountFigures, field: place }\n\nsample'),
      ...inAll('Rs {total}'),
    },
    says: '{total} stays blank',
    at: 'en.md',
  },
  conditionsAreReadable: {
    changes: { yaml: text => asks('reply is Yes', 'reply is Perhaps')(text) },
    says: "'Perhaps' is no option of 'reply': Yes | No",
    at: 'form.yaml',
  },
  conditionsAreClosed: {
    changes: { all: added('{if place is answered}\nThere.') },
    says: '{if} without its {end}',
    at: 'en.md',
  },
  conditionsAreEqual: {
    changes: { en: added('{if place is answered}\nThere.\n{end}') },
    says: 'stands in en.md but not here',
    at: 'hi.md:1',
  },
  requiredIfSaysMore: {
    changes: {
      yaml: swap('use: place, group: signing', 'use: place, group: signing, required if: facts is answered'),
    },
    says: 'is required anyway',
    at: 'form.yaml',
  },
  namedConditionsAreUsed: {
    changes: { yaml: swap('sample:', 'conditions:\n  isHere: place is answered\n\nsample:') },
    says: "'isHere' is used nowhere",
    at: 'form.yaml',
  },
  hiddenAnswersLeaveNoHole: {
    changes: { yaml: text => asks()(text), all: added('The answer {reply} says {replyText} in words.') },
    says: '{replyText} is asked only where its condition holds',
    at: 'en.md',
  },
  wordsAgreeWithParties: {
    changes: { hi: added('यह {applicants: एक | दो | तीन | चार} है।') },
    says: 'has 4 forms: give one | several, or he | she | several',
    at: 'hi.md',
  },
  nothingIsSlashed: {
    changes: {
      yaml: swap(
        'party: applicant, group: applicants',
        'party: applicant, group: applicants, kinds: [individual, company]',
      ),
      mr: added('अर्जदार मागणी करतो/करते.'),
    },
    says: 'it agrees by itself',
    at: 'mr.md',
  },
  checksPointAtQuestions: {
    changes: { yaml: checked('at: date', 'at: day') },
    says: "'day' is no question of this form",
    at: 'form.yaml',
  },
  checksSpeak: {
    changes: { yaml: checked('date: 2024-01-01', 'date: 2026-01-01') },
    says: 'does not speak with its example',
    at: 'form.yaml',
  },
  samplesPassTheChecks: {
    changes: { yaml: checked('before 2024-07-01', 'after 2024-07-01') },
    says: 'speaks of the sample itself',
    at: 'form.yaml',
  },
  affidavitsAreEntitledAndAttested: {
    changes: { en: added('---\n\n## AFFIDAVIT\n\nI swear that all this is true.') },
    says: 'without its cause',
    at: 'en.md',
  },
  othersNeedNotBeKnown: {
    changes: { yaml: withRespondents() },
    says: "'respondentParentage' must be answered of each on the other side",
    at: 'form.yaml',
  },
  deponentsAreNamed: {
    changes: {
      en: added(
        'I, {deponentName}, state as under:\n\n{if place is answered}\n1. So.\n{end}\n\n### Facts\n\n1. Done.',
      ),
    },
    says: 'Nobody swears where no statement below holds',
    at: 'en.md',
  },
  paragraphNamesAreReadable: {
    changes: inAll('1. [limitation2] The suit is in time.'),
    says: 'letters only',
    at: 'en.md',
  },
  paragraphNamesAreUnique: {
    changes: inAll('1. [time] In time.\n\n1. [time, record] Still in time.'),
    says: "'time' is taken in line",
    at: 'en.md',
  },
  paragraphNamesAreEqual: {
    changes: { en: added('1. [time] In time.') },
    says: '[time] stands in en.md but not here',
    at: 'hi.md:1',
  },
  referencesFindTheirParagraph: {
    changes: inAll('1. [time] In time.\n\n1. As {#tine} says.'),
    says: "{#tine}: no numbered paragraph has the name 'tine'. Did you mean {#time}?",
    at: 'en.md',
  },
  tableLinesHaveTheirCells: {
    changes: inAll('| No. | Name |\n| {#} | {applicantName} | {applicantAge} |'),
    says: 'has 3 cells, the header of its table 2',
    at: 'en.md',
  },
  tableLinesNameOneGroup: {
    changes: { yaml: text => withPapers(text), all: added('| A | B |\n| {applicantName} | {paperName} |') },
    says: 'names questions of applicants and papers',
    at: 'en.md',
  },
  tablesHaveRows: {
    changes: inAll('| No. | Name |\n\nWords.'),
    says: 'only the header',
    at: 'en.md',
  },
  tableHeadersNameNoAnswer: {
    changes: inAll('| No. | Name |\n| {#} | {applicantName} |\n{if place is answered}\n| | {place} |\n{end}'),
    says: 'names no answer',
    at: 'en.md',
  },
  eachGoesThroughAGroup: {
    changes: inAll('{each facts}\n1. {facts}\n{end}'),
    says: "'facts' is no group that repeats (applicants)",
    at: 'en.md',
  },
  amountFunctionsReadAmounts: {
    changes: { yaml: swap('\n\nsample', '\n  due: { fn: percentage, field: place, rate: 12 }\n\nsample') },
    says: "'place' is no amount or number",
    at: 'form.yaml',
  },
  limitationsNameOnePeriod: {
    changes: {
      yaml: swap('\n\nsample', '\n  due: { fn: limitationEnd, field: date, years: 3, days: 30 }\n\nsample'),
    },
    says: 'give one of them',
    at: 'form.yaml',
  },
  structuredAnswersStandAlone: {
    changes: {
      yaml: swap('type: textarea', 'type: textarea\n    structure: true'),
      ...inAll('In short {facts}.'),
    },
    says: 'it stands alone',
    at: 'en.md',
  },
  sampleAnswersNothingElse: {
    changes: { yaml: swap('  date: 2026-02-14\n', '  date: 2026-02-14\n  extra: words\n') },
    says: "'extra' is not a question here",
    at: 'form.yaml',
  },
}

function copyOf() {
  const line = 'यह कि आवेदक इस प्रकरण के तथ्यों से भलीभाँति परिचित है और शपथपूर्वक कथन करता है'
  return added(['पहला', 'दूसरा', 'तीसरा', 'चौथा', 'पाँचवाँ', 'छठा'].map(word => `${word} ${line}`).join('\n\n'))
}

describe('the lint of forms', () => {
  it('has a fixture for every rule', () => {
    expect(Object.keys(fixtures).sort()).toEqual(Object.keys(allRules).sort())
  })

  it('is content with a good form', () => {
    const draft = draftOf({})
    expect(Object.values(allRules).flatMap(rule => rule(draft))).toEqual([])
  })

  it('tells a list that joins what is no party', () => {
    const changes = { yaml: swap(/, repeat: true, item:/, ', repeat: true, joins: facts, item:') }
    const [first] = rules.groupsAreDeclaredAndUsed?.(draftOf(changes)) ?? []
    expect(first?.message).toContain("Group 'applicants' joins 'facts'")
  })

  it.each(Object.entries(fixtures))('%s fires', (name, { changes, says, at }) => {
    const problems = allRules[name]?.(draftOf(changes)) ?? []
    const [first] = problems
    expect(first?.message).toContain(says)
    expect(`${first?.file}:${first?.line}`).toContain(at)
  })
})
