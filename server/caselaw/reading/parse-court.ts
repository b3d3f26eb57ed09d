import { courtLine } from './head-lines.ts'

/** Words in the head of a judgment, and the usual name of the court. */
const seats: readonly (readonly [RegExp, string])[] = [
  [/allahabad|prayagraj/i, 'Allahabad High Court'],
  [/andhra pradesh|amaravati/i, 'Andhra Pradesh High Court'],
  [/bombay|mumbai/i, 'Bombay High Court'],
  [/calcutta|kolkata/i, 'Calcutta High Court'],
  [/chhattisgarh/i, 'Chhattisgarh High Court'],
  [/delhi/i, 'Delhi High Court'],
  [/gauhati|guwahati/i, 'Gauhati High Court'],
  [/gujarat/i, 'Gujarat High Court'],
  [/himachal/i, 'Himachal Pradesh High Court'],
  [/jammu/i, 'Jammu & Kashmir and Ladakh High Court'],
  [/jharkhand/i, 'Jharkhand High Court'],
  [/karnataka/i, 'Karnataka High Court'],
  [/kerala/i, 'Kerala High Court'],
  [/madhya pradesh/i, 'Madhya Pradesh High Court'],
  [/madras|chennai/i, 'Madras High Court'],
  [/manipur/i, 'Manipur High Court'],
  [/meghalaya/i, 'Meghalaya High Court'],
  [/orissa|odisha/i, 'Orissa High Court'],
  [/patna/i, 'Patna High Court'],
  [/punjab (?:and|&) haryana/i, 'Punjab and Haryana High Court'],
  [/rajasthan/i, 'Rajasthan High Court'],
  [/sikkim/i, 'Sikkim High Court'],
  [/telangana/i, 'Telangana High Court'],
  [/tripura/i, 'Tripura High Court'],
  [/uttarakhand/i, 'Uttarakhand High Court'],
]
const others: readonly (readonly [RegExp, string])[] = [
  [/^[\W\d]*(?:in the )?(?:hon['’]ble )?supreme court(?: of india)?\b/i, 'Supreme Court of India'],
  [/national company law appellate tribunal/i, 'National Company Law Appellate Tribunal'],
  [/national company law tribunal/i, 'National Company Law Tribunal'],
  [/income[- ]tax appellate tribunal/i, 'Income Tax Appellate Tribunal'],
  [/national consumer disputes redressal commission/i, 'National Consumer Disputes Redressal Commission'],
  [/national green tribunal/i, 'National Green Tribunal'],
]

/** Only a short line that names the court, not a sentence that mentions one. */
export function parseCourt(head: readonly string[]): string | null {
  for (const line of head) {
    const text = line.trim()
    if (text.length > 120) continue
    const other = others.find(([pattern]) => pattern.test(text))
    if (other) return other[1]
    if (!courtLine.test(text)) continue
    const seat = seats.find(([pattern]) => pattern.test(text))
    if (seat) return seat[1]
  }
  return null
}

/** The court whose own citations these are: only its judgments get an INSC or an AIR SC number. */
export function courtOfCitations(citations: readonly string[]): string | null {
  return citations.some(citation => /^\d{4} INSC \d+$|^AIR \d{4} SC \d+$/.test(citation))
    ? 'Supreme Court of India'
    : null
}
