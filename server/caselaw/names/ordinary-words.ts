import type { Thesaurus } from '#server/content/thesaurus.ts'
import { wordKey } from '../text/word-keys.ts'

/** Types of parties and places, not names of persons. */
const partyWords = `
and ors anr etc others another lrs through versus the state union india indian bharat hindustan republic government govt central
north south east west northern southern eastern western greater upper
limited ltd pvt private public company corporation corp corpn board bank insurance assurance life general national united new oriental
commissioner collector secretary director officer registrar inspector superintendent chairman manager managing president principal
chief deputy assistant additional joint special divisional regional district senior vice executive engineer judge magistrate governor
administrator controller custodian liquidator receiver trustee trustees official authority department ministry directorate bureau
committee commission council tribunal court high supreme bench bar advocates association society societies samiti sangh sangathan
federation foundation trust charitable institute institution university college school vidyalaya education educational academy
development improvement urban rural town city village municipal municipality panchayat gram nagar mahanagar palika cantonment
housing electricity power energy transport road roads roadways highway highways railway railways airport port water supply irrigation
forest forests mines mining coal oil gas petroleum steel iron cement cotton sugar paper tea rubber jute textile textiles silk
mills mill works products industries industry industrial industrials engineering engineers construction constructions builders
developers infrastructure projects properties property estate estates real investment investments finance financial securities exchange
capital stock trading traders trade marks commerce commercial enterprises agencies agency associates brothers bros sons group holdings
international global services service systems solutions technology technologies technical research science sciences laboratories
pharmaceuticals drugs chemicals chemical fertilizers foods food motors electric electrical electronics telecom communication media
press films hotel hotels hospital medical health care nursing agricultural agriculture produce market marketing dairy milk
cooperative operative warehousing storage shipping airlines aviation tourism sports cricket control
income tax taxes sales customs excise revenue wealth gst cbi police investigation narcotics intelligence enforcement vigilance army navy
land acquisition labour workmen workers employees staff mazdoor karamchari officers teachers students pensioners welfare
consumer consumers human rights liberties democratic reforms legal aid people peoples womens women children minor minority
temple mosque church wakf gurdwara math devasthanam religious endowments hindu muslim christian
mr mrs miss smt shri sri dr prof justice late dead deceased retd alias case matter petition appeal
delhi mumbai bombay calcutta kolkata madras chennai bangalore bengaluru hyderabad ahmedabad pune poona nagpur kanpur lucknow allahabad
patna jaipur jodhpur indore bhopal gwalior cuttack gauhati guwahati chandigarh amritsar ludhiana coimbatore madurai cochin kochi
ernakulam trivandrum mysore mangalore surat baroda vadodara rajkot agra meerut ghaziabad noida faridabad gurgaon dehradun shimla jammu
kashmir srinagar ranchi raipur andhra pradesh madhya uttar himachal arunachal uttarakhand uttaranchal bihar orissa odisha bengal assam
punjab haryana rajasthan gujarat maharashtra goa karnataka kerala tamil nadu telangana jharkhand chhattisgarh tripura manipur meghalaya
mizoram nagaland sikkim pondicherry puducherry saurashtra
`

const partyWordSet = new Set(partyWords.split(/\s+/))

/** A word in one of twenty judgments is an ordinary word. In a small library this share means nothing. */
export const usualShare = 0.05
export const usualCount = 20

/** How common words are in the library. */
export type OrdinaryTerms = {
  /** The rarer, the higher. */
  rarity: (word: string) => number
  count: (word: string) => number
  words: () => Iterable<string>
}

/** Words that are not personal names: words of the law in all languages, and types of parties. */
export function listOrdinaryWords(thesaurus: Thesaurus): Set<string> {
  return new Set([...partyWordSet, ...listLawWords(thesaurus)])
}

/** All words of the thesaurus in Roman letters. */
export function listLawWords(thesaurus: Thesaurus): Set<string> {
  const expressions = thesaurus.flatMap(({ term, also, hindi, marathi }) => [
    term,
    ...also,
    ...hindi,
    ...marathi,
  ])
  const words = expressions.flatMap(text => text.toLowerCase().match(/[a-z]+/g) ?? [])
  return new Set([...words, ...words.map(wordKey)])
}

/** Words that many judgments use; some are also names: singh, kumar. */
export function listUsualWords(terms: OrdinaryTerms): string[] {
  return [...terms.words()].filter(
    word => terms.count(word) >= usualCount && Math.exp(-terms.rarity(word)) >= usualShare,
  )
}
