import { describe, expect, it } from 'vitest'
import { findCitingPassage } from './citing-passage.ts'

const part = (id: string, text: string) => ({ id, label: id.slice(1), text })
const marked = ({ text, marks }: { text: string; marks: { from: number; to: number }[] }) =>
  marks.map(({ from, to }) => text.slice(from, to))

describe('the sentence that cites', () => {
  const virsa = { title: 'Virsa Singh v State of Punjab', citations: ['AIR 1958 SC 465', '[1958] SCR 1495'] }
  const parts = [
    part('p1', 'The accused struck one blow. It went through the heart.'),
    // C1040 of AILA 2019
    part(
      'p16',
      'Intention is a question of fact. In Virsa Singh v. State of Punjab, (AIR 1958 SC 465), Vivian Bose, J. speaking for the Court, explained the meaning and scope of clause (3). It was observed that four facts must be proved.',
    ),
    part('p17', 'Virsa Singh v. State of Punjab was then followed.'),
  ]

  it('is found by any citation of the case, with the citation and the name marked', () => {
    const found = findCitingPassage(parts, [virsa])
    expect(found?.paragraphId).toBe('p16')
    expect(found?.text).toMatch(/^… In Virsa Singh v\. State.*clause \(3\)\. …$/)
    expect(found && marked(found)).toEqual(['Virsa Singh v. State of Punjab', 'AIR 1958 SC 465'])
  })

  it('is found by the citation alone, as it was typed, and by the name alone', () => {
    const cited = findCitingPassage(parts, [{ title: '', citations: ['AIR 1958 SC 465'] }])
    expect(cited && marked(cited)).toEqual(['AIR 1958 SC 465'])
    const named = findCitingPassage(parts.slice(2), [{ ...virsa, citations: [] }])
    expect(named?.paragraphId).toBe('p17')
  })

  it('is none where another case or another page is cited', () => {
    expect(
      findCitingPassage(parts, [{ title: 'Virsa Devi v State of Bihar', citations: ['AIR 1958 SC 46'] }]),
    ).toBeNull()
    expect(
      findCitingPassage([part('p1', 'AIR 1958 SC 4650')], [{ title: '', citations: ['AIR 1958 SC 465'] }]),
    ).toBeNull()
  })

  it('is cut around the citation where it is very long', () => {
    const long = `He ${'said and '.repeat(120)}relied on AIR 1958 SC 465 ${'and so on '.repeat(120)}.`
    const found = findCitingPassage([part('p1', long)], [virsa])
    expect(found?.text.length).toBeLessThan(720)
    expect(found && marked(found)).toEqual(['AIR 1958 SC 465'])
  })
})
