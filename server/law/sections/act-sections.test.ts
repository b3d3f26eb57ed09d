import { describe, expect, it } from 'vitest'
import { acts, findAct } from '../acts/acts.ts'
import { findUnknownSections, sayUnknown } from './act-sections.ts'
import { listActs } from './listed-sections.ts'

const rows = listActs()

describe('the list of the sections of each Act', () => {
  it('calls Acts as the table of acts does, or by a title with its year', () => {
    const others = rows.filter(({ act }) => !findAct(act) && !/, \d{4}$/.test(act)).map(({ act }) => act)
    // No text uses these names, so the table of acts does not have them.
    expect(others).toEqual(['RDB Act', 'FEMA'])
  })

  it('gives no Act the title of another', () => {
    const plain = (name: string) => name.replaceAll(',', '').toLowerCase()
    const byTitle = new Map(acts.map(({ title, name }) => [plain(title), name]))
    const wrong = rows.flatMap(({ act, also }) =>
      also.filter(name => (byTitle.get(plain(name)) ?? act) !== act).map(name => `${act}: ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('tells of a section that its Act does not have, under any of the names of the Act', () => {
    expect(sayUnknown([{ act: 'NI Act', section: '138' }])).toEqual([])
    expect(sayUnknown([{ act: 'Negotiable Instruments Act 1881', section: '938' }])).toEqual([
      'There is no Negotiable Instruments Act 1881, s. 938 in the list of that Act.',
    ])
    expect(findUnknownSections('under section 938 of the Negotiable Instruments Act, 1881')).toEqual([
      'There is no NI Act 938 in the list of that Act.',
    ])
  })
})
