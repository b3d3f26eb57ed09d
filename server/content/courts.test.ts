import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { checkCourts, parseCourts } from './courts.ts'
import { formatProblem } from './problem.ts'

const real = checkCourts(path.join(import.meta.dirname, '../../content'))

const file = `sources: { rules: The rules of that court }
courts:
  - id: bombay
    level: High Court
    name: { en: High Court of Judicature at Bombay, hi: बंबई उच्च न्यायालय, mr: मुंबई उच्च न्यायालय }
    states: [Goa]
    cases:
      - { title: WRIT PETITION, for: writ, source: rules }
    annexures: { mark: 'Exhibit {A}', check: true }
  - id: district-goa
    level: District Court
    name: { en: District courts of Goa, hi: गोवा के जिला न्यायालय, mr: 'गोवा: जिल्हा न्यायालये' }
    states: [Goa]
    highCourt: bombay
`

/** The problems of the file above after the change, without those about missing States. */
function complaintsAfter(from: string, to: string): string[] {
  expect(file).toContain(from)
  const { problems } = parseCourts([{ path: 'content/courts/a.yaml', text: file.replace(from, to) }])
  return problems
    .map(formatProblem)
    .filter(line => !/^content\/courts:.* under 0 High Courts and 0/.test(line))
}

describe('the courts', () => {
  it('are in order: the Supreme Court, twenty-five High Courts, and the district courts of every State', () => {
    expect(real.problems).toEqual([])
    const count = (level: string) => real.value.filter(court => court.level === level).length
    expect([count('Supreme Court'), count('High Court')]).toEqual([1, 25])
  })

  it('say of each fact where it comes from, or that it is to be looked up', () => {
    const facts = real.value.flatMap(({ cases, seats, jurisdictions }) => [
      ...cases,
      ...seats,
      ...jurisdictions,
    ])
    expect(facts.filter(({ source, toCheck }) => (source === '') !== toCheck)).toEqual([])
  })

  it('propose the layout that the court prescribes', () => {
    const layouts = real.value.flatMap(({ layout }) => layout?.profile ?? [])
    expect([...new Set(layouts)].sort()).toEqual(['bombay', 'delhi', 'supreme-court'])
    expect(layouts.filter(name => courtProfiles[name].isDefault)).toEqual([])
  })

  it.each([
    ['a fact without a source', ', source: rules }', ' }', '0.cases.0'],
    [
      'a source that the file does not name',
      'source: rules }',
      'source: rule }',
      "'rule' is not one of the file's sources",
    ],
    [
      'a fact with a source that is still to be checked',
      'source: rules }',
      'source: rules, check: true }',
      '0.cases.0',
    ],
    ['a kind of case about nothing known', 'for: writ,', 'for: writs,', '0.cases.0.for: must be one of'],
    ['a mark that does not count', 'Exhibit {A}', 'Exhibit A', 'Write {n}'],
    ['a State that is none', 'states: [Goa]', 'states: [Bombay]', '0.states.0: must be one of'],
    ['one id for two courts', 'id: district-goa', 'id: bombay', "The id 'bombay' is used twice."],
    [
      'a High Court that is not there',
      'highCourt: bombay',
      'highCourt: goa',
      "There is no High Court 'goa'.",
    ],
    [
      'a State with two High Courts',
      'level: District Court',
      'level: High Court',
      'Goa stands under 2 High Courts and 0 entries',
    ],
  ])('are refused with %s', (_what, from, to, said) => {
    expect(complaintsAfter(from, to).join('\n')).toContain(said)
  })

  it('are accepted as they stand', () => {
    expect(complaintsAfter('', '')).toEqual([])
  })
})
