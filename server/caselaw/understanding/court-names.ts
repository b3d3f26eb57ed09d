/** A court by its usual names: `asked` finds it in a query, `listed` among the courts of the library. */
export type CourtName = { name: string; asked: RegExp; listed: RegExp }

const highCourtWord = '(?:high court|highcourt|hc|h\\.c\\.|उच्च न्यायालय|हाई ?कोर्ट|हायकोर्ट)'

/** The High Courts by their usual names, each with the present and former names of its place. */
const highCourts: readonly (readonly [name: string, places: string])[] = [
  ['Allahabad High Court', 'Allahabad; Prayagraj; इलाहाबाद; अलाहाबाद; प्रयागराज'],
  ['Andhra Pradesh High Court', 'Andhra Pradesh; Andhra; A\\.?P\\.?; आंध्र प्रदेश'],
  ['Bombay High Court', 'Bombay; Mumbai; बॉम्बे; बंबई; बम्बई; मुंबई'],
  ['Calcutta High Court', 'Calcutta; Kolkata; कलकत्ता; कोलकाता'],
  ['Chhattisgarh High Court', 'Chhattisgarh; छत्तीसगढ़'],
  ['Delhi High Court', 'Delhi; दिल्ली'],
  ['Gauhati High Court', 'Gauhati; Guwahati; गुवाहाटी; गौहाटी'],
  ['Gujarat High Court', 'Gujarat; गुजरात'],
  ['Himachal Pradesh High Court', 'Himachal Pradesh; Himachal; H\\.?P\\.?; हिमाचल प्रदेश'],
  ['Jammu & Kashmir and Ladakh High Court', 'Jammu (?:&|and) Kashmir(?: and Ladakh)?; J ?& ?K; जम्मू और कश्मीर'],
  ['Jharkhand High Court', 'Jharkhand; झारखंड; झारखण्ड'],
  ['Karnataka High Court', 'Karnataka; कर्नाटक'],
  ['Kerala High Court', 'Kerala; केरल'],
  ['Madhya Pradesh High Court', 'Madhya Pradesh; M\\.?P\\.?; मध्य प्रदेश'],
  ['Madras High Court', 'Madras; Chennai; मद्रास'],
  ['Manipur High Court', 'Manipur; मणिपुर'],
  ['Meghalaya High Court', 'Meghalaya; मेघालय'],
  ['Orissa High Court', 'Orissa; Odisha; उड़ीसा; ओडिशा'],
  ['Patna High Court', 'Patna; पटना; पाटणा'],
  ['Punjab and Haryana High Court', 'Punjab (?:&|and) Haryana; P ?& ?H; पंजाब (?:और|एवं|एंड|व) हरियाणा'],
  ['Rajasthan High Court', 'Rajasthan; राजस्थान'],
  ['Sikkim High Court', 'Sikkim; सिक्किम'],
  ['Telangana High Court', 'Telangana; तेलंगाना; तेलंगणा'],
  ['Tripura High Court', 'Tripura; त्रिपुरा'],
  ['Uttarakhand High Court', 'Uttarakhand; उत्तराखंड; उत्तराखण्ड'],
]

const others: readonly (readonly [name: string, asked: string, listed: RegExp])[] = [
  [
    'Supreme Court of India',
    "(?:hon'?ble )?supreme court(?: of india)?|apex court|(?:सर्वोच्च|उच्चतम) न्यायालय|सुप्रीम कोर्ट|SC(?! ?[/&,]| ST| and ST)",
    /supreme court/i,
  ],
  [
    'National Company Law Appellate Tribunal',
    'NCLAT|national company law appellate tribunal',
    /NCLAT|company law appellate/i,
  ],
  ['National Company Law Tribunal', 'NCLT|national company law tribunal', /NCLT|company law tribunal/i],
  ['Income Tax Appellate Tribunal', 'ITAT|income[- ]tax appellate tribunal', /ITAT|income[- ]tax appellate/i],
  [
    'National Consumer Disputes Redressal Commission',
    'NCDRC|national consumer (?:disputes redressal )?commission',
    /NCDRC|national consumer/i,
  ],
  ['National Green Tribunal', 'NGT|national green tribunal', /NGT|green tribunal/i],
]

const edge = '(?<![\\p{L}\\p{M}\\p{N}])'
const close = '(?![\\p{L}\\p{N}])'

export const courtNames: readonly CourtName[] = [
  ...others.map(([name, asked, listed]) => ({ name, asked: inWords(asked), listed })),
  ...highCourts.map(([name, places]) => nameHighCourt(name, places.split('; '))),
]

/** Most questions name no court: one look says so. */
export const anyCourt = new RegExp(courtNames.map(({ asked }) => asked.source).join('|'), 'iu')

function nameHighCourt(name: string, places: string[]): CourtName {
  const any = `(?:${places.join('|')})`
  const inEnglish = places.filter(place => !/[\u0900-\u097f]/.test(place)).join('|')
  return {
    name,
    asked: inWords(
      `${any} ${highCourtWord}|high court (?:of judicature )?(?:at|of|for) (?:the state of )?${any}`,
    ),
    listed: new RegExp(`^(?=.*high court).*\\b(?:${inEnglish})(?![a-z])`, 'i'),
  }
}

function inWords(pattern: string): RegExp {
  return new RegExp(`${edge}(?:${pattern})${close}`, 'giu')
}
