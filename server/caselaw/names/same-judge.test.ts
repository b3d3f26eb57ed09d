import { describe, expect, it } from 'vitest'
import { findJudges } from './find-judges.ts'
import { chooseSpellings, shortenJudge } from './same-judge.ts'

const judges = [
  'R.F. Nariman',
  'Rohinton Fali Nariman',
  'Rohinton Nariman',
  'F.S. Nariman',
  'U. U. Lalit',
  'Uday Umesh Lalit',
  'Hon’ble Mr. Justice U.U. Lalit',
  'P. Kumar',
  'Prem Kumar',
  'Pravin Kumar',
  'Y.V. Chandrachud',
  'D.Y. Chandrachud',
  'Dhananjaya Y Chandrachud',
]
const spellingsOf = (name: string) => chooseSpellings(name, findJudges(shortenJudge(name), judges))

describe('a judge', () => {
  it('is one, with initials or in full, with titles or without', () => {
    expect(spellingsOf('r f nariman')).toEqual(['R.F. Nariman', 'Rohinton Fali Nariman'])
    expect(spellingsOf('Rohinton Fali Nariman')).toEqual(['R.F. Nariman', 'Rohinton Fali Nariman'])
    expect(spellingsOf('u-u-lalit')).toHaveLength(3)
  })

  it('is not the father, who has other initials', () => {
    expect(spellingsOf('D.Y. Chandrachud')).toEqual(['D.Y. Chandrachud', 'Dhananjaya Y Chandrachud'])
    expect(spellingsOf('Y.V. Chandrachud')).toEqual(['Y.V. Chandrachud'])
  })

  it('whose initial may stand for two others is neither of them', () => {
    expect(spellingsOf('P. Kumar')).toEqual(['P. Kumar'])
    expect(spellingsOf('Prem Kumar')).toEqual(['Prem Kumar'])
  })

  it('of another number of names is only like it', () => {
    expect(spellingsOf('Rohinton Nariman')).toEqual(['Rohinton Nariman'])
    expect(findJudges(shortenJudge('Rohinton Nariman'), judges)).toContain('Rohinton Fali Nariman')
  })

  it('of no name is nobody', () => expect(spellingsOf('Justice')).toEqual([]))
})
