import { describe, expect, it } from 'vitest'
import { type CaseCategory, caseCategories } from '#shared/cases/search-choices.ts'
import { inferCategory } from './infer-category.ts'

type Known = Parameters<typeof inferCategory>[0]

const about = (known: Partial<Known>) => inferCategory({ text: '', caseNumber: null, sections: [], ...known })
const cites = (act: string, section: string, count = 4) => [{ act, section, count }]

/** Each category must be found by its act alone, and by its words alone. */
const signs: Record<CaseCategory, { act: [string, string]; words: string }> = {
  Criminal: {
    act: ['IPC', '302'],
    words: 'The accused, the deceased and an eyewitness; the prosecution, the conviction, bail and the FIR.',
  },
  Constitutional: {
    act: ['Constitution', '14'],
    words: 'Ultra vires, unconstitutional: fundamental rights, the basic structure, legislative competence.',
  },
  Family: {
    act: ['HMA', '13'],
    words: 'Divorce for cruelty and desertion; custody of the child; adoption; stridhan.',
  },
  Property: {
    act: ['TPA', '106'],
    words: 'The landlord, the tenant and the lease; eviction; a mortgage; a sale deed; an easement.',
  },
  Tax: {
    act: ['Income-tax Act, 1961', '37'],
    words: 'The assessee, the assessment year; taxable; excise duty, customs duty and sales tax.',
  },
  Labour: {
    act: ['ID Act', '25F'],
    words: 'The workman; retrenchment; an industrial dispute; the labour court; reinstatement; back wages.',
  },
  Corporate: {
    act: ['Companies Act, 2013', '241'],
    words:
      'Winding up; a shareholder; insolvency; the corporate debtor; the board of directors; an arbitrator.',
  },
  Environmental: {
    act: ['Environment (Protection) Act, 1986', '3'],
    words: 'Pollution, effluents, forest land, ecology, a mining lease, wildlife.',
  },
  Consumer: {
    act: ['Consumer Protection Act, 2019', '35'],
    words:
      'A consumer; deficiency in service; the district forum; the national commission; state commission.',
  },
  Civil: {
    act: ['CPC', 'Order 7 Rule 11'],
    words: 'The plaintiff, the defendant, the suit, a decree, a written statement, an injunction, damages.',
  },
}

describe.each(caseCategories)('a %s judgment', category => {
  const { act, words } = signs[category]

  it('is known by the act that it deals with', () => {
    expect(about({ sections: cites(...act) })).toBe(category)
  })

  it('is known by its words where it cites nothing', () => {
    expect(about({ text: words.repeat(3) })).toBe(category)
  })
})

describe('a category', () => {
  it.each<[string, CaseCategory]>([
    ['Criminal Appeal No. 4 of 2001', 'Criminal'],
    ['Writ Petition (Civil) No. 4 of 2001', 'Constitutional'],
    ['Income Tax Appeal No. 4 of 2001', 'Tax'],
    ['Company Petition No. 4 of 2001', 'Corporate'],
    ['Matrimonial Appeal No. 4 of 2001', 'Family'],
    ['Regular Second Appeal No. 4 of 2001', 'Civil'],
  ])('is known by %s', (caseNumber, category) => {
    expect(about({ caseNumber })).toBe(category)
  })

  it('is left open where two fields are as near, and where nothing speaks for any', () => {
    expect(about({ sections: [...cites('IPC', '302'), ...cites('HMA', '13')] })).toBeNull()
    expect(about({ text: 'The parties were heard.' })).toBeNull()
    expect(about({ sections: cites('IPC', '302', 1) })).toBeNull()
  })

  it('is not Constitutional by the article under which it came before the court', () => {
    expect(about({ sections: [...cites('Constitution', '136'), ...cites('IPC', '302')] })).toBe('Criminal')
    expect(about({ sections: [...cites('Constitution', '226'), ...cites('Constitution', '32')] })).toBeNull()
  })
})
