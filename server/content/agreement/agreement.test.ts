import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { checkLandmarks } from '../cases/landmarks.ts'
import { formatProblem } from '../problem.ts'
import { loadSources } from '../sources.ts'
import { listAuthorities } from './authorities.ts'
import { agreementRules, type Library } from './check-agreement.ts'
import { findFigures } from './figures.ts'
import { countLimits } from './limits.ts'
import { loadPlacedTexts, placeForm, placeTexts } from './placed-texts.ts'

const content = path.join(import.meta.dirname, '../../../content')

const sound = {
  id: 'ram-v-state',
  title: 'Ram Namoona v State of Testland',
  court: 'Supreme Court of India',
  date: '1995-03-02',
  year: 1995,
  petitioner: 'Ram Namoona',
  respondent: 'State of Testland',
  bench: ['A. Rao'],
  citations: ['1995 INSC 12'],
  category: 'Criminal',
  importance: 'important',
  sections: [],
  keywords: ['one', 'two', 'three'],
  facts: 'A fact.',
  issues: ['A question?'],
  arguments: { petitioner: '', respondent: '' },
  judgment: { summary: 'Allowed.', ratio: 'A rule.', keyFindings: ['One.', 'Two.'] },
  headnotes: ['One.', 'Two.'],
  precedents: [],
  laterHistory: {
    checkedOn: '2026-11-22',
    events: [{ kind: 'overruled', by: 'Sita Udaharan v Union of India', citation: '2001 INSC 7' }],
  },
  verified: 'sc-index',
  evidence: ['1995 INSC 12'],
}

const later = {
  ...sound,
  id: 'sita-v-union',
  title: 'Sita Udaharan v Union of India',
  date: '2001-03-02',
  year: 2001,
  citations: ['2001 INSC 7'],
  evidence: ['2001 INSC 7'],
  laterHistory: { checkedOn: '2026-11-22' },
  precedents: [{ title: 'Old v New', citation: '1990 INSC 3', treatment: 'overruled' }],
}

/** A library in which the text is all that the guides say, and what every rule finds in it. */
function complaintsOf(text: string, cases: object[] = [sound, later]): Record<string, string[]> {
  const files = cases.map(one => ({
    path: `content/cases/${(one as typeof sound).id}.yaml`, // as written above
    text: stringify(one),
  }))
  const texts = placeTexts({
    file: 'content/procedures/guide.yaml',
    text: stringify({ description: text }),
  })
  const { drafts } = checkLandmarks({ edition: '', files })
  const library: Library = {
    texts,
    figures: texts.flatMap(findFigures),
    drafts,
    authorities: listAuthorities(drafts, [
      { title: 'Gita Misal v Board', citations: ['2003 INSC 9'] },
      {
        title: 'Amar Misal v Collector',
        citations: ['2004 INSC 9'],
        undone: { kind: 'recalled in review', by: '2005 INSC 1' },
      },
    ]),
    periods: [
      {
        id: 'rti-act-s-7-1',
        law: 'RTI Act',
        provision: 's.7(1)',
        matter: 'Reply',
        period: '30 days; 48 hours where life is concerned',
        duration: 'P30D',
        runsFrom: 'receipt',
        note: '',
      },
    ],
  }
  return Object.fromEntries(
    Object.entries(agreementRules).map(([name, rule]) => [name, rule(library).map(formatProblem)]),
  )
}

const quiet = Object.fromEntries(Object.keys(agreementRules).map(name => [name, []]))

/** That the content itself agrees is asked by the content check. */
describe('guides, forms, cases, news and tables', () => {
  it('have figures and limits to compare', () => {
    const notice = loadSources(content).forms.filter(({ slug }) => slug === 'sarfaesi-demand-notice')
    const texts = [...loadPlacedTexts(content), ...notice.flatMap(placeForm)]
    expect(texts.flatMap(findFigures).length).toBeGreaterThan(150)
    for (const count of countLimits(texts)) expect(count).toBeGreaterThan(1)
  })

  it('have nothing to mend where nothing is wrong', () => {
    expect(
      complaintsOf('Read Gita Misal v. Board, 2003 INSC 9; thirty days (section 7(1), RTI Act).'),
    ).toEqual(quiet)
  })
})

describe('an authority', () => {
  it('is refused when nobody knows its citation', () => {
    expect(complaintsOf('Read Gita Misal v. Board, 2003 INSC 10.').authoritiesAreKnown).toEqual([
      expect.stringContaining('2003 INSC 10 is neither'),
    ])
  })

  it('is refused under the name of another', () => {
    expect(complaintsOf('Read Mohan Chitra v. Director, 2003 INSC 9.').authoritiesAreKnown).toEqual([
      expect.stringContaining('2003 INSC 9 is Gita Misal v Board'),
    ])
  })

  it('is refused when it has a name only, and no note', () => {
    expect(complaintsOf('As Mohan Chitra v. Director says.').authoritiesAreKnown).toEqual([
      expect.stringContaining('give its citation'),
    ])
    expect(complaintsOf('As Gita Misal v. Board says.').authoritiesAreKnown).toEqual([])
    expect(
      complaintsOf('Mohan Chitra v. Director, W.P.(C) 12 of 2024, is pending.').authoritiesAreKnown,
    ).toEqual([])
  })

  it('that was overruled is not cited without a word of it', () => {
    const rule = 'undoneIsSaidSo'
    expect(complaintsOf('Rely on 1995 INSC 12.')[rule]).toEqual([
      expect.stringContaining('overruled by Sita Udaharan v Union of India'),
    ])
    expect(complaintsOf('Rely on Ram Namoona v. State of Testland.')[rule]).toHaveLength(1)
    expect(complaintsOf('1995 INSC 12 was overruled by 2001 INSC 7.')[rule]).toEqual([])
    expect(complaintsOf('Rely on 1990 INSC 3.')[rule]).toEqual([expect.stringContaining('Old v New')])
    expect(complaintsOf('Rely on Amar Misal v. Collector, 2004 INSC 9.')[rule]).toEqual([
      expect.stringContaining('recalled in review'),
    ])
  })

  it('is not followed by a note after it was overruled', () => {
    const third = {
      ...later,
      id: 'third-v-state',
      title: 'Third v State',
      date: '2010-01-04',
      year: 2010,
      citations: ['2010 INSC 1'],
      evidence: ['2010 INSC 1'],
      precedents: [{ title: 'Old v New', citation: '1990 INSC 3', treatment: 'followed' }],
    }
    expect(complaintsOf('Nothing here.', [sound, later, third]).nothingUndoneIsFollowed).toEqual([
      expect.stringContaining('Old v New had been overruled by Sita Udaharan'),
    ])
  })
})

describe('a note', () => {
  it('names no section that its Act does not have', () => {
    const wrong = (facts: string) =>
      complaintsOf('Nothing.', [{ ...sound, facts }]).notesNameSectionsThatExist
    expect(wrong('He sued under section 99 of the Specific Relief Act, 1963.')).toEqual([
      expect.stringContaining('There is no'),
    ])
    expect(wrong('He was charged under section 400 of the BNS.')).toEqual([
      expect.stringContaining('there is no section 400'),
    ])
    expect(wrong('He sued under section 10 of the Specific Relief Act, 1963.')).toEqual([])
  })
})

describe('a figure', () => {
  it('beside a provision is one of the table of periods', () => {
    const rule = 'periodsAreThoseOfTheLaw'
    expect(complaintsOf('The officer answers in forty days (section 7(1), RTI Act).')[rule]).toEqual([
      expect.stringContaining('RTI Act 7(1): 40 days here, 30 day'),
    ])
    expect(complaintsOf('Pay within 40 days; section 7(1) of the RTI Act says how.')[rule]).toEqual([])
  })

  it('is the same in two places that name one provision', () => {
    const text = 'Within 20 days (section 9(2), RTI Act). Later on: within 25 days (section 9(2), RTI Act).'
    expect(complaintsOf(text).periodsAgree).toEqual([expect.stringContaining('25 days here, 20')])
  })

  it('that limits a court is the same everywhere', () => {
    const rule = 'limitsAreTheSame'
    expect(complaintsOf('The District Commission takes claims up to Rs 20 lakh.')[rule]).toHaveLength(1)
    expect(complaintsOf('The District Commission takes claims up to Rs 50 lakh.')[rule]).toEqual([])
    expect(complaintsOf('The default must reach Rs 1 lakh.')[rule]).toHaveLength(1)
    expect(complaintsOf('A commercial dispute of rupees one crore.')[rule]).toHaveLength(1)
    expect(
      complaintsOf('The debt is not less than Rs 10 lakh, the limit of the Tribunal.')[rule],
    ).toHaveLength(1)
  })
})
