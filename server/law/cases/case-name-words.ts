/** Words inside a name, never at its edge. */
export const inner =
  /^(?:of|and|the|for|de|by|through|thr\.?|rep\.?|represented|alias|etc\.?|s\/o|w\/o|d\/o|&|@|OF|AND|THE|FOR|BY)$/
export const followers = /^(?:others?|another|anr|ors|anrs|etc)[.,]{0,2}$/i
/** Capitalised because they begin a sentence or a reference, not because they are names. */
export const leadIns =
  /^(?:In|See|Also|Vide|Cf|But|While|As|This|That|These|Those|Court|Courts|Bench|Case|Cases|Judgment|Decision|Reliance|Further|However|Thus|Therefore|Hence|Similarly|Again|Likewise|Relying|Following|Referring|Per|Where|When|After|Both|From|On|To|With|It|Their|Our|We|He|She|They|Although|Since|Recently|Lastly|Finally|Next|Secondly|Firstly|Reference|Compare|Accordingly|Article|Section|Act|Code|Rules|Rule|Versus|A|An|Supra|Ibid|Petition|Appeal|No|Nos|Constitution|Subsequently|Earlier|Later|Moreover|Besides|Such|Because|Whether|What|Which|Between|Titled|Judge|Justice|JJ|J|CJ|Before|Re)$/
export const offices =
  /\b(?:Commissioners?|Commr|Collector|Secretary|Secy|Director|Officer|Registrar|Inspector|Superintendent|Board|Corporation|Corpn|Municipal|Council|University|Association|Chief|Controller|General|Bank|Society|Committee|Authority|Tribunal|Department|Magistrate|Managing|Manager|Chairman|President|Engineer|Principal|Conservator|Custodian|Rep|Election|Commission|Co|Ltd|Union|Mills|Employers|Workmen|CIT|Assistant)\b/
/** The place of a party, between its name and the v: 'Tata Agencies, Bombay v ...'. */
export const seatBehind =
  /,\s{1,3}(?:New Delhi|Delhi|Bombay|Mumbai|Calcutta|Kolkata|Madras|Chennai|Ahmedabad|Kanpur|Nagpur|Hyderabad|Bangalore|Lucknow|Patna|Mysore|Poona|Pune|Allahabad|Jaipur|Indore|Bhopal|Cuttack|Gauhati|Chandigarh|Amritsar|Ludhiana|Coimbatore|Punjab|Kerala|U\.\s?P\.|M\.\s?P\.)$/
export const abbreviation =
  /^[("'“]*(?:[A-Z]|[A-Z][a-z]{0,2}|(?:[A-Z]\.)+[A-Z]?|M\/[sS]|Prof|Smt|Shri|Sri|Mohd|Pvt|Corpn?|Govt|Admn|Commr|Asstt?|Addl|Dist|Bros|Dept|Deptt|Genl|Secy|Supdt?|Univ|Assn|Inds?|Intl|Retd|Regd|Capt|Ors|Anr|Ltd|Messrs|etc|Municipal|Crl|Kumari|Insp|Engg|Mfg|Elec|Elect|Instt?|Comml|Commn|Maj|Brig|Ors)[.)]{0,2}$/
export const lastWord = /^\(?(?:Ors|Anr|Others|Another|others|another|ors|anr|ORS|ANR|OTHERS|ANOTHER)[.,)]*$/

export const states: [RegExp, string][] = [
  [/\bu\.?\s?p\b\.?/g, 'uttar pradesh'],
  [/\bm\.?\s?p\b\.?/g, 'madhya pradesh'],
  [/\ba\.?\s?p\b\.?/g, 'andhra pradesh'],
  [/\bh\.?\s?p\b\.?/g, 'himachal pradesh'],
  [/\bw\.?\s?b\b\.?/g, 'west bengal'],
  [/\bt\.?\s?n\b\.?/g, 'tamil nadu'],
  [/\bj\.?\s?(?:&|and)\s?k\b\.?/g, 'jammu and kashmir'],
  [/\bu\.?\s?t\b\.?/g, 'union territory'],
]

export const shortened: Record<string, string> = {
  govt: 'government',
  ltd: 'limited',
  pvt: 'private',
  co: 'company',
  corp: 'corporation',
  corpn: 'corporation',
  commr: 'commissioner',
  cit: 'commissioner of income tax',
  uoi: 'union of india',
  admn: 'administration',
  asst: 'assistant',
  asstt: 'assistant',
  addl: 'additional',
  dist: 'district',
  dept: 'department',
  deptt: 'department',
  univ: 'university',
  assn: 'association',
  bros: 'brothers',
  mfg: 'manufacturing',
  intl: 'international',
  engg: 'engineering',
  secy: 'secretary',
  supdt: 'superintendent',
  supt: 'superintendent',
  genl: 'general',
  rly: 'railway',
  bd: 'board',
  edn: 'education',
  mohd: 'mohammad',
  md: 'mohammad',
  mohammed: 'mohammad',
  muhammad: 'mohammad',
  mohamed: 'mohammad',
  inds: 'industries',
  cbi: 'central bureau of investigation',
  ncb: 'narcotics control bureau',
  lic: 'life insurance corporation of india',
  sbi: 'state bank of india',
  rbi: 'reserve bank of india',
  sebi: 'securities and exchange board of india',
  cce: 'commissioner of central excise',
  cst: 'commissioner of sales tax',
  ito: 'income tax officer',
  mcd: 'municipal corporation of delhi',
  dda: 'delhi development authority',
  upsc: 'union public service commission',
  ugc: 'university grants commission',
  bci: 'bar council of india',
  bcci: 'board of control for cricket in india',
  pucl: 'peoples union for civil liberties',
  ongc: 'oil and natural gas corporation',
}

export const dropped = new Set(
  'the shri sri smt shrimati mr mrs ms dr prof km kumari justice honble late ch messrs etc dead retd'.split(
    ' ',
  ),
)

/** Full words of parties that sue and are sued by office and not by name. */
export const officeWords = new Set(
  'state states union government commissioner collector corporation company limited board council university bank officer secretary director registrar authority municipality panchayat society association commission ministry republic police'.split(
    ' ',
  ),
)

/** Words in many names, which say little about which case is meant. */
export const common = new Set(
  'state of union india and government for board corporation limited company private district commissioner collector income tax secretary administration general'.split(
    ' ',
  ),
)
