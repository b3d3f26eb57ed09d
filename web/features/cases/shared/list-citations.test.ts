import { describe, expect, it } from 'vitest'
import { words } from '../testing/words.ts'
import { listCitations } from './list-citations.ts'

const arnesh = {
  caseTitle: 'Arnesh Kumar v State of Bihar',
  court: 'Supreme Court of India',
  date: '2014-07-02',
  year: 2014,
  citations: ['2014 INSC 463', '(2014) 8 SCC 273', 'AIR 2014 SC 2756'],
}

describe('the ways to cite a judgment', () => {
  it('are the reporter, the neutral citation and all of them', () => {
    expect(listCitations(arnesh, words.word).map(({ text }) => text)).toEqual([
      'Arnesh Kumar v. State of Bihar, (2014) 8 SCC 273',
      'Arnesh Kumar v. State of Bihar, 2014 INSC 463',
      'Arnesh Kumar v. State of Bihar, 2014 INSC 463 : (2014) 8 SCC 273 : AIR 2014 SC 2756',
    ])
  })

  it('leave out what the judgment does not have, and what would say the same again', () => {
    expect(listCitations({ ...arnesh, citations: ['(2014) 8 SCC 273'] }, words.word)).toEqual([
      {
        form: 'reporter',
        label: 'Name and reporter',
        text: 'Arnesh Kumar v. State of Bihar, (2014) 8 SCC 273',
      },
    ])
  })

  it('are court and date where nothing reports it', () => {
    expect(listCitations({ ...arnesh, citations: [] }, words.word).map(({ text }) => text)).toEqual([
      'Arnesh Kumar v. State of Bihar (Supreme Court of India, 02.07.2014)',
    ])
  })
})
