/** A citation in its one spelling, and its place in a text. */
export type FoundCitation = { citation: string; from: number; to: number }

type Style = 'round' | 'square' | 'plain'
type Reporter = { name: string; printed: RegExp; style: Style }

/** `printed` is tested on the text between year or volume and page, without dots and spaces. */
const reporters: readonly Reporter[] = [
  { name: 'SCC', printed: /^scc$/, style: 'round' },
  { name: 'SCR', printed: /^scr$/, style: 'square' },
  { name: 'FCR', printed: /^fcr$/, style: 'square' },
  { name: 'SCALE', printed: /^scale$/, style: 'round' },
  { name: 'JT', printed: /^jt(?:sc)?$/, style: 'plain' },
  { name: 'Cri LJ', printed: /^cr(?:i|l|im)?lj$/, style: 'plain' },
  { name: 'SCJ', printed: /^scj$/, style: 'plain' },
  { name: 'ITR', printed: /^itr$/, style: 'round' },
  { name: 'Comp Cas', printed: /^comp(?:any)?cas(?:es)?$/, style: 'round' },
  { name: 'LLJ', printed: /^llj$/, style: 'round' },
  { name: 'Mh LJ', printed: /^mhlj$/, style: 'round' },
  { name: 'STC', printed: /^stc$/, style: 'round' },
  { name: 'ELT', printed: /^elt$/, style: 'round' },
  { name: 'DLT', printed: /^dlt$/, style: 'round' },
  { name: 'ACJ', printed: /^acj$/, style: 'plain' },
  { name: 'AIR SCW', printed: /^airscw$/, style: 'plain' },
  { name: 'AIR', printed: /^air$/, style: 'plain' },
]

/** The usual abbreviation of each court, and how AIR and SCC OnLine print it, without dots and spaces. */
const courtNames: Record<string, RegExp> = {
  SC: /^(?:sc|s|supremecourt)$/,
  PC: /^(?:pc|privycouncil)$/,
  FC: /^(?:fc|federalcourt)$/,
  All: /^all(?:d|ahabad)?$/,
  AP: /^(?:ap|andhrapradesh|andhpra|andh|andhra)$/,
  Assam: /^assam$/,
  Bhop: /^bhop(?:al)?$/,
  Bom: /^bom(?:bay)?$/,
  Cal: /^cal(?:cutta)?$/,
  Chh: /^(?:chh|chhat|chhattisgarh|cg)$/,
  Del: /^(?:del|delhi)$/,
  Gau: /^gau(?:hati)?$/,
  Goa: /^goa$/,
  Guj: /^guj(?:arat)?$/,
  HP: /^(?:hp|himpra|himachalpradesh)$/,
  Hyd: /^hyd(?:erabad)?$/,
  'J&K': /^(?:j&k|jk|j&kashmir|jammu&kashmir)$/,
  Jhar: /^jhar(?:khand)?$/,
  Kar: /^(?:kar|kant|karn|karnataka)$/,
  Ker: /^ker(?:ala)?$/,
  Lah: /^lah(?:ore)?$/,
  Mad: /^mad(?:ras)?$/,
  Mani: /^mani(?:pur)?$/,
  MB: /^(?:mb|madhb|madhyabharat)$/,
  Megh: /^megh(?:alaya)?$/,
  MP: /^(?:mp|madhpra|madhyapradesh)$/,
  Mys: /^mys(?:ore)?$/,
  Nag: /^nag(?:pur)?$/,
  NCDRC: /^ncdrc$/,
  NCLAT: /^nclat$/,
  NCLT: /^nclt$/,
  Ori: /^ori(?:ssa)?$/,
  Oudh: /^oudh$/,
  'P&H': /^(?:p&h|ph|punjab&haryana)$/,
  Pat: /^pat(?:na)?$/,
  Pepsu: /^pepsu$/,
  Punj: /^pun(?:j|jab)?$/,
  Raj: /^raj(?:asthan)?$/,
  Rang: /^rang(?:oon)?$/,
  Sikk: /^sikk?(?:im)?$/,
  Sind: /^sindh?$/,
  TC: /^(?:tc|trav-?co|travancore-?cochin)$/,
  Tel: /^(?:tel|telangana|ts)$/,
  Tri: /^tri(?:pura)?$/,
  Utt: /^(?:utt|uttar|utk|uttarakhand)$/,
}

const highCourtCodes =
  'DHC|BHC|AHC|KER|MHC|PHHC|KHC|CHC|CALHC|GUJHC|RJ|MPHC|HHC|APHC|TSHC|TLHC|CGHC|JHHC|JKLHC|UHC|UTHC|GAU|GHC|MLHC|MNHC|TRHC|SKHC|ORHC|OHC|PATHC'

// Every repetition below is limited, so that no text makes the search slow.
const year = '(?:1[89]\\d\\d|20\\d\\d)'
const open = '(?:[([{]\\s?)?'
const gap = '[\\s.,:=-]{0,4}'
// Some publishers print the page and the year of their own number without a space: 'SCC 3191988 Indlaw'.
const page = '(?<page>\\d{1,6}?)(?=(?:19|20)\\d\\d\\s{0,2}Indlaw|(?!\\d))'
const supplement = '\\(?\\s?(?<supp>Sup+l?[a-z]{0,5})\\b[.\\s)]{0,3}'
const volume = `${open}(?:Vol\\.?\\s?)?(?:(?<volume>\\d{1,3})|(?<roman>[IVX]{1,5})(?=[\\s)\\]-]|LLJ))`
const laterSupplement = supplement.replace('supp', 'laterSupp')
const series = '(?:\\s?[(\\[]\\s?(?<series>Cr(?:i|l|im)|L\\s?&\\s?S|Tax|Civ)\\.?\\s?[)\\]])?'
const afterVolume =
  '(?:\\s?(?<printedSupp>Sup+l?[a-z]{0,5})\\b\\.?)?(?:\\s?[([]\\s?(?<lateVolume>\\d{1,3})\\s?[)\\]])?'
const names =
  '(?<name>S\\.?\\s?C\\.?\\s?C|S\\.?\\s?C\\.?\\s?R|F\\.?\\s?C\\.?\\s?R|S\\.?\\s?C\\.?\\s?J|SCALE|J\\.?\\s?T(?:\\.?\\s?S\\.?\\s?C)?|Cr(?:i|l|im)?\\.?\\s?L\\.?\\s?J|I\\.?\\s?T\\.?\\s?R|Comp(?:any)?\\.?\\s?Cas(?:es)?|L\\.?\\s?L\\.?\\s?J|Mh\\.?\\s?L\\.?\\s?J|S\\.?\\s?T\\.?\\s?C|E\\.?\\s?L\\.?\\s?T|D\\.?\\s?L\\.?\\s?T|A\\.?\\s?C\\.?\\s?J|A\\.?\\s?I\\.?\\s?R(?:\\.?\\s?S\\.?C\\.?W)?)\\.?(?![a-z])'
const court = '(?<court>[A-Za-z][A-Za-z&.\\s-]{0,22}?)'

// Scans may read a square bracket as a 1: '[19731 2 SCR 860', '11974] 1 SCC 645'.
const yearFirst = new RegExp(
  `(?<![\\d/])(?:[([{]\\s?|1(?=\\d{4}[)\\]]))?(?<year>${year})(?:\\s?(?<close>[)\\]}])|(?<=[([]\\s?\\d{4})(?<misread>1)(?=\\s))?${gap}(?:${supplement})?${gap}(?:${volume}\\s?[)\\]}]?${gap}(?:${laterSupplement})?${gap})?${names}${series}${afterVolume}${gap}(?:p(?:age)?[.\\s]{0,2})?${page}`,
  'gi',
)
const airFirst = new RegExp(
  `(?<![a-z])A\\.?\\s?I\\.{0,2}\\s?R[.,]{0,2}\\s{0,2}${open}(?<year>${year})\\s?[)\\]}]?[\\s.,:]{0,3}[([]?${court}[)\\]]?[\\s.,:-]{0,4}${page}`,
  'gi',
)
const yearThenAir = new RegExp(
  `(?<![\\d/])(?<year>${year})\\s{0,2}A\\.?\\s?I\\.?\\s?R\\.?\\s?\\(\\s?${court}\\s?\\)${gap}${page}`,
  'gi',
)
const journalFirst = new RegExp(
  `(?<![a-z])J\\.?\\s?T\\.?\\s{0,2}${open}(?<year>${year})\\s?[)\\]}]?${gap}(?:${supplement})?${gap}(?:${open}(?:Vol\\.?\\s?)?(?<volume>\\d{1,3})\\s?[)\\]}]?)?${gap}(?:[([]?(?<court>S\\.?\\s?C?)\\.?[)\\]]?)?\\s{0,2}${page}`,
  'gi',
)
const onLine = new RegExp(
  `(?<![\\d/])(?<year>${year})\\s?[)\\]]?\\s{0,2}S\\.?C\\.?C\\.?\\s{0,2}On\\s?-?\\s?Line\\s{1,2}${court}\\s{1,2}${page}`,
  'gi',
)
const neutralSupreme = new RegExp(
  `(?<![\\d/])[([]?(?<year>${year})\\s?[)\\]]?\\s?:?\\s?INSC\\s?:?\\s?(?<page>\\d{1,5})(?!\\d)`,
  'gi',
)
const neutralHigh = new RegExp(
  `(?<![\\d/])(?<year>${year})\\s?[:/]\\s?(?<code>(?:${highCourtCodes})(?:-?[A-Z]{1,4})?)\\s?[:/]\\s?0{0,6}(?<page>[1-9]\\d{0,6})(?:\\s?[-:]\\s?(?<bench>DB|FB|LB))?(?![\\dA-Za-z])`,
  'gi',
)
const volumeOnly = new RegExp(
  `(?<![\\d/)\\]])(?<volume>[1-9]\\d{0,2})\\s{1,2}(?<name>I\\.?T\\.?R|Comp\\.?\\s?Cas|S\\.?T\\.?C)\\.?\\s{1,2}${page}`,
  'gi',
)

type Parts = Record<string, string | undefined>

const forms: readonly { pattern: RegExp; spell: (parts: Parts) => string | null }[] = [
  { pattern: neutralSupreme, spell: parts => `${parts.year} INSC ${Number(parts.page)}` },
  { pattern: neutralHigh, spell: spellNeutral },
  { pattern: onLine, spell: parts => spellWithCourt(parts, `${parts.year} SCC OnLine`) },
  { pattern: airFirst, spell: spellAir },
  { pattern: yearThenAir, spell: parts => spellWithCourt(parts, `AIR ${parts.year}`) },
  { pattern: journalFirst, spell: spellJournal },
  { pattern: yearFirst, spell: spellReported },
  { pattern: volumeOnly, spell: spellReported },
]

/** Every citation of a text in order, each in its one spelling. */
export function findCitations(text: string): FoundCitation[] {
  const found = forms.flatMap(form =>
    [...text.matchAll(form.pattern)].flatMap(match => parseMatch(match, form.spell)),
  )
  found.sort((a, b) => a.from - b.from || b.to - a.to)
  let end = 0
  return found.filter(each => {
    if (each.from < end) return false
    end = each.to
    return true
  })
}

/** The first citation of a text in its one spelling, or null. That spelling itself stays unchanged. */
export function canonicalCitation(text: string): string | null {
  return findCitations(text)[0]?.citation ?? null
}

function parseMatch(match: RegExpExecArray, spell: (parts: Parts) => string | null): FoundCitation[] {
  const parts = match.groups ?? {}
  if (!Number(parts.page)) return []
  const citation = spell(parts)
  if (!citation) return []
  // A bracket that is not closed after the year belongs to the sentence.
  const lead =
    'close' in parts && !parts.close && !parts.misread ? (/^[([{]\s?/.exec(match[0])?.[0].length ?? 0) : 0
  return [{ citation, from: match.index + lead, to: match.index + match[0].length }]
}

function spellReported(parts: Parts): string | null {
  const reporter = findReporter(parts.name ?? '')
  if (!reporter) return null
  const at = Number(parts.page)
  const issue =
    parts.volume ?? parts.lateVolume ?? (parts.roman ? String(parseRoman(parts.roman)) : undefined)
  if (issue !== undefined && !Number(issue)) return null
  if (!parts.year) return `${Number(issue)} ${reporter.name} ${at}`
  if (reporter.name === 'AIR') return issue || parts.supp ? null : `AIR ${parts.year} SC ${at}`
  const supplemented = Boolean(parts.supp ?? parts.laterSupp ?? parts.printedSupp)
  if (reporter.name === 'JT')
    return spellJournal({ ...parts, volume: issue, supp: supplemented ? 'Supp' : undefined })
  return spellIssue(reporter, parts.year, issue && String(Number(issue)), supplemented, seriesOf(parts), at)
}

function spellIssue(
  { name, style }: Reporter,
  of: string,
  issue: string | undefined,
  supplemented: boolean,
  part: string,
  at: number,
): string {
  const tail = `${name}${part} ${at}`
  if (style === 'square') return [`[${of}]`, supplemented && 'Supp', issue, tail].filter(Boolean).join(' ')
  if (supplemented) return [of, 'Supp', issue && `(${issue})`, tail].filter(Boolean).join(' ')
  return issue ? `(${of}) ${issue} ${tail}` : `${of} ${tail}`
}

function spellJournal(parts: Parts): string | null {
  const issue = parts.volume && Number(parts.volume)
  if (!issue && !parts.supp && !parts.court) return null
  return ['JT', parts.year, parts.supp && 'Supp', issue && `(${issue})`, 'SC', Number(parts.page)]
    .filter(Boolean)
    .join(' ')
}

function spellAir(parts: Parts): string | null {
  if (plain(parts.court ?? '') === 'scw') return `${parts.year} AIR SCW ${Number(parts.page)}`
  return spellWithCourt(parts, `AIR ${parts.year}`)
}

function spellWithCourt(parts: Parts, lead: string): string | null {
  const court = findCourt(parts.court ?? '')
  return court ? `${lead} ${court} ${Number(parts.page)}` : null
}

/** Some courts add leading zeros to the number; the citation is the same without them. */
function spellNeutral(parts: Parts): string {
  const bench = parts.bench ? `-${parts.bench.toUpperCase()}` : ''
  return `${parts.year}:${parts.code?.toUpperCase()}:${Number(parts.page)}${bench}`
}

function seriesOf(parts: Parts): string {
  if (!parts.series) return ''
  const printed = plain(parts.series).replace(/^cr[il]m?$/, 'cri')
  const known = ['Cri', 'L&S', 'Tax', 'Civ'].find(each => each.toLowerCase() === printed)
  return known ? ` (${known})` : ''
}

function findReporter(printed: string): Reporter | undefined {
  const name = plain(printed)
  return reporters.find(reporter => reporter.printed.test(name))
}

function findCourt(printed: string): string | undefined {
  const name = plain(printed)
    .replace(/\(.*|-$/g, '')
    .replace('and', '&')
  const spelt = Object.keys(courtNames).find(court => courtNames[court]?.test(name))
  return spelt ?? Object.keys(courtNames).find(court => courtNames[court]?.test(plain(printed)))
}

function plain(printed: string): string {
  return printed.toLowerCase().replace(/[\s.]/g, '')
}

function parseRoman(roman: string): number {
  const values: Record<string, number> = { I: 1, V: 5, X: 10 }
  const digits = [...roman.toUpperCase()].map(letter => values[letter] ?? 0)
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0)
}
