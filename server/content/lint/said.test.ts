import { describe, expect, it } from 'vitest'
import { type Changes, swap } from '../fixtures/skeleton-sources.ts'
import { bracesAreNotPrinted } from './braces.ts'
import { namedConditionsAreUsed } from './conditions.ts'
import { lawSaidIsLaw } from './law-said.ts'
import { separateApplicationsAreThere } from './separate-applications.ts'
import { added, asks, draftOf } from './testing/drafts.ts'

const inYaml = (more: string, before = 'sample:'): Changes => ({
  yaml: swap(`\n${before}`, `\n${more}\n${before}`),
})
const same = (words: string) => `{ en: "${words}", hi: "${words}", mr: "${words}" }`
const derived = (entry: string): Changes => ({
  yaml: text => asks()(text).replace('\n\nsample:', `\n  more: ${entry}\n\nsample:`),
})
const annexure = (title: string) =>
  inYaml(`annexures:
  mark: ${same('A-{n}')}
  list:
    deed: { title: ${same(title)} }
`)
const check = (say: string, provision = 'CPC 1908, s.151') =>
  inYaml(`checks:
  late:
    if: date is before 2024-07-01
    severity: note
    at: date
    say: ${same(say)}
    provision: ${provision}
    for example: { date: 2024-01-01 }
`)
const cases = (words: string) =>
  derived(`{ fn: choose, field: reply, cases: { "Yes": ${same(words)}, "No": ${same('')} } }`)
const application = (title: string) => `cause:
  court: { name: courtName, heading: ${same('IN {courtName}')} }
  sides:
    - { group: applicants, files: true, role: { en: Applicant | Applicants, hi: आवेदक | आवेदकगण, mr: अर्जदार | अर्जदार } }
papers:
  - main
  - { paper: stay, own: true, kind: application, title: ${same(title)}, show if: isHere }
conditions:
  isHere: place is answered
`

function braces(changes: Changes): string {
  return bracesAreNotPrinted(draftOf(changes))
    .map(({ file, line, message }) => `${file.split('/').at(-1)}:${line > 1}: ${message}`)
    .join('\n')
}

describe('braces outside of the texts', () => {
  it.each([
    [
      'a condition in the title of an annexure',
      annexure('{if place is answered}Copy{end}'),
      "'{if place is answered}'",
    ],
    [
      'words that agree in the title of an annexure',
      annexure('{applicants: his | their} deed'),
      "'{applicants: his | their}'",
    ],
    ['a condition in a choice', cases('{if place is answered}Here{end}'), "'{if place is answered}'"],
    ['a brace that is not closed in a choice', cases('{place'), "'{place'"],
    ['a reference to a paragraph in a choice', cases('see {#facts}'), "'{#facts}'"],
    [
      'words that agree in a list',
      derived(`{ fn: listOf, group: applicants, pattern: ${same('{applicants: a | b}')} }`),
      "'{applicants: a | b}'",
    ],
    [
      'a name in words that take the place of others',
      derived(`{ fn: words, text: ${same('{place}')} }`),
      "'{place}'",
    ],
    [
      'a condition in the sentence of a check',
      check('{if place is answered}Late{end}'),
      "'{if place is answered}'",
    ],
    ['a name in a label', { yaml: swap('en: Facts,', 'en: "Facts at {place}",') }, "'{place}'"],
    [
      'a name in the title of a group',
      { yaml: swap('en: The facts,', 'en: "The facts of {place}",') },
      "'{place}'",
    ],
  ] satisfies [string, Changes, string][])('tells %s', (_, changes, brace) => {
    expect(braces(changes)).toContain(`form.yaml:true: ${brace} would print as it is written`)
  })

  it('tells a name in the title of an annexure that nobody asks for', () => {
    expect(braces(annexure('Copy of {deed}'))).toContain('{deed} is neither a question nor a computed value')
  })

  it.each([
    ['answers in the title of an annexure', annexure('Copy of {place} dated {date}')],
    ['answers and words that agree in a choice', cases('{applicants: lives | live} at {place}')],
    ['answers in the sentence of a check', check('Before {date}')],
  ])('are content with %s', (_, changes) => {
    expect(braces(changes)).toBe('')
  })
})

describe('the law that checks, questions and choices name', () => {
  const find = (changes: Changes) => lawSaidIsLaw(draftOf(changes)).map(({ message }) => message)

  it.each([
    ['a check', check('Section 99 of the Specific Relief Act, 1963.'), 'no Specific Relief Act 99'],
    ['its provision', check('Late.', 'BNSS 2023, s.999'), 'there is no section 999'],
    [
      'a label',
      { yaml: swap('en: Facts,', 'en: "Facts under section 999 BNSS",') },
      'there is no section 999',
    ],
    ['a choice', cases('section 99 of the Specific Relief Act, 1963'), 'no Specific Relief Act 99'],
    [
      'a help',
      { yaml: swap('Each fact', 'Under the Indian Penal Code; each fact') },
      'name the Bharatiya Nyaya Sanhita',
    ],
  ] satisfies [string, Changes, string][])('tells what is wrong in %s', (_, changes, says) => {
    expect(find(changes).join('\n')).toContain(says)
  })

  it('lets a choice name the old Act in one case and the new one in another', () => {
    const of = (yes: string, no: string) =>
      derived(`{ fn: choose, field: reply, cases: { "Yes": ${same(yes)}, "No": ${same(no)} } }`)
    expect(find(of('the Indian Penal Code', 'the Bharatiya Nyaya Sanhita'))).toEqual([])
    expect(find(of('the Indian Penal Code', 'another law')).length).toBe(1)
  })
})

describe('separate applications', () => {
  const find = (title: string, line: string) =>
    separateApplicationsAreThere(
      draftOf({
        ...inYaml(application(title)),
        en: added(line),
        papers: { stay: '{>cause}\n\n1. {place}\n' },
      }),
    ).length

  it('are in the set under a title with which the sentence has a word in common', () => {
    expect(
      find('Application for substituted service', 'Substituted service is asked by a separate application.'),
    ).toBe(0)
    expect(
      find('Application for substituted service', 'Exhibition is asked by a separate application.'),
    ).toBe(1)
  })

  it('are looked for in the words of choices', () => {
    const found = separateApplicationsAreThere(
      draftOf(cases('Exhibition is asked by a separate application.')),
    )
    expect(found[0]?.message).toContain('no application of the set is called so')
  })
})

describe('a named condition', () => {
  it('is used where it decides about a paper only', () => {
    const draft = draftOf({ ...inYaml(application('Stay')), papers: { stay: '{>cause}\n\n1. {place}\n' } })
    expect(namedConditionsAreUsed(draft)).toEqual([])
  })
})
