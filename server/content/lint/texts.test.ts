import { describe, expect, it } from 'vitest'
import { type Changes, swap } from '../fixtures/skeleton-sources.ts'
import { conditionsAreClosed, conditionsAreReadable } from './conditions.ts'
import { firstRules, rules } from './rules.ts'
import { added, asks, draftOf, inAll, withPapers } from './testing/drafts.ts'

const allRules = { ...firstRules, ...rules }

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
    ['looks at what only prints', asking('applicantsBlock is answered'), '(partyBlock) only prints'],
    ['has an else alone', inAll('Here {else} there.'), '{else} without an {if} before it'],
    ['is open at the end of its line', inAll('Here {if place is answered}there.'), 'without its {end}'],
  ])('tells one that %s', (_name, changes, says) => expect(mistakes(changes)[0]).toContain(says))

  it('lets a later question of the same group decide whether an answer must be given', () => {
    const wanting = (question: string, condition: string) => {
      const required = `${question}, required if: ${condition}`
      return mistakes({ yaml: text => asks(question, required)(text) })
    }
    expect(wanting('{ name: reply', 'replyText is answered')).toEqual([])
    expect(wanting('{ name: replyText', 'replyText is answered')[0]).toContain(
      "'replyText' is asked after it",
    )
    expect(wanting('{ name: replyText', 'date is answered')[0]).toContain("'date' is asked after it")
  })

  it('is content with a condition around the words of an answer', () => {
    const draft = draftOf({
      yaml: text => asks()(text),
      all: added('The answer {reply}{if reply is Yes} says {replyText} in words{end}.'),
    })
    expect(Object.values(allRules).flatMap(rule => rule(draft))).toEqual([])
  })
})

it('the name of a party stands among words, also where a government is not asked for it', () => {
  const kinds = swap('party: applicant,', 'party: applicant, kinds: [individual, government],')
  const told = (line: string) =>
    rules.hiddenAnswersLeaveNoHole?.(
      draftOf({ yaml: kinds, ...inAll(`{each applicants}\n1. ${line}\n{end}`) }),
    )
  expect(told('{applicantName} is a party of {applicantKind}.')).toEqual([])
  expect(told('{applicantName} sits as {applicantOffice}.')?.[0]?.message).toContain(
    '{applicantOffice} is asked only where',
  )
})

it('a question that one of two answers asks is covered by a condition on either, in any order', () => {
  const yaml = asks('show if: reply is Yes', 'show if: reply is Yes or place is answered')
  const told = (condition: string) => {
    const all = added(`{if ${condition}}The answer {reply} says {replyText} in words.{end}`)
    return rules.hiddenAnswersLeaveNoHole?.(draftOf({ yaml, all })).map(({ message }) => message)
  }
  expect(told('reply is Yes')).toEqual([])
  expect(told('place is answered or reply is Yes')).toEqual([])
  expect(told('place is answered or reply is No')).toContainEqual(
    expect.stringContaining('{replyText} is asked only where'),
  )
})

describe('the example of a check', () => {
  const counting = (example: string) =>
    swap(
      '\n\nsample:',
      `\n\nchecks:\n  many: { if: applicants are more than 1, severity: note, at: date, say: { en: Several., hi: अनेक।, mr: अनेक. }, provision: "CPC 1908, s.151", for example: ${example} }\n\nsample:`,
    )
  const problems = (example: string) => rules.checksSpeak?.(draftOf({ yaml: counting(example) })) ?? []

  it('may give a list, whose items are those of the sample where it leaves out answers', () => {
    expect(problems('{ applicants: [{}, { applicantAge: 12 }] }')).toEqual([])
    expect(problems('{ applicants: [{}] }')).toHaveLength(1)
  })
})

describe('a question that belongs to another kind of case', () => {
  const form = (leaves: string, required = 'false') =>
    draftOf({
      yaml: text =>
        `${text.replace(
          '  - { use: place',
          `  - { name: parity, group: facts, label: { en: Parity, hi: समता, mr: समानता }, type: text, required: ${required} }\n  - { use: place`,
        )}\n${leaves}`,
      all: added('1. {parity}'),
    })
  const told = (draft: ReturnType<typeof draftOf>) =>
    [rules.sampleAnswersEveryQuestion, rules.sampleLeavesWhatItNames].flatMap(
      rule => rule?.(draft).map(({ message }) => message) ?? [],
    )

  it('may stay without an answer in the sample where it is optional and named', () => {
    expect(told(form('leaves: [parity]'))).toEqual([])
    expect(told(form(''))).toEqual(["sample: 'parity' has no answer."])
    expect(told(form('leaves: [parity]', 'true'))).toContain("sample: 'parity' has no answer.")
    expect(told(form('leaves: [parity, party]'))).toEqual(["leaves: 'party' is not a question here."])
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
    ['has a basis inside a condition', '1. {if place is answered}[record] Words.{end}', 'before {if ...}'],
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
    [
      'what each announces and the list that follows it',
      '{each papers}\n{paperName}:\n\n1. {paperName}\n{end}',
    ],
  ])('is content with %s', (_name, text) => {
    const hindi = text
      .replace('senior', 'वरिष्ठ')
      .replace('Of {applicants: the applicant | the applicants}.', '')
    const changes = { yaml: withPapers, en: added(text), hi: added(hindi), mr: added(hindi) }
    expect(mistakes(changes)).toEqual([])
  })
})
