import { foldWord } from './words.ts'

/** Words for one thing, in English, in romanised Hindi and Marathi as people type it, and in Devanagari. */
const circles = [
  'bail jamanat zamanat jamaanat zamaanat jamin jameen जमानत जामीन',
  'anticipatory agrim atakpurva prearrest अग्रिम अटकपूर्व',
  'divorce talak ghatasphot vivahviched तलाक घटस्फोट',
  'maintenance alimony gujara bharan poshan potgi nirvah भरण पोषण निर्वाह पोटगी भरणपोषण',
  'marriage vivah shaadi shadi lagna विवाह शादी लग्न',
  'notice notis suchna नोटिस नोटीस सूचना',
  'complaint shikayat takrar fariyad parivad शिकायत परिवाद तक्रार फिर्याद',
  'fir prathmiki ncr प्राथमिकी',
  'police thana पुलिस पोलीस थाना ठाणे',
  'cheque check dhanadesh chek चेक धनादेश',
  'bounce dishonour dishonor bounced anadar अनादर अनादृत',
  'consumer upbhokta grahak उपभोक्ता ग्राहक',
  'recovery vasuli vasooli वसूली वसुली',
  'money amount rupees paisa paise rakam dhan रकम राशि धन पैसा पैसे',
  'suit plaint dava vaad वाद दावा वादपत्र',
  'property sampatti malmatta jaydad संपत्ति मालमत्ता जायदाद',
  'rent kiraya bhade bhada किराया भाडे भाड्या',
  'tenant kirayedar bhadekaru किरायेदार किराएदार भाडेकरू',
  'eviction quit bedakhali khali बेदखली खाली निष्कासन',
  'sale deed bainama kharedikhat registry विक्रय बैनामा खरेदीखत विक्री',
  'writ yachika rit याचिका रिट',
  'petition arji arzi aavedan avedan yachika अर्जी आवेदन याचिका अर्ज',
  'appeal apeel अपील',
  'quashing quash radd khariz रद्द निरस्त अभिखंडन अभिखण्डन',
  'salary wages wage vetan pagar tankhwah majduri mazdoori वेतन पगार मजदूरी मजुरी तनख्वाह',
  'gratuity upadan ग्रेच्युटी उपदान',
  'labour labor worker employee kamgar shramik कामगार श्रमिक कर्मचारी',
  'tax kar aaykar आयकर प्राप्तिकर कर',
  'arbitration madhyastham madhyasthata lavad मध्यस्थता माध्यस्थम् लवाद माध्यस्थम',
  'accident apghat durghatna दुर्घटना अपघात',
  'compensation muavza bharpai nuksan मुआवजा प्रतिकर भरपाई नुकसानभरपाई',
  'custody hirasat kabja अभिरक्षा हिरासत ताबा',
  'child bachcha mul अपत्य बच्चा संतान',
  'wife patni पत्नी',
  'husband pati पति पती',
  'violence hinsa hinsachar हिंसा हिंसाचार',
  'domestic gharelu kautumbik घरेलू कौटुंबिक',
  'excuse maafi mafi maaf माफ माफी',
  'heirs heir varis waris वारिस',
  'reply answer jawab javab uttar जवाब उत्तर जबाब',
  'affidavit shapathpatra pratidnyapatra शपथपत्र प्रतिज्ञापत्र',
  'information suchana mahiti सूचना माहिती',
  'insolvency bankruptcy cirp divala दिवाला दिवाळखोरी',
  'loan debt karz karj rin ऋण कर्ज',
  'trademark mark brand',
  'vakalatnama vakalatnaama वकालतनामा वकीलपत्र vakilpatra',
  'injunction nishedhagya manai vyadesh निषेधाज्ञा मनाई व्यादेश',
  'stay sthagan stagan sthagiti स्थगन स्थगिती',
  'will vasiyat mrityupatra वसीयत मृत्युपत्र',
  'succession varas uttaradhikar उत्तराधिकार वारस',
]

/** Related words, not synonyms: offered where there is nothing better, never given as the answer. */
const neighbours = [
  'talaq talaak khula mubarat divorce',
  'injunction stay restraint',
  'probate will succession',
  'adoption guardianship custody',
  'tenancy lease rent',
  'alimony maintenance',
]

/** Correctly spelt words of the law that nothing here may be about. */
const others =
  'mutation partition will wills probate caveat easement adoption guardianship pension nominee encroachment defamation extradition parole remission detention lease mortgage gift trust waqf wakf khula nikah mahr iddat triple hiba'

const byWord = parseGroups(circles)
const byNeighbour = parseGroups(neighbours)
const legalWords = new Set([...byWord.keys(), ...byNeighbour.keys(), ...others.split(' ')])

export function listSynonyms(word: string): string[] {
  return listOthers(byWord, word)
}

export function listRelated(word: string): string[] {
  return listOthers(byNeighbour, word)
}

export function isLegalWord(word: string): boolean {
  return legalWords.has(word)
}

function parseGroups(lines: readonly string[]): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of lines) {
    const words = line.split(' ').map(foldWord)
    for (const word of words) found.set(word, [...(found.get(word) ?? []), ...words])
  }
  return found
}

function listOthers(byWord: ReadonlyMap<string, string[]>, word: string): string[] {
  return [...new Set(byWord.get(word) ?? [])].filter(other => other !== word)
}
