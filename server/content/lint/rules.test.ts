import { describe, expect, it } from 'vitest'
import { buildForm } from '../build-form.ts'
import { parseShared } from '../check-content.ts'
import type { FormDraft } from '../draft.ts'
import { type Changes, skeletonForm, swap, withForms } from '../fixtures/skeleton-sources.ts'
import { conditionsAreClosed, conditionsAreReadable } from './conditions.ts'
import { firstRules, libraryRules, rules } from './rules.ts'

type Fixture = { changes: Changes; says: string; at: string }

const added = (line: string) => (text: string) => text.replace('# footer\n', `${line}\n\n# footer\n`)
const inAll = (line: string): Changes => ({ all: added(line) })

const check = `
checks:
  tooEarly:
    if: date is before 2024-07-01
    severity: cannot be filed
    at: date
    say: { en: Too early for the new law., hi: नई विधि के लिए बहुत पहले।, mr: नव्या कायद्यासाठी फार आधी. }
    provision: BNSS 2023, s.1(3)
    for example: { date: 2024-01-01 }

sample:`
const checked = (from: string, to: string) => (text: string) =>
  text.replace('\nsample:', check.replace(from, to))

const allRules = { ...firstRules, ...rules }

/** A select, and an optional question that is asked when it is answered Yes. */
const asked = `
  - { name: reply, group: facts, label: { en: Reply, hi: उत्तर, mr: उत्तर }, type: select, required: true, options: [{ en: "Yes", hi: हाँ, mr: होय }, { en: "No", hi: नहीं, mr: नाही }] }
  - { name: replyText, group: facts, label: { en: Its words, hi: उसके शब्द, mr: त्याचे शब्द }, type: text, required: false, show if: reply is Yes }
  - { use: place`
const asks =
  (more: string | RegExp = '', to = '') =>
  (text: string) =>
    text
      .replace('\n  - { use: place', asked)
      .replace('  date: 2026', '  reply: "Yes"\n  replyText: words\n  date: 2026')
      .replace(more, to)

/** A second group that repeats. */
const withPapers = (text: string) =>
  text
    .replace(
      '\n  - { id: facts',
      '\n  - { id: papers, title: { en: Papers, hi: कागज़, mr: कागद }, repeat: true, item: { en: Paper, hi: कागज़, mr: कागद } }\n  - { id: facts',
    )
    .replace(
      '\n  - { use: place',
      '\n  - { name: paperName, group: papers, label: { en: Paper, hi: कागज़, mr: कागद }, type: text, required: true }\n  - { use: place',
    )
    .replace('\nsample:', '\nsample:\n  papers:\n    - paperName: { en: Deed, hi: विलेख, mr: दस्त }')

/** One broken form for every rule: the rule must fire, at the place, with words that help. */
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
  sumsNameTheirParts: {
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
  nothingHangs: {
    changes: { hi: added('तथ्य निम्नलिखित हैं:') },
    says: 'promises what does not follow',
    at: 'hi.md',
  },
  affidavitsAreEntitledAndAttested: {
    changes: { en: added('---\n\n## AFFIDAVIT\n\nI swear that all this is true.') },
    says: 'without its cause',
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

function draftOf(changes: Changes): FormDraft {
  const source = skeletonForm(changes)
  const shared = parseShared(withForms(source)).value
  const { draft, problems } = shared ? buildForm(source, shared) : { problems: [] }
  if (!draft) throw new Error(JSON.stringify(problems))
  return draft
}

describe('the lint of forms', () => {
  it('has a fixture for every rule', () => {
    expect(Object.keys(fixtures).sort()).toEqual(Object.keys(allRules).sort())
  })

  it('is content with a good form', () => {
    const draft = draftOf({})
    expect(Object.values(allRules).flatMap(rule => rule(draft))).toEqual([])
  })

  it.each(Object.entries(fixtures))('%s fires', (name, { changes, says, at }) => {
    const problems = allRules[name]?.(draftOf(changes)) ?? []
    const [first] = problems
    expect(first?.message).toContain(says)
    expect(`${first?.file}:${first?.line}`).toContain(at)
  })
})

it.each([
  ['days', '{ fn: daysBetween, from: date, to: place }', "'place' is not a date"],
  ['an age', '{ fn: ageOn, field: facts, on: date }', "'facts' is not a date"],
  ['interest', '{ fn: interest, field: place, rate: 12, from: place, to: date }', "'place' is not a date"],
])('the lint tells what %s cannot be computed from', (_name, written, says) => {
  const draft = draftOf({ yaml: swap('\n\nsample', `\n  due: ${written}\n\nsample`) })
  expect(rules.dateFunctionsReadDates?.(draft)[0]?.message).toContain(says)
})

describe('the lint of conditions', () => {
  const mistakes = (changes: Changes) =>
    [...conditionsAreReadable(draftOf(changes)), ...conditionsAreClosed(draftOf(changes))].map(
      ({ message }) => message,
    )
  const asking = (condition: string): Changes => ({ yaml: text => asks('reply is Yes', condition)(text) })

  it.each<[string, Changes, string]>([
    ['cannot be read', asking('reply is'), 'does not say which answer'],
    ['names no question', asking('replay is Yes'), "no question 'replay'. Did you mean {reply}?"],
    ['looks at what is asked later', asking('date is answered'), "'date' is asked after it"],
    ['looks at an answer of many', asking('applicantAge is answered'), 'has an answer for each of several'],
    ['counts what does not repeat', asking('facts are several'), 'is no group that repeats (applicants)'],
    ['compares words as dates', asking('facts is before 2026-02-14'), "'facts' is not a date"],
    ['looks at what is computed', asking('applicantsBlock is answered'), 'can depend on answers only'],
    ['has an else alone', inAll('Here {else} there.'), '{else} without an {if} before it'],
    ['is open at the end of its line', inAll('Here {if place is answered}there.'), 'without its {end}'],
  ])('tells one that %s', (_name, changes, says) => expect(mistakes(changes)[0]).toContain(says))

  it('is content with a condition around the words of an answer', () => {
    const draft = draftOf({
      yaml: text => asks()(text),
      all: added('The answer {reply}{if reply is Yes} says {replyText} in words{end}.'),
    })
    expect(Object.values(allRules).flatMap(rule => rule(draft))).toEqual([])
  })
})

describe('the lint of named paragraphs', () => {
  const mistakes = (changes: Changes) =>
    ['paragraphNamesAreReadable', 'paragraphNamesAreUnique', 'referencesFindTheirParagraph'].flatMap(
      name => rules[name]?.(draftOf(changes)).map(({ message }) => message) ?? [],
    )
  const oneSided = '{if place is answered}\n1. [time] In time.\n{end}\n\n'

  it.each<[string, string, string]>([
    ['has two bases', '1. [record, advice] Words.', 'on one of them'],
    ['names a lettered paragraph', '(a) [time] Words.', 'Only numbered paragraphs'],
    [
      'refers out of the condition of the other',
      `${oneSided}1. As {#time} says.`,
      'can drop out while this stays',
    ],
    ['runs backwards', '1. [one] A.\n\n1. [two] B.\n\nFrom {#two to one}.', "'one' stands before 'two'"],
  ])('tells a text that %s', (_name, text, says) => expect(mistakes(inAll(text))[0]).toContain(says))

  it.each<[string, string]>([
    ['a reference in the same condition', `${oneSided}{if place is answered}\nAs {#time} says.\n{end}`],
    ['words in the same condition', `${oneSided}1. So{if place is answered}, as {#time} says{end}.`],
    ['one name on both sides', '{if place is answered}\n1. [time] A.\n{else}\n1. [time] B.\n{end}'],
    ['a range', '### Grounds [grounds, advice]\n\n1. [first] A.\n\n1. B.\n\nBy {#first to grounds}.'],
  ])('is content with %s', (_name, text) => expect(mistakes(inAll(text))).toEqual([]))

  it('tells of a paragraph whose only answer may be missing', () => {
    const optional = (text: string) => text.replace('use: place,', 'use: place, required: false,')
    const text = added('1. [here] {place}\n\n1. As {#here} says.')
    expect(mistakes({ yaml: optional, all: text })[0]).toContain('can drop out')
  })
})

describe('the lint of tables and of what stands once for each', () => {
  const mistakes = (changes: Changes) => {
    const draft = draftOf(changes)
    const unreadable = Object.values(firstRules).flatMap(rule => rule(draft))
    const found = unreadable.length > 0 ? unreadable : Object.values(rules).flatMap(rule => rule(draft))
    return found.map(({ message }) => message)
  }

  it.each<[string, string, string]>([
    ['counts nothing', 'Number {#}.', '{#} counts the items of a group'],
    ['counts in a total', '| A |\n| {applicantName} |\n| {#} |', '{#} counts the items of a group'],
    ['names a group in the header', '| {applicantName} |\n| Words |', 'belongs to a repeat group'],
    ['goes through a group in a line', 'A {each applicants}{applicantName}{end}.', 'on a line of its own'],
    [
      'goes through groups inside each other',
      '{each applicants}\n{each papers}\n{paperName}\n{end}\n{end}',
      'stands inside {each applicants}',
    ],
    ['never ends', '{each applicants}\n1. {applicantName}', '{if} without its {end}'],
    ['has an else', '{each applicants}\nA\n{else}\nB\n{end}', '{else} without an {if}'],
    [
      'looks at another group',
      '{each papers}\n{if applicantAge is answered}A{end}\n{end}',
      'for each of several',
    ],
  ])('tells a text that %s', (_name, text, says) =>
    expect(mistakes({ yaml: withPapers, all: added(text) }).join('\n')).toContain(says),
  )

  it.each<[string, string]>([
    [
      'a table',
      '| No. | Name | Age > |\n| {#} | {applicantName}{if applicantAge is more than 60} (senior){end} | {applicantAge} |\n| | {place} | |\n\n{each papers}\n- {paperName}\n{end}',
    ],
    [
      'each',
      '{each papers}\n{if paperName is answered}\n{#}. {paperName}\n{end}\n{end}\n\nOf {applicants: the applicant | the applicants}.',
    ],
  ])('is content with %s', (_name, text) => {
    const hindi = text
      .replace('senior', 'वरिष्ठ')
      .replace('Of {applicants: the applicant | the applicants}.', '')
    const changes = { yaml: withPapers, en: added(text), hi: added(hindi), mr: added(hindi) }
    expect(mistakes(changes)).toEqual([])
  })
})

describe('the lint of the library', () => {
  const entry = { file: 'content/forms/civil/a/form.yaml', id: 1999, slug: 'a' }
  const other = { file: 'content/forms/civil/b/form.yaml', id: 1998, slug: 'b' }

  it('has nothing against two different forms', () => {
    expect(Object.values(libraryRules).flatMap(rule => rule([entry, other]))).toEqual([])
  })

  it('refuses a number used twice', () => {
    const problems = libraryRules.idsAreUnique?.([entry, { ...other, id: 1999 }])
    expect(problems?.[0]).toMatchObject({
      file: other.file,
      message: expect.stringContaining(`taken by ${entry.file}`),
    })
  })

  it('refuses a folder name used twice', () => {
    const problems = libraryRules.slugsAreUnique?.([entry, { ...other, slug: 'a' }])
    expect(problems?.[0]).toMatchObject({
      file: other.file,
      message: expect.stringContaining("'a' is taken"),
    })
  })
})
