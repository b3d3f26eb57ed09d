import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCaseNames, normaliseCaseName, sameCase } from './case-names.ts'

const names = (text: string) => findCaseNames(text).map(found => found.name)

describe('a case named in a sentence', () => {
  it.each([
    [
      'accepted by this Court in Rattan Arya and others v State of Tamil Nadu and another, [1986] 3 S.C.C. 385',
      ['Rattan Arya and others v State of Tamil Nadu and another'],
    ],
    [
      'made to the decision of this Court in Kehar Singh and Ors. v. State (Delhi Administration) AIR 1988',
      ['Kehar Singh and Ors. v State (Delhi Administration)'],
    ],
    [
      'Agreement is essential. (Vide: Kehar Singh & Ors. v. State (Delhi Admn.), AIR 1988 SC 1883',
      ['Kehar Singh & Ors. v State (Delhi Admn.)'],
    ],
    [
      'See Secy., State of Karnataka & Ors. v. Umadevi & Ors., (2006) 4',
      ['Secy., State of Karnataka & Ors. v Umadevi & Ors'],
    ],
    [
      'The Court relied upon it. In Virsa Singh v. The State of Punjab, AIR 1958',
      ['Virsa Singh v The State of Punjab'],
    ],
    ['As explained in Bachan Singh Vs. State of Punjab (supra) and', ['Bachan Singh v State of Punjab']],
    ['reiterated in A. K. Gopalan v. State of Madras, the', ['A. K. Gopalan v State of Madras']],
    [
      'State of Haryana and Others. v. Ch. Bhajan Lal and Others. (AIR 1992 SC 604',
      ['State of Haryana and Others. v Ch. Bhajan Lal and Others'],
    ],
    [
      'Attention may be invited to Dr. Shamlal Narula V. Commissioner of Income-tax Punjab, [1964] 7 SCR 668',
      ['Dr. Shamlal Narula v Commissioner of Income-tax Punjab'],
    ],
    [
      'held in Registrar, High Court of Madras v. R. Rajiah, JT(1988)2',
      ['Registrar, High Court of Madras v R. Rajiah'],
    ],
    [
      'decided in Director, Lift Irrigation Corporation Ltd. & Ors. v. Pravat Kiran Mohanty & Ors. [1991] 2',
      ['Director, Lift Irrigation Corporation Ltd. & Ors. v Pravat Kiran Mohanty & Ors'],
    ],
    ['(2004 Indlaw SC 1033], Salim Saheb v. State of M.P. (2007(1) SCC 699', ['Salim Saheb v State of M.P.']],
    ['said in Thanedar Singh v. State of M. P. 2001', ['Thanedar Singh v State of M. P.']],
    [
      'In State of U.P. v. Synthetics and Chemicals Ltd. [1991] 4 S.C.C. 139 and Ram v. Shyam',
      ['State of U.P. v Synthetics and Chemicals Ltd.', 'Ram v Shyam'],
    ],
    [
      'relied on Sakal Papers v Union of India and Bennett Coleman v Union of India before us',
      ['Sakal Papers v Union of India', 'Bennett Coleman v Union of India'],
    ],
    [
      'KESAVANANDA BHARATI AND ORS. VERSUS STATE OF KERALA',
      ['KESAVANANDA BHARATI AND ORS. v STATE OF KERALA'],
    ],
    [
      'quashed M/s Pepsi Foods Ltd. v. Special Judicial Magistrate, (1998) 5',
      ['M/s Pepsi Foods Ltd. v Special Judicial Magistrate'],
    ],
    ['Constitution Bench in In re: Delhi Laws Act 1951 Indlaw', ['In re: Delhi Laws Act']],
    ['the view in In Re The Special Courts Bill, 1978', ['In Re The Special Courts Bill']],
    [
      'E. Micheal Raj v. Intelligence Officer, Narcotic Control Bureau, 2008 (4) SCALE',
      ['E. Micheal Raj v Intelligence Officer, Narcotic Control Bureau'],
    ],
    [
      'decided in Tata Agencies, Bombay v. Commissioner of Income Tax (1957)',
      ['Tata Agencies, Bombay v Commissioner of Income Tax'],
    ],
    ['(see Punjabi University, Patiala v. M.R. Garg) and so on', ['Punjabi University, Patiala v M.R. Garg']],
    [
      'decided in Executive Engineer v. M/s. Gangaram Chhapolia, (1984) 3',
      ['Executive Engineer v M/s. Gangaram Chhapolia'],
    ],
    ['maneka gandhi v union of india', ['maneka gandhi v union of india']],
    ['arnesh kumar vs. state of bihar (2014) 8 scc 273', ['arnesh kumar v state of bihar']],
  ])('%j', (text, expected) => expect(names(text)).toEqual(expected))

  it('stands where its stretch says', () => {
    const text = 'This Court in Gian Singh v. State of Punjab held so.'
    const [found] = findCaseNames(text)
    expect(text.slice(found?.from, found?.to)).toBe('Gian Singh v. State of Punjab')
  })

  it.each([
    'filed by Shri. V. P. Rai, learned counsel',
    'in accordance with Parts IV and V of the Rules respectively',
    'officers who are class V are only eligible',
    'fully justified in re-appreciating the evidence',
    '',
  ])('is not seen in %j', text => expect(names(text)).toEqual([]))

  it('is sought in any text without harm', () => {
    const words = fc.constantFrom(
      'A.',
      'v',
      'Vs.',
      '(',
      ')',
      'of',
      'and',
      'State',
      'In re',
      '[',
      ',',
      'Ltd.',
      '\n',
      '& Ors.',
      'x',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map(parts => parts.join(' ')),
        ),
        text => {
          let end = 0
          for (const { from, to } of findCaseNames(text)) {
            expect(from).toBeGreaterThanOrEqual(end)
            expect(to).toBeGreaterThan(from)
            end = to
          }
        },
      ),
      { numRuns: 1500 },
    )
  })
})

describe('a title in one form', () => {
  it.each([
    ['State of U.P. & Ors. v. Ram Singh', 'state of uttar pradesh v ram singh'],
    [
      'M/s. Pepsi Foods Ltd. and Anr. Vs Special Judicial Magistrate & Others',
      'pepsi foods limited v special judicial magistrate',
    ],
    ['KEHAR SINGH AND ORS. versus STATE (DELHI ADMN.)', 'kehar singh v state delhi administration'],
    ['Smt. Maneka Gandhi v U.O.I.', 'maneka gandhi v union of india'],
    ['Ch. Bhajan Lal v The State of Haryana, etc.', 'bhajan lal v state of haryana'],
    ['Ram Lal (Dead) by L.Rs. v. Mohd. Yusuf', 'ram lal v mohammad yusuf'],
    ['CIT v. Bharat Corpn.', 'commissioner of income tax v bharat corporation'],
    ['Gian Singh v State of J & K', 'gian singh v state of jammu and kashmir'],
    ['State Of Karnataka Through Its Secretary v X Y', 'state of karnataka v x y'],
  ])('%s', (title, expected) => expect(normaliseCaseName(title)).toBe(expected))

  it('stays as it is when put into it again', () => {
    for (const title of [
      'State of U.P. & Ors. v. Ram Singh',
      'Smt. Maneka Gandhi v U.O.I.',
      'In re Delhi Laws Act',
    ])
      expect(normaliseCaseName(normaliseCaseName(title))).toBe(normaliseCaseName(title))
  })
})

describe('two names', () => {
  it.each([
    ['Kehar Singh And Others v State (Delhi Administration)', 'Kehar Singh v. State (Delhi Admn.)'],
    ['Secretary, State of Karnataka and Others v Umadevi and Others', 'State of Karnataka v. Umadevi'],
    [
      'Secretary, State of Karnataka and Others v Umadevi and Others',
      'Secy., State of Karnataka & Ors. v. Umadevi (3)',
    ],
    ['Sharad Birdhichand Sarda v State of Maharashtra', 'Sharad Birdhi Chand Sarda vs. State of Maharashtra'],
    ['State of Haryana v Ch. Bhajan Lal', 'State of Haryana & Ors. v. Bhajan Lal & Ors.'],
    ['A. K. Gopalan v State of Madras', 'AK Gopalan v The State of Madras'],
    ['Maneka Gandhi v Union of India', 'Maneka Gandhi. v. U. O. I.'],
    ['Vadivelu Thevar v State of Madras', 'Vadivelu Thevar & Anr. v. The State of Madras'],
    ['Tanviben Pankajkumar Divetia v State of Gujarat', 'Tanviben Pankaj Kumar Divetia Vs. State of Gujarat'],
    ['Kesavananda Bharati Sripadagalvaru v State of Kerala', 'Kesavananda Bharati v State of Kerala'],
    [
      'Cherukattil Gopalan v Food Inspector, Calicut Corporation',
      'Food Inspector, Calicut Corpn. v. Cherukattil Gopalan',
    ],
    [
      'Baldev Krishan Sahi v Shipping Corporation of India Ltd.',
      'Sahi Baldev Krishan v Shipping Corpn. of India Limited',
    ],
  ])('%s and %s are one case', (a, b) => expect(sameCase(a, b)).toBeGreaterThan(0.8))

  it.each([
    ['Kartar Singh v State of Punjab', 'Bachan Singh v State of Punjab'],
    ['Ram Singh v State of Bihar', 'Ram Singh v State of U.P.'],
    ['A. K. Gopalan v State of Madras', 'M. K. Gopalan v State of Madhya Pradesh'],
    ['K.M. Nanavati v State of Maharashtra', 'Asha J. Nanavati v State of Gujarat'],
    ['Arjan Singh v Kartar Singh', 'Uttam Singh v Kartar Singh'],
    ['Union of India v Ram Lal', 'Union of India v Sham Lal Gupta'],
    ['', 'Ram v Shyam'],
  ])('%s and %s are two', (a, b) => expect(sameCase(a, b)).toBeLessThan(0.8))

  it('are as alike one way as the other', () => {
    const [a, b] = ['State of Haryana v Bhajan Lal', 'State of Haryana & Ors. v Ch. Bhajan Lal']
    expect(sameCase(a, b)).toBeCloseTo(sameCase(b, a))
  })
})
