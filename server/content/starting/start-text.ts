import type { Language } from '#shared/languages.ts'
import { nameOf, type Plan, wordsOf } from './plan.ts'

type Words = {
  opening: string
  annexed: (place: string) => string
  facts: string
  jurisdiction: string
  jurisdictionText: string
  prayer: string
  closing: string
  reliefs: readonly string[]
  between: string
  verification: string
}

/** The main paper in one language: a text that passes the lint, whose words the author replaces. */
export function startText(plan: Plan, language: Language): string {
  const { filed, at } = wordsOf(plan)
  const {
    opening,
    annexed,
    facts,
    jurisdiction,
    jurisdictionText,
    prayer,
    closing,
    reliefs,
    between,
    verification,
  } = words[language]
  const heading = at.heading[language]
    .replace('{courtName}', language === 'en' ? '{COURTNAME}' : '{courtName}')
    .replace('{courtPlace}', language === 'en' ? '{COURTPLACE}' : '{courtPlace}')
  const annexures = plan.annexures.map(
    (title, index) => `1. [record] ${annexed(`{annexure ${nameOf(title, index)}}`)}\n\n`,
  )
  return `# header

^ ${heading}

# formTitle

^ {causeNumber}

# title

^ ${filed.heading[language]}
^ (${filed.under[language]})

# parties

{filingParties}

>> ... {FilingRole}

^ ${between}

{oppositeParties}

>> ... {OppositeRole}

# content

${opening}

### ${facts} [facts]

1. {facts}

${annexures.join('')}{>${language === 'mr' ? 'annexed' : 'annexed-that'}}

### ${jurisdiction} [advice]

1. ${jurisdictionText}

## ${prayer}

${closing}

${reliefs.map((relief, index) => `(${'ab'.charAt(index)}) ${relief}`).join('\n\n')}

# footer

>> {FilingRole}

{>signature}

${verification}
`
}

const words: Record<Language, Words> = {
  en: {
    opening: 'The {filingRole} above named most respectfully {filing: submits | submit}:',
    annexed: place => `That a true copy of the document is annexed (${place}).`,
    facts: 'Facts',
    jurisdiction: 'Jurisdiction',
    jurisdictionText: "That this Hon'ble Court has jurisdiction in this matter, because {jurisdictionFacts}.",
    prayer: 'PRAYER',
    closing: "It is therefore most respectfully prayed that this Hon'ble Court may be pleased to:",
    reliefs: ['{relief}; and', 'pass such other order as the justice of the case requires.'],
    between: 'VERSUS',
    verification: `## VERIFICATION

I, {deponentName}, {deponentParentage}, aged {deponentAge} years, residing at {deponentAddress}, {deponentCapacity}, do hereby verify that {basesOfTruth}; that the prayer is my humble request to this Hon'ble Court; and that nothing material has been concealed.

Verified at {place} on {date}.

>> {deponentName}`,
  },
  hi: {
    opening: 'उपर्युक्त {filingRole} की ओर से सविनय निवेदन है:',
    annexed: place => `यह कि दस्तावेज की सत्य प्रति संलग्न है (${place})।`,
    facts: 'तथ्य',
    jurisdiction: 'अधिकारिता',
    jurisdictionText: 'यह कि इस माननीय न्यायालय को इस प्रकरण में अधिकारिता है, क्योंकि {jurisdictionFacts}।',
    prayer: 'प्रार्थना',
    closing: 'अतः सविनय प्रार्थना है कि माननीय न्यायालय कृपया:',
    reliefs: ['{relief}; तथा', 'ऐसा अन्य आदेश पारित करे जो न्यायहित में उचित हो।'],
    between: 'बनाम',
    verification: `## सत्यापन

मुझ {deponentName}, {deponentParentage}, आयु {deponentAge} वर्ष, निवासी {deponentAddress}, {deponentCapacity}, द्वारा सत्यापित किया जाता है कि {basesOfTruth}; प्रार्थना माननीय न्यायालय से मेरा विनम्र निवेदन है; और कोई सारवान बात छिपाई नहीं गई है।

दिनांक {date} को {place} में सत्यापित।

>> {deponentName}`,
  },
  mr: {
    opening: 'वर नमूद {filingRole} यांचे सविनय निवेदन असे की:',
    annexed: place => `दस्तऐवजाची खरी प्रत जोडली आहे (${place}).`,
    facts: 'तथ्ये',
    jurisdiction: 'अधिकारक्षेत्र',
    jurisdictionText: 'या माननीय न्यायालयास या प्रकरणी अधिकारक्षेत्र आहे, कारण {jurisdictionFacts}.',
    prayer: 'विनंती',
    closing: 'म्हणून माननीय न्यायालयास सविनय विनंती की:',
    reliefs: ['{relief}; आणि', 'न्यायाच्या दृष्टीने योग्य तो अन्य आदेश व्हावा.'],
    between: 'विरुद्ध',
    verification: `## सत्यापन

मी, {deponentName}, {deponentParentage}, वय {deponentAge} वर्षे, राहणार {deponentAddress}, {deponentCapacity}; माझे सत्यापन असे की, {basesOfTruth}; विनंती ही माननीय न्यायालयास केलेली नम्र प्रार्थना आहे; आणि कोणतीही महत्त्वाची बाब लपवून ठेवलेली नाही.

दिनांक {date} रोजी {place} येथे सत्यापित.

>> {deponentName}`,
  },
}
