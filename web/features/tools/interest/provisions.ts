import type { Localized } from '#shared/languages.ts'
import type { Rest } from '#shared/templates/derived/interest.ts'
import type { InterestSearch } from '../tools-search.ts'

/** A provision that says on what terms interest runs. */
export type InterestProvision = {
  id: string
  label: string
  name: Localized
  /** Per cent a year, where the provision itself names it. */
  rate?: string
  rest: Rest
  /** What is to be seen to, and a rate above which it is told in earnest. */
  hint: string
  most?: number
}

export const interestProvisions: readonly InterestProvision[] = [
  {
    id: 'ni-80',
    label: 'NI Act, s. 80: the instrument names no rate',
    name: {
      en: 'section 80 of the Negotiable Instruments Act, 1881',
      hi: 'परक्राम्य लिखत अधिनियम, 1881 की धारा 80',
      mr: 'परक्राम्य संलेख अधिनियम, 1881 च्या कलम 80',
    },
    rate: '18',
    rest: 'none',
    hint: '18% a year from the day the amount ought to have been paid, where the instrument names no rate.',
  },
  {
    id: 'cpc-34',
    label: 'CPC, s. 34: from the decree to payment',
    name: {
      en: 'section 34 of the Code of Civil Procedure, 1908',
      hi: 'सिविल प्रक्रिया संहिता, 1908 की धारा 34',
      mr: 'दिवाणी प्रक्रिया संहिता, 1908 च्या कलम 34',
    },
    rate: '6',
    rest: 'none',
    hint: 'Not above 6% after the decree. In a commercial transaction it may be more, but not above the contractual rate or, without one, the rate at which nationalised banks lend.',
    most: 6,
  },
  {
    id: 'mv-171',
    label: 'MV Act, s. 171: as the Claims Tribunal directs',
    name: {
      en: 'section 171 of the Motor Vehicles Act, 1988',
      hi: 'मोटर यान अधिनियम, 1988 की धारा 171',
      mr: 'मोटार वाहन अधिनियम, 1988 च्या कलम 171',
    },
    rest: 'none',
    hint: 'Simple interest at the rate and from the day that the Tribunal directs, not before the claim was made.',
  },
  {
    id: 'msmed-16',
    label: 'MSMED Act, s. 16: the buyer paid late',
    name: {
      en: 'section 16 of the Micro, Small and Medium Enterprises Development Act, 2006',
      hi: 'सूक्ष्म, लघु और मध्यम उद्यम विकास अधिनियम, 2006 की धारा 16',
      mr: 'सूक्ष्म, लघु व मध्यम उद्योग विकास अधिनियम, 2006 च्या कलम 16',
    },
    rest: 'monthly',
    hint: 'With monthly rests, at three times the bank rate that the Reserve Bank has notified: look that up.',
  },
]

export function findProvision(id: string): InterestProvision | undefined {
  return interestProvisions.find(provision => provision.id === id)
}

/** The rate and the rests that a provision itself names stand in the fields; another rate stays as it was typed. */
export function applyProvision(under: string, { rate }: InterestSearch): Partial<InterestSearch> {
  const provision = findProvision(under)
  return provision ? { under, rest: provision.rest, rate: provision.rate ?? rate } : { under: '' }
}
