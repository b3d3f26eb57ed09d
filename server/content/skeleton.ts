import type { Language } from '#shared/languages.ts'

type Start = { id: number; area: string; today: Date }

/** A form that passes the lint, so that an author only has to replace words. */
export function skeletonYaml({ id, area, today }: Start): string {
  return `id: ${id}
title: { en: Application, hi: आवेदन, mr: अर्ज }
description: { en: One sentence saying when an advocate needs it., hi: एक वाक्य कि यह कब चाहिए।, mr: हा अर्ज केव्हा लागतो ते एका वाक्यात. }
category: ${area}
courtType: Civil Court
jurisdiction: All India
provision: CPC 1908, s.151
sections:
  - { act: CPC, section: "151" }
estimatedTime: 20 minutes
isPopular: false
courtProfile: general
filingLanguages: [en, hi, mr]
lawCheckedOn: ${today.toISOString().slice(0, 10)}
reviewedBy: ""
tags: [application, आवेदन, अर्ज]

groups:
  - { id: court, title: { en: The court, hi: न्यायालय, mr: न्यायालय } }
  - { id: applicants, title: { en: Applicants, hi: आवेदकगण, mr: अर्जदार }, repeat: true, item: { en: Applicant, hi: आवेदक, mr: अर्जदार } }
  - { id: facts, title: { en: The facts, hi: तथ्य, mr: तथ्ये } }
  - { id: signing, title: { en: Signature, hi: हस्ताक्षर, mr: स्वाक्षरी } }

fields:
  - { use: courtName, group: court }
  - { use: courtPlace, group: court }
  - { party: applicant, group: applicants }
  - name: facts
    group: facts
    label: { en: Facts, hi: तथ्य, mr: तथ्ये }
    help: { en: Each fact on its own line., hi: हर तथ्य अलग पंक्ति में।, mr: प्रत्येक तथ्य वेगळ्या ओळीत. }
    type: textarea
    required: true
  - { use: place, group: signing }
  - { use: date, group: signing }
  - { take: advocate, group: signing, without: [place, date] }

derived:
  applicantsBlock: { fn: partyBlock, group: applicants }

sample:
  courtName: { en: Civil Judge (Senior Division), hi: सिविल जज (सीनियर डिवीजन), mr: दिवाणी न्यायाधीश (वरिष्ठ स्तर) }
  courtPlace: { en: Namunapur, hi: नमूनापुर, mr: नमुनापूर }
  applicants:
    - applicantName: { en: Arjun Testwala, hi: अर्जुन टेस्टवाला, mr: अर्जुन टेस्टवाला }
      applicantParentage: { en: son of Shri Mohan Testwala, hi: पुत्र श्री मोहन टेस्टवाला, mr: श्री. मोहन टेस्टवाला यांचा मुलगा }
      applicantAge: "34"
      applicantOccupation: { en: trader, hi: व्यापारी, mr: व्यापारी }
      applicantAddress: { en: "12, Example Road, Namunapur", hi: "12, उदाहरण मार्ग, नमूनापुर", mr: "12, उदाहरण रस्ता, नमुनापूर" }
  facts: { en: The applicant states the facts., hi: आवेदक तथ्य बताता है।, mr: अर्जदार तथ्ये सांगतो. }
  place: { en: Namunapur, hi: नमूनापुर, mr: नमुनापूर }
  date: 2026-02-14
`
}

export function skeletonText(language: Language): string {
  const [header, formTitle, title, role, opening, prayer, closing, relief] = words[language]
  return `# header
^ ${header}

# formTitle
^ ${formTitle}

# title
^ ${title}

# parties
{applicantsBlock}

>> ... ${role}

# content
${opening}

1. {facts}

## ${prayer}

${closing}

(a) ${relief}

# footer
{>signature}
`
}

const words: Record<Language, readonly string[]> = {
  en: [
    'IN THE COURT OF {courtName}, {courtPlace}',
    'APPLICATION UNDER SECTION 151 OF THE CODE OF CIVIL PROCEDURE, 1908',
    'IN THE MATTER OF:',
    'Applicant',
    'The applicant above named most respectfully submits as under:',
    'PRAYER',
    'It is therefore prayed that this Hon’ble Court may be pleased to:',
    'pass such order as the justice of the case requires.',
  ],
  hi: [
    'न्यायालय {courtName}, {courtPlace}',
    'सिविल प्रक्रिया संहिता, 1908 की धारा 151 के अधीन आवेदन',
    'के मामले में:',
    'आवेदक',
    'उपरोक्त आवेदक सादर निम्नलिखित निवेदन करता है:',
    'प्रार्थना',
    'अतः प्रार्थना है कि माननीय न्यायालय कृपया:',
    'ऐसा आदेश पारित करे जो न्यायहित में उचित हो।',
  ],
  mr: [
    '{courtName}, {courtPlace} यांचे न्यायालयात',
    'दिवाणी प्रक्रिया संहिता, 1908 च्या कलम 151 खालील अर्ज',
    'प्रकरण:',
    'अर्जदार',
    'वर नमूद अर्जदाराचे नम्र निवेदन पुढीलप्रमाणे:',
    'विनंती',
    'म्हणून माननीय न्यायालयास विनंती की:',
    'न्यायाच्या दृष्टीने योग्य तो आदेश व्हावा.',
  ],
}
