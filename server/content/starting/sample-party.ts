import { governments, type PartyKind, partyKinds } from '#shared/templates/parties/party-kinds.ts'

const arjun = '{ en: Arjun Testwala, hi: अर्जुन टेस्टवाला, mr: अर्जुन टेस्टवाला }'
const sita = '{ en: Sita Testwala, hi: सीता टेस्टवाला, mr: सीता टेस्टवाला }'
const office = '{ en: secretary, hi: सचिव, mr: सचिव }'
const authority =
  '{ en: a resolution dated 02/01/2026, hi: संकल्प दिनांक 02/01/2026, mr: दिनांक 02/01/2026 चा ठराव }'
const address =
  '{ en: "12, Example Road, Namunapur", hi: "12, उदाहरण मार्ग, नमूनापुर", mr: "12, उदाहरण रस्ता, नमुनापूर" }'
const parentage =
  '{ en: son of Shri Mohan Testwala, hi: पुत्र श्री मोहन टेस्टवाला, mr: श्री. मोहन टेस्टवाला यांचा मुलगा }'

/** Answers that fit together, by the parts of a party of each kind. */
const answers: Record<PartyKind, Record<string, string>> = {
  individual: {
    Name: arjun,
    Parentage: parentage,
    Age: '"34"',
    Occupation: '{ en: trader, hi: व्यापारी, mr: व्यापारी }',
    Address: address,
  },
  minor: {
    Name: arjun,
    Incapacity: 'a minor',
    Parentage: parentage,
    Age: '"9"',
    Address: address,
    GuardianRole: 'next friend',
    GuardianName: sita,
    GuardianRelation: '{ en: mother, hi: माता, mr: आई }',
  },
  company: {
    Name: '{ en: Namuna Traders Private Limited, hi: नमूना ट्रेडर्स प्राइवेट लिमिटेड, mr: नमुना ट्रेडर्स प्रायव्हेट लिमिटेड }',
    Body: 'a company within the meaning of the Companies Act, 2013',
    Address: address,
    ThroughName: arjun,
    ThroughCapacity: '{ en: director, hi: निदेशक, mr: संचालक }',
    Authority: authority,
  },
  government: {
    GovernmentOf: governments.state.en,
    State: 'Maharashtra',
    Office: '{ en: "the Collector, Namunapur", hi: "कलेक्टर, नमूनापुर", mr: "जिल्हाधिकारी, नमुनापूर" }',
    Address: address,
  },
  deceased: {
    Name: arjun,
    Parentage: parentage,
    LegalRepresentatives:
      '{ en: "Sita Testwala, widow, residing at Namunapur", hi: "सीता टेस्टवाला, विधवा, निवासी नमूनापुर", mr: "सीता टेस्टवाला, विधवा, राहणार नमुनापूर" }',
  },
  association: {
    Name: '{ en: Namuna Residents, hi: नमूना निवासी, mr: नमुना रहिवासी }',
    Address: address,
    ThroughName: sita,
    ThroughCapacity: office,
    Authority: authority,
  },
  public: {},
}

/** One party of the sample, as a list entry of form.yaml. */
export function sampleParty(prefix: string, kind: PartyKind): string {
  const parts = Object.entries({ Kind: partyKinds[kind].en, ...answers[kind] })
  return parts
    .map(([part, answer], index) => `    ${index === 0 ? '-' : ' '} ${prefix}${part}: ${answer}\n`)
    .join('')
}
