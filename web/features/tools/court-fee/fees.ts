import type { Localized } from '#shared/languages.ts'
import type { Paise } from '#shared/templates/amounts.ts'

/** A fee that a central rule fixes. */
export type FixedFee = {
  id: string
  name: Localized
  /** As the sentence names it. */
  provision: Localized
  /** What it goes by; without it the fee is the same in every case. */
  basis?: { label: Localized; told: Localized; least?: Paise }
  /** 0 is 'no fee'. */
  feeOn: (amount: Paise) => Paise
  note?: Localized
}

const rupee = 100
const lakh = 100_000 * rupee
const crore = 100 * lakh

type Slab = readonly [upTo: Paise, rupees: number]

/** The fee of the first slab that the amount is not above. */
function bySlab(slabs: readonly Slab[]): (amount: Paise) => Paise {
  return amount => (slabs.find(([upTo]) => amount <= upTo)?.[1] ?? 0) * rupee
}

/** So much for every lakh or part of a lakh. */
function lakhs(amount: Paise): number {
  return Math.ceil(amount / lakh)
}

/** Rule 13(2): so much for each lakh below ten lakh; from there a sum and so much for each lakh beyond, up to a limit. */
function securitisation(each: number, sum: number, beyond: number, most: number): (amount: Paise) => Paise {
  return amount =>
    (amount < 10 * lakh ? each * lakhs(amount) : Math.min(most, sum + beyond * lakhs(amount - 10 * lakh))) *
    rupee
}

const debt = {
  label: {
    en: 'Debt due, in rupees',
    hi: 'देय ऋण, रुपये में',
    mr: 'देय कर्ज, रुपयांत',
  },
  told: { en: 'the debt due', hi: 'देय ऋण', mr: 'देय कर्ज' },
}
const assessedIncome = {
  label: {
    en: 'Total income assessed, in rupees',
    hi: 'निर्धारित कुल आय, रुपये में',
    mr: 'निर्धारित एकूण उत्पन्न, रुपयांत',
  },
  told: { en: 'the total income assessed', hi: 'निर्धारित कुल आय', mr: 'निर्धारित एकूण उत्पन्न' },
}
const ruleThirteen = {
  en: 'rule 13(2) of the Security Interest (Enforcement) Rules, 2002',
  hi: 'प्रतिभूति हित (प्रवर्तन) नियम, 2002 के नियम 13(2)',
  mr: 'प्रतिभूती हितसंबंध (अंमलबजावणी) नियम, 2002 च्या नियम 13(2)',
}
const insolvencyRules = {
  en: 'the Schedule to the Insolvency and Bankruptcy (Application to Adjudicating Authority) Rules, 2016',
  hi: 'दिवाला और शोधन अक्षमता (न्यायनिर्णायक प्राधिकारी को आवेदन) नियम, 2016 की अनुसूची',
  mr: 'दिवाळखोरी व नादारी (न्यायनिर्णय प्राधिकाऱ्याकडे अर्ज) नियम, 2016 च्या अनुसूची',
}

export const fixedFees: readonly FixedFee[] = [
  {
    id: 'consumer',
    name: {
      en: 'Consumer complaint',
      hi: 'उपभोक्ता परिवाद',
      mr: 'ग्राहक तक्रार',
    },
    provision: {
      en: 'rule 7 of the Consumer Protection (Consumer Disputes Redressal Commissions) Rules, 2020',
      hi: 'उपभोक्ता संरक्षण (उपभोक्ता विवाद प्रतितोष आयोग) नियम, 2020 के नियम 7',
      mr: 'ग्राहक संरक्षण (ग्राहक वाद निवारण आयोग) नियम, 2020 च्या नियम 7',
    },
    basis: {
      label: {
        en: 'Consideration paid, in rupees',
        hi: 'दिया गया प्रतिफल, रुपये में',
        mr: 'दिलेला मोबदला, रुपयांत',
      },
      told: { en: 'the consideration paid', hi: 'दिया गया प्रतिफल', mr: 'दिलेला मोबदला' },
    },
    feeOn: bySlab([
      [5 * lakh, 0],
      [10 * lakh, 200],
      [20 * lakh, 400],
      [50 * lakh, 1000],
      [crore, 2000],
      [2 * crore, 2500],
      [4 * crore, 3000],
      [6 * crore, 4000],
      [8 * crore, 5000],
      [10 * crore, 6000],
      [Number.POSITIVE_INFINITY, 7500],
    ]),
    note: {
      en: 'Up to Rs 50 lakh the District Commission, up to Rs 2 crore the State Commission, above it the National Commission.',
      hi: '50 लाख रुपये तक जिला आयोग, 2 करोड़ रुपये तक राज्य आयोग, उससे ऊपर राष्ट्रीय आयोग।',
      mr: '50 लाख रुपयांपर्यंत जिल्हा आयोग, 2 कोटी रुपयांपर्यंत राज्य आयोग, त्यावर राष्ट्रीय आयोग.',
    },
  },
  {
    id: 'drt',
    name: {
      en: "Bank's application to the Debts Recovery Tribunal (s. 19)",
      hi: 'ऋण वसूली अधिकरण में बैंक का आवेदन (धारा 19)',
      mr: 'कर्जवसुली न्यायाधिकरणात बँकेचा अर्ज (कलम 19)',
    },
    provision: {
      en: 'rule 7 of the Debts Recovery Tribunal (Procedure) Rules, 1993',
      hi: 'ऋण वसूली अधिकरण (प्रक्रिया) नियम, 1993 के नियम 7',
      mr: 'कर्जवसुली न्यायाधिकरण (कार्यपद्धती) नियम, 1993 च्या नियम 7',
    },
    basis: { ...debt, least: 20 * lakh },
    feeOn: amount => Math.min(150_000, 12_000 + 1000 * Math.max(0, lakhs(amount - 10 * lakh))) * rupee,
    note: {
      en: 'The Tribunal takes debts of Rs 20 lakh or more.',
      hi: 'अधिकरण 20 लाख रुपये या अधिक का ऋण लेता है।',
      mr: 'न्यायाधिकरण 20 लाख रुपये किंवा अधिक कर्जाची प्रकरणे घेते.',
    },
  },
  {
    id: 'sarfaesi-borrower',
    name: {
      en: 'Securitisation application of the borrower (s. 17)',
      hi: 'उधारकर्ता का प्रतिभूतिकरण आवेदन (धारा 17)',
      mr: 'कर्जदाराचा प्रतिभूतीकरण अर्ज (कलम 17)',
    },
    provision: ruleThirteen,
    basis: debt,
    feeOn: securitisation(500, 5000, 250, 100_000),
  },
  {
    id: 'sarfaesi-other',
    name: {
      en: 'Securitisation application of another aggrieved person (s. 17)',
      hi: 'अन्य व्यथित व्यक्ति का प्रतिभूतिकरण आवेदन (धारा 17)',
      mr: 'इतर व्यथित व्यक्तीचा प्रतिभूतीकरण अर्ज (कलम 17)',
    },
    provision: ruleThirteen,
    basis: debt,
    feeOn: securitisation(125, 1250, 125, 50_000),
  },
  {
    id: 'itat',
    name: {
      en: 'Appeal of an assessee to the Income-tax Appellate Tribunal',
      hi: 'आयकर अपीलीय अधिकरण में निर्धारिती की अपील',
      mr: 'आयकर अपिलीय न्यायाधिकरणात करनिर्धारितीचे अपील',
    },
    provision: {
      en: 'section 253(6) of the Income-tax Act, 1961, or section 362 of the Income-tax Act, 2025,',
      hi: 'आयकर अधिनियम, 1961 की धारा 253(6) अथवा आयकर अधिनियम, 2025 की धारा 362',
      mr: 'आयकर अधिनियम, 1961 चे कलम 253(6) किंवा आयकर अधिनियम, 2025 चे कलम 362',
    },
    basis: assessedIncome,
    feeOn: amount => {
      if (amount <= lakh) return 500 * rupee
      if (amount <= 2 * lakh) return 1500 * rupee
      return Math.min(10_000 * rupee, Math.round(amount / 100))
    },
    note: {
      en: 'Where the matter has no assessed income the fee is Rs 500; so it is on a stay application. On cross-objections there is none.',
      hi: 'निर्धारित आय न हो तो शुल्क 500 रुपये है; स्थगन आवेदन पर भी वही। प्रत्याक्षेपों पर कोई शुल्क नहीं।',
      mr: 'निर्धारित उत्पन्न नसेल तर शुल्क 500 रुपये; स्थगिती अर्जावरही तेच. प्रतिआक्षेपांवर शुल्क नाही.',
    },
  },
  {
    id: 'cit-appeals',
    name: {
      en: 'Appeal to the Commissioner (Appeals), years under the Act of 1961',
      hi: 'आयुक्त (अपील) के समक्ष अपील, 1961 के अधिनियम के वर्ष',
      mr: 'आयुक्त (अपील) यांच्याकडे अपील, 1961 च्या अधिनियमाखालील वर्षे',
    },
    provision: {
      en: 'section 249(1) of the Income-tax Act, 1961, saved by section 536 of the Income-tax Act, 2025,',
      hi: 'आयकर अधिनियम, 1961 की धारा 249(1), जो आयकर अधिनियम, 2025 की धारा 536 से व्यावृत्त है,',
      mr: 'आयकर अधिनियम, 1961 चे कलम 249(1), जे आयकर अधिनियम, 2025 च्या कलम 536 ने राखले आहे,',
    },
    basis: assessedIncome,
    feeOn: bySlab([
      [lakh, 250],
      [2 * lakh, 500],
      [Number.POSITIVE_INFINITY, 1000],
    ]),
  },
  {
    id: 'ibc-financial',
    name: {
      en: "Financial creditor's insolvency application (s. 7 IBC)",
      hi: 'वित्तीय लेनदार का दिवाला आवेदन (IBC, धारा 7)',
      mr: 'वित्तीय धनकोचा दिवाळखोरी अर्ज (IBC, कलम 7)',
    },
    provision: insolvencyRules,
    feeOn: () => 25_000 * rupee,
  },
  {
    id: 'ibc-operational',
    name: {
      en: "Operational creditor's insolvency application (s. 9 IBC)",
      hi: 'प्रचालन लेनदार का दिवाला आवेदन (IBC, धारा 9)',
      mr: 'परिचालन धनकोचा दिवाळखोरी अर्ज (IBC, कलम 9)',
    },
    provision: insolvencyRules,
    feeOn: () => 2000 * rupee,
  },
  {
    id: 'strike-off',
    name: {
      en: 'Application to strike off a company (Form STK-2)',
      hi: 'कंपनी का नाम हटाने का आवेदन (फ़ॉर्म STK-2)',
      mr: 'कंपनीचे नाव काढून टाकण्याचा अर्ज (फॉर्म STK-2)',
    },
    provision: {
      en: 'rule 4(1) of the Companies (Removal of Names of Companies from the Register of Companies) Rules, 2016',
      hi: 'कंपनी (रजिस्टर से कंपनियों के नाम हटाना) नियम, 2016 के नियम 4(1)',
      mr: 'कंपनी (नोंदवहीतून कंपन्यांची नावे काढून टाकणे) नियम, 2016 च्या नियम 4(1)',
    },
    feeOn: () => 10_000 * rupee,
  },
  {
    id: 'rti',
    name: {
      en: 'RTI application to a Central public authority',
      hi: 'केंद्रीय लोक प्राधिकारी को सूचना का अधिकार आवेदन',
      mr: 'केंद्रीय सार्वजनिक प्राधिकरणाकडे माहितीचा अधिकार अर्ज',
    },
    provision: {
      en: 'the Right to Information Rules, 2012',
      hi: 'सूचना का अधिकार नियम, 2012',
      mr: 'माहितीचा अधिकार नियम, 2012',
    },
    feeOn: () => 10 * rupee,
    note: {
      en: 'None from a person below the poverty line (s. 7(5)). A State or an authority may have rules of its own.',
      hi: 'गरीबी रेखा से नीचे के व्यक्ति से कोई शुल्क नहीं (धारा 7(5))। राज्य या प्राधिकारी के अपने नियम हो सकते हैं।',
      mr: 'दारिद्र्यरेषेखालील व्यक्तीकडून शुल्क नाही (कलम 7(5)). राज्याचे किंवा प्राधिकरणाचे स्वतःचे नियम असू शकतात.',
    },
  },
]

/** What a court of a State takes is not in our tables: nobody has checked them all. */
export const stateCourt = 'state'
