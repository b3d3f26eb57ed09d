import type { Localized } from '#shared/languages.ts'
import type { Rest } from '#shared/templates/derived/interest.ts'
import type { InterestSearch } from '../tools-search.ts'

/** A provision that says on what terms interest runs. */
export type InterestProvision = {
  id: string
  label: Localized
  name: Localized
  /** Per cent a year, where the provision itself names it. */
  rate?: string
  rest: Rest
  /** What is to be seen to, and a rate above which it is told in earnest. */
  hint: Localized
  most?: number
}

export const interestProvisions: readonly InterestProvision[] = [
  {
    id: 'ni-80',
    label: {
      en: 'NI Act, s. 80: the instrument names no rate',
      hi: 'परक्राम्य लिखत अधिनियम, धारा 80: लिखत में दर नहीं',
      mr: 'परक्राम्य संलेख अधिनियम, कलम 80: संलेखात दर नाही',
    },
    name: {
      en: 'section 80 of the Negotiable Instruments Act, 1881',
      hi: 'परक्राम्य लिखत अधिनियम, 1881 की धारा 80',
      mr: 'परक्राम्य संलेख अधिनियम, 1881 च्या कलम 80',
    },
    rate: '18',
    rest: 'none',
    hint: {
      en: '18% a year from the day the amount ought to have been paid, where the instrument names no rate.',
      hi: 'लिखत में दर न हो तो जिस दिन राशि चुकाई जानी थी उस दिन से 18% प्रतिवर्ष।',
      mr: 'संलेखात दर नसेल तर रक्कम ज्या दिवशी द्यायला हवी होती त्या दिवसापासून दरसाल 18%.',
    },
  },
  {
    id: 'cpc-34',
    label: {
      en: 'CPC, s. 34: from the decree to payment',
      hi: 'सिविल प्रक्रिया संहिता, धारा 34: डिक्री से भुगतान तक',
      mr: 'दिवाणी प्रक्रिया संहिता, कलम 34: हुकूमनाम्यापासून भरण्यापर्यंत',
    },
    name: {
      en: 'section 34 of the Code of Civil Procedure, 1908',
      hi: 'सिविल प्रक्रिया संहिता, 1908 की धारा 34',
      mr: 'दिवाणी प्रक्रिया संहिता, 1908 च्या कलम 34',
    },
    rate: '6',
    rest: 'none',
    hint: {
      en: 'Not above 6% after the decree. In a commercial transaction it may be more, but not above the contractual rate or, without one, the rate at which nationalised banks lend.',
      hi: 'डिक्री के बाद 6% से अधिक नहीं। वाणिज्यिक संव्यवहार में अधिक हो सकती है, पर संविदा की दर से, या वह न हो तो राष्ट्रीयकृत बैंकों की उधार दर से, अधिक नहीं।',
      mr: 'हुकूमनाम्यानंतर 6% पेक्षा अधिक नाही. वाणिज्यिक व्यवहारात अधिक असू शकतो, पण करारातील दरापेक्षा, किंवा तो नसल्यास राष्ट्रीयीकृत बँकांच्या कर्जदरापेक्षा, अधिक नाही.',
    },
    most: 6,
  },
  {
    id: 'mv-171',
    label: {
      en: 'MV Act, s. 171: as the Claims Tribunal directs',
      hi: 'मोटर यान अधिनियम, धारा 171: जैसा दावा अधिकरण निदेश दे',
      mr: 'मोटार वाहन अधिनियम, कलम 171: दावा न्यायाधिकरणाच्या निर्देशाप्रमाणे',
    },
    name: {
      en: 'section 171 of the Motor Vehicles Act, 1988',
      hi: 'मोटर यान अधिनियम, 1988 की धारा 171',
      mr: 'मोटार वाहन अधिनियम, 1988 च्या कलम 171',
    },
    rest: 'none',
    hint: {
      en: 'Simple interest at the rate and from the day that the Tribunal directs, not before the claim was made.',
      hi: 'साधारण ब्याज, उस दर से और उस दिन से जो अधिकरण निदेश दे; दावा किए जाने से पहले का नहीं।',
      mr: 'सरळ व्याज, न्यायाधिकरण निर्देश देईल त्या दराने व त्या दिवसापासून; दावा करण्यापूर्वीचे नाही.',
    },
  },
  {
    id: 'msmed-16',
    label: {
      en: 'MSMED Act, s. 16: the buyer paid late',
      hi: 'MSMED अधिनियम, धारा 16: क्रेता ने देर से चुकाया',
      mr: 'MSMED अधिनियम, कलम 16: खरेदीदाराने उशिरा पैसे दिले',
    },
    name: {
      en: 'section 16 of the Micro, Small and Medium Enterprises Development Act, 2006',
      hi: 'सूक्ष्म, लघु और मध्यम उद्यम विकास अधिनियम, 2006 की धारा 16',
      mr: 'सूक्ष्म, लघु व मध्यम उद्योग विकास अधिनियम, 2006 च्या कलम 16',
    },
    rest: 'monthly',
    hint: {
      en: 'With monthly rests, at three times the bank rate that the Reserve Bank has notified: look that up.',
      hi: 'मासिक अंतराल पर चक्रवृद्धि, रिज़र्व बैंक की अधिसूचित बैंक दर की तीन गुनी दर से: वह दर देख लें।',
      mr: 'दरमहा चक्रवाढ, रिझर्व्ह बँकेने अधिसूचित केलेल्या बँक दराच्या तिप्पट दराने: तो दर पाहून घ्या.',
    },
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
