import type { CourtProfileName } from '#shared/courts.ts'
import type { Language, Localized } from '#shared/languages.ts'

type Side = { party: string; group: string; role: Localized }
export type ProceedingStart = {
  title: Localized
  /** The heading over the text, in English in capitals. */
  heading: Localized
  provision: string
  act: string
  section: string
  under: Localized
  filing: Side
  opposite: Side
}

const respondents = {
  party: 'respondent',
  group: 'respondents',
  role: { en: 'Respondent | Respondents', hi: 'प्रत्यर्थी | प्रत्यर्थीगण', mr: 'उत्तरवादी | उत्तरवादी' },
}

/** Terms as in content/glossary.yaml. */
export const proceedingStarts = {
  suit: {
    title: { en: 'Suit', hi: 'वाद', mr: 'दावा' },
    heading: { en: 'PLAINT', hi: 'वाद-पत्र', mr: 'दावा' },
    provision: 'CPC 1908, s.26',
    act: 'CPC',
    section: '26',
    under: {
      en: 'section 26 of the Code of Civil Procedure, 1908',
      hi: 'सिविल प्रक्रिया संहिता, 1908 की धारा 26',
      mr: 'दिवाणी प्रक्रिया संहिता, 1908 चे कलम 26',
    },
    filing: {
      party: 'plaintiff',
      group: 'plaintiffs',
      role: { en: 'Plaintiff | Plaintiffs', hi: 'वादी | वादीगण', mr: 'वादी | वादी' },
    },
    opposite: {
      party: 'defendant',
      group: 'defendants',
      role: { en: 'Defendant | Defendants', hi: 'प्रतिवादी | प्रतिवादीगण', mr: 'प्रतिवादी | प्रतिवादी' },
    },
  },
  petition: {
    title: { en: 'Petition', hi: 'याचिका', mr: 'याचिका' },
    heading: { en: 'PETITION', hi: 'याचिका', mr: 'याचिका' },
    provision: 'Constitution, Art.226',
    act: 'Constitution',
    section: '226',
    under: {
      en: 'Article 226 of the Constitution of India',
      hi: 'भारत के संविधान का अनुच्छेद 226',
      mr: 'भारताच्या संविधानाचा अनुच्छेद 226',
    },
    filing: {
      party: 'petitioner',
      group: 'petitioners',
      role: {
        en: 'Petitioner | Petitioners',
        hi: 'याचिकाकर्ता | याचिकाकर्तागण',
        mr: 'याचिकाकर्ता | याचिकाकर्ते',
      },
    },
    opposite: respondents,
  },
  application: {
    title: { en: 'Application', hi: 'आवेदन', mr: 'अर्ज' },
    heading: { en: 'APPLICATION', hi: 'आवेदन', mr: 'अर्ज' },
    provision: 'CPC 1908, s.151',
    act: 'CPC',
    section: '151',
    under: {
      en: 'section 151 of the Code of Civil Procedure, 1908',
      hi: 'सिविल प्रक्रिया संहिता, 1908 की धारा 151',
      mr: 'दिवाणी प्रक्रिया संहिता, 1908 चे कलम 151',
    },
    filing: {
      party: 'applicant',
      group: 'applicants',
      role: { en: 'Applicant | Applicants', hi: 'आवेदक | आवेदकगण', mr: 'अर्जदार | अर्जदार' },
    },
    opposite: {
      party: 'nonApplicant',
      group: 'nonApplicants',
      role: {
        en: 'Non-applicant | Non-applicants',
        hi: 'अनावेदक | अनावेदकगण',
        mr: 'गैरअर्जदार | गैरअर्जदार',
      },
    },
  },
  appeal: {
    title: { en: 'Appeal', hi: 'अपील', mr: 'अपील' },
    heading: { en: 'MEMORANDUM OF APPEAL', hi: 'अपील का ज्ञापन', mr: 'अपिलाचे निवेदन' },
    provision: 'CPC 1908, s.96',
    act: 'CPC',
    section: '96',
    under: {
      en: 'section 96 of the Code of Civil Procedure, 1908',
      hi: 'सिविल प्रक्रिया संहिता, 1908 की धारा 96',
      mr: 'दिवाणी प्रक्रिया संहिता, 1908 चे कलम 96',
    },
    filing: {
      party: 'appellant',
      group: 'appellants',
      role: { en: 'Appellant | Appellants', hi: 'अपीलार्थी | अपीलार्थीगण', mr: 'अपीलकर्ता | अपीलकर्ते' },
    },
    opposite: respondents,
  },
  complaint: {
    title: { en: 'Complaint', hi: 'परिवाद', mr: 'फिर्याद' },
    heading: { en: 'COMPLAINT', hi: 'परिवाद', mr: 'फिर्याद' },
    provision: 'BNSS 2023, s.223',
    act: 'BNSS',
    section: '223',
    under: {
      en: 'section 223 of the Bharatiya Nagarik Suraksha Sanhita, 2023',
      hi: 'भारतीय नागरिक सुरक्षा संहिता, 2023 की धारा 223',
      mr: 'भारतीय नागरिक सुरक्षा संहिता, 2023 चे कलम 223',
    },
    filing: {
      party: 'complainant',
      group: 'complainants',
      role: { en: 'Complainant | Complainants', hi: 'परिवादी | परिवादीगण', mr: 'फिर्यादी | फिर्यादी' },
    },
    opposite: {
      party: 'accused',
      group: 'accusedPersons',
      role: { en: 'Accused | Accused', hi: 'अभियुक्त | अभियुक्तगण', mr: 'आरोपी | आरोपी' },
    },
  },
} as const satisfies Record<string, ProceedingStart>

export type CourtStart = {
  courtType: string
  profile: CourtProfileName
  filingLanguages: readonly Language[]
  heading: Localized
  name: Localized
}

const inCourt: Localized = {
  en: 'IN THE COURT OF THE {courtName} AT {courtPlace}',
  hi: 'न्यायालय {courtName}, {courtPlace}',
  mr: '{courtName}, {courtPlace} यांचे न्यायालयात',
}
const before: Localized = {
  en: 'IN THE {courtName} AT {courtPlace}',
  hi: '{courtName}, {courtPlace}',
  mr: '{courtName}, {courtPlace} यांचे समोर',
}
const all = ['en', 'hi', 'mr'] as const

export const courtStarts = {
  district: {
    courtType: 'Civil Court',
    profile: 'general',
    filingLanguages: all,
    heading: inCourt,
    name: {
      en: 'Civil Judge (Senior Division)',
      hi: 'सिविल जज (सीनियर डिवीजन)',
      mr: 'दिवाणी न्यायाधीश (वरिष्ठ स्तर)',
    },
  },
  sessions: {
    courtType: 'Sessions Court',
    profile: 'general',
    filingLanguages: all,
    heading: inCourt,
    name: { en: 'Sessions Judge', hi: 'सत्र न्यायाधीश', mr: 'सत्र न्यायाधीश' },
  },
  magistrate: {
    courtType: 'Magistrate Court',
    profile: 'general',
    filingLanguages: all,
    heading: inCourt,
    name: {
      en: 'Judicial Magistrate First Class',
      hi: 'न्यायिक मजिस्ट्रेट प्रथम वर्ग',
      mr: 'न्यायदंडाधिकारी प्रथम वर्ग',
    },
  },
  family: {
    courtType: 'Family Court',
    profile: 'general',
    filingLanguages: all,
    heading: inCourt,
    name: {
      en: 'Principal Judge, Family Court',
      hi: 'प्रधान न्यायाधीश, कुटुम्ब न्यायालय',
      mr: 'प्रधान न्यायाधीश, कौटुंबिक न्यायालय',
    },
  },
  'high-court': {
    courtType: 'High Court',
    profile: 'general',
    filingLanguages: ['en'],
    heading: before,
    name: { en: 'High Court of Namuna', hi: 'नमूना उच्च न्यायालय', mr: 'नमुना उच्च न्यायालय' },
  },
  'supreme-court': {
    courtType: 'Supreme Court',
    profile: 'supreme-court',
    filingLanguages: ['en'],
    heading: before,
    name: { en: 'Supreme Court of India', hi: 'भारत का उच्चतम न्यायालय', mr: 'भारताचे सर्वोच्च न्यायालय' },
  },
  tribunal: {
    courtType: 'NCLT',
    profile: 'nclt',
    filingLanguages: ['en'],
    heading: before,
    name: {
      en: 'National Company Law Tribunal',
      hi: 'राष्ट्रीय कंपनी विधि अधिकरण',
      mr: 'राष्ट्रीय कंपनी कायदा न्यायाधिकरण',
    },
  },
} as const satisfies Record<string, CourtStart>
