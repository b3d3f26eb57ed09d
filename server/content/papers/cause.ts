import type { PartyRoles, SectionName } from '#shared/contract/forms.ts'
import type { Language, Localized } from '#shared/languages.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import { filing } from '#shared/templates/parties/chosen-parties.ts'
import type { FormFile } from '../form-schema.ts'
import type { CauseFile, forums } from './paper-schema.ts'

type Derived = FormFile['derived']
type Side = CauseFile['sides'][number]
/** `among` names those of the side who are chosen to file. */
type Acting = Side & { among?: string }
type Sides = { filing: Acting | undefined; opposite: Side | undefined }

/** In short; with every party in full; the parties in full without the court and the number above them. */
const titles = ['cause', 'cause full', 'cause parties'] as const
export type CauseTitle = (typeof titles)[number]

export function isCauseTitle(name: string): name is CauseTitle {
  return titles.some(title => title === name)
}

/**
 * Replaces the names of the cause in a text, so that a compiled paper has only questions, computed values
 * and agreements.
 */
export type CauseWriter = {
  /**
   * {filingNames}, {filing: I am | we are}, {if filing are several} and so on; {causeNumber} is a heading in the
   * form's title.
   */
  expand: (text: string, language: Language, section?: SectionName) => string
  /** 'filing are several' in a condition outside of the texts. */
  expandCondition: (text: string) => string
  /** The lines for {>cause}, {>cause full} and {>cause parties}. */
  writeTitle: (which: CauseTitle, language: Language) => string[]
  /** Who signs in place of the advocate, and when. */
  signature: CauseFile['signature']
  /** The computed values for names that a text uses but the form does not declare. */
  deriveUsed: (texts: string) => Derived
  /** What one party of a group is called inside a sentence. */
  rolesOf: (group: string) => PartyRoles | undefined
}

type Declared = { cause: CauseFile; derived: Derived; mainTitle: Localized }

export function createCauseWriter({ cause: declared, derived, mainTitle }: Declared): CauseWriter {
  const cause = withOwnName(declared)
  const { court, number, between } = cause
  const first = cause.sides.find(({ files }) => files) ?? cause.sides[0]
  const acting = first?.files === 'some' ? { ...first, among: filing } : first
  const sides: Sides = { filing: acting, opposite: cause.sides.find(side => side !== first) }
  const computed = listComputed(cause, sides, derived)
  const orders = listOrders(cause.sides)

  return {
    expand(text, language, section) {
      if (!text.includes('{')) return text
      const saysOffice = language === 'en' && readInThe(court) !== undefined
      return (saysOffice ? text.replaceAll(courtOf('COURTNAME'), 'IN THE {COURTNAME}') : text)
        .replace(/\{(filing|opposite): ([^{}]*)\}/g, (whole, which: keyof Sides, forms: string) => {
          const side = sides[which]
          return side ? agree(side, forms) : whole
        })
        .replace(/\{([A-Za-z]+)\}/g, (whole, name: string) => expandName(name, language, section) ?? whole)
        .replace(/\{(?:else )?if [^{}]*\}/g, condition => nameGroups(sides, condition))
    },
    expandCondition: condition => nameGroups(sides, condition),
    writeTitle(which, language) {
      const above = which === 'cause parties' ? [] : writeAbove(cause, language)
      const blocks = [...above, ...writeSides(which !== 'cause', language)]
      return blocks.flatMap(lines => [...lines, ''])
    },
    signature: cause.signature,
    deriveUsed: texts =>
      Object.fromEntries(
        Object.entries(computed).filter(
          ([name]) =>
            !(name in derived) &&
            [name, ...(name === numbers ? [capitalsOf(name)] : [])].some(used => texts.includes(`{${used}}`)),
        ),
      ),
    rolesOf(group) {
      const side = cause.sides.find(candidate => candidate.group === group)
      return side?.role.map(called => {
        const one = (language: Language) => spell(firstForm(called[language]), 'small', language)
        return { ...called, en: one('en'), hi: one('hi'), mr: one('mr') }
      })
    },
  }

  function expandName(written: string, language: Language, section?: SectionName): string | undefined {
    const found = findName(written)
    if (!found) return undefined
    const { name, letters } = found
    if (name === 'mainTitle') return spell(mainTitle[language], letters, language, 'first')
    if (name === 'filingRole' || name === 'oppositeRole') {
      const side = name === 'filingRole' ? sides.filing : sides.opposite
      return side && writeRole(side, letters, language) + writeNumbers(side, letters, language)
    }
    if (name === 'courtName' || name === 'courtPlace') return writeCourt(court, found, language)
    if (letters !== 'small') return undefined
    if (name === 'courtWord') return writeForum(court, language)
    if (name === 'causeNumber') return number && writeNumber(number, language, section === 'formTitle')
    if (name === 'causeTitle')
      return writeEither(
        orders.flatMap(order => order ?? []),
        ordered =>
          ordered
            .slice(0, 2)
            .map(side => nameSide(side, 'causeName', language))
            .join(against[language]),
      )
    const side = name.startsWith('filing') ? sides.filing : sides.opposite
    return side && nameSide(side, functionOf[name.replace(/^(filing|opposite)/, '')] ?? 'nameList', language)
  }

  /** The placeholder with the name of a side, or fixed words when the side is not asked for. */
  function nameSide({ group, name, among }: Acting, fn: string, language: Language): string {
    if (group === undefined) return fn === functionOf.Presence ? '' : (name?.[language] ?? '')
    const known = Object.entries(computed).find(
      ([, entry]) => entry.fn === fn && entry.group === group && entry.among === among,
    )
    return known ? `{${known[0]}}` : ''
  }

  function writeSides(isFull: boolean, language: Language): string[][] {
    const versus = `^ **${(between ?? betweenSides)[language]}**`
    const inOrder = (sides: readonly Side[]) =>
      sides.flatMap((side, index) => [
        ...(index === 0 ? [] : [[versus]]),
        ...writeSide(side, isFull, language),
      ])
    const [turned, usual] = orders
    if (!usual) return inOrder(turned.of)
    return [[`{if ${turned.if}}`], ...inOrder(turned.of), ['{else}'], ...inOrder(usual.of), ['{end}']]
  }

  function writeSide(side: Side, isFull: boolean, language: Language): string[][] {
    const role = writeRole(isFull ? side : countingOthers(side), 'first', language)
    if (!isFull) return [[`^ ${nameSide(side, 'causeName', language)} ... ${role}`]]
    return [[nameSide(side, 'partyBlock', language)], [`>> ... ${role}`]]
  }
}

function nameGroups({ filing: acting, opposite }: Sides, condition: string): string {
  return condition.replace(/\b(?:filing|opposite)(?= are\b)/g, which => {
    const side: Acting | undefined = which === 'filing' ? acting : opposite
    return side?.among ?? side?.group ?? which
  })
}

function courtOf(name: string): string {
  return `IN THE COURT OF THE {${name}}`
}

/** One sits in the court of a judge; a High Court or a Family Court is one by its own name. */
function withOwnName(cause: CauseFile): CauseFile {
  const { court } = cause
  const en = court.heading.en.replace(courtOf(court.name), `IN THE {${court.name}}`)
  return { ...cause, court: { ...court, heading: { ...court.heading, en } } }
}

/**
 * After 'IN THE' the name of a judge is printed with 'COURT OF THE' before it; elsewhere a text says this itself. A
 * heading that begins 'BEFORE THE' under a condition names no court then, but the tribunal or the Commissioner.
 */
function readInThe({ heading, name }: CauseFile['court']): { inThe: true; unless?: string } | undefined {
  if (!heading.en.replaceAll('{end}', '').includes(`IN THE {${name}}`)) return undefined
  const [, unless] = /\{if ([^{}]+)\}BEFORE\{else\}IN\{end\} THE/.exec(heading.en) ?? []
  return { inThe: true, ...(unless && { unless }) }
}

const names = [
  ...['causeTitle', 'causeNumber', 'courtName', 'courtPlace', 'mainTitle', 'courtWord'],
  ...['Names', 'Short', 'Parties', 'Signers', 'Role', 'Presence'].flatMap(part => [
    `filing${part}`,
    `opposite${part}`,
  ]),
]
/** In Marathi each takes its ending after the name: '{courtWord}ास'. */
const forumWords: Record<(typeof forums)[number], Localized> = {
  court: { en: 'Court', hi: 'न्यायालय', mr: 'न्यायालय' },
  commission: { en: 'Commission', hi: 'आयोग', mr: 'आयोग' },
  tribunal: { en: 'Tribunal', hi: 'अधिकरण', mr: 'न्यायाधिकरण' },
  authority: { en: 'Authority', hi: 'प्राधिकरण', mr: 'प्राधिकरण' },
}

function writeForum({ forum }: CauseFile['court'], language: Language): string {
  const alternatives = forum.map(one => ({ if: one.if, of: one.is }))
  return writeEither(alternatives, is => forumWords[is][language])
}

const functionOf: Record<string, string> = {
  Names: 'nameList',
  Short: 'causeName',
  Parties: 'partyBlock',
  Signers: 'signerList',
  Presence: 'presence',
}

/**
 * Recognises a name in the letters in which it is to be printed: {filingRole}, {FilingRole},
 * {FILINGROLE}.
 */
function findName(written: string): { name: string; letters: Letters } | undefined {
  const name = names.find(known => known.toLowerCase() === written.toLowerCase())
  if (name === undefined) return undefined
  if (written === name) return { name, letters: 'small' }
  if (written === name.toUpperCase()) return { name, letters: 'capitals' }
  return written === name.charAt(0).toUpperCase() + name.slice(1) ? { name, letters: 'first' } : undefined
}

/**
 * Uses the form's own computed values for a side; missing ones are created with names made from the side.
 */
function listComputed(cause: CauseFile, { filing: acting, opposite }: Sides, derived: Derived): Derived {
  const whole = cause.sides.map((side, index): [string, Acting] => {
    if (side === acting) return [filing, side]
    return [side === opposite ? 'opposite' : `side${index + 1}`, side]
  })
  const some = acting?.among === undefined ? [] : [[filing, acting] as const]
  const ofSides = [...whole, ...some].flatMap(([prefix, { group, among, also }]) => {
    if (group === undefined) return []
    const whose = { group, ...(among && { among }) }
    return Object.entries(functionOf).map(([part, fn]) => {
      const further = fn === 'causeName' && among === undefined && also !== undefined && { also }
      const own = Object.entries(derived).find(
        ([, entry]) => entry.fn === fn && entry.group === group && entry.among === among,
      )
      return [own?.[0] ?? prefix + part, { fn, ...whose, ...further }] as const
    })
  })
  const numbered = some.flatMap(([, { group, among }]) => [
    [numbers, { fn: 'partyNumbers', group, among }] as const,
    [capitalsOf(numbers), { fn: 'capitals', field: numbers }] as const,
  ])
  const { court, number } = cause
  const loud = [
    court.name,
    ...(court.place === undefined ? [] : [court.place]),
    ...listPlaceholders(court.heading.en),
    ...(typeof number?.kind === 'string' ? [number.kind] : []),
  ]
  const inThe = readInThe(court)
  const capitals = loud.map(name => {
    const office = name === court.name ? inThe : undefined
    return [capitalsOf(name), { fn: 'capitals', field: name, ...office }] as const
  })
  return Object.fromEntries([...ofSides, ...numbered, ...capitals])
}

function writeCourt(
  { name, place }: CauseFile['court'],
  asked: { name: string; letters: Letters },
  language: Language,
): string | undefined {
  const question = asked.name === 'courtName' ? name : place
  if (question === undefined || asked.letters === 'first') return undefined
  return `{${asked.letters === 'capitals' && language === 'en' ? capitalsOf(question) : question}}`
}

function capitalsOf(question: string): string {
  return `${question}Capitals`
}

const betweenSides: Localized = { en: 'VERSUS', hi: 'बनाम', mr: 'विरुद्ध' }
const against: Record<Language, string> = { en: ' v. ', hi: ' बनाम ', mr: ' विरुद्ध ' }

/** The court and the number above the parties. */
function writeAbove({ court, number }: CauseFile, language: Language): string[][] {
  const heading = court.heading[language].split('\n').map(line => `^ **${writeHeading(line, language)}**`)
  return [heading, ...(number ? [[`^ **${writeNumber(number, language, true)}**`]] : [])]
}

/** An English heading is in capitals, including its answers. */
function writeHeading(line: string, language: Language): string {
  if (language !== 'en') return line
  return line
    .split(/(\{[^{}]*\})/)
    .map(part => {
      if (!part.startsWith('{')) return part.toUpperCase()
      return isControl(part) ? part : `{${capitalsOf(part.slice(1, -1))}}`
    })
    .join('')
}

function isControl(part: string): boolean {
  return /^\{(?:if |else|end)/.test(part)
}

function writeNumber(
  { kind, number, year }: NonNullable<CauseFile['number']>,
  language: Language,
  isHeading = false,
): string {
  const plain = typeof kind === 'string' ? `{${kind}}` : kind[language]
  const said = isHeading ? writeHeading(plain, language) : plain
  const { word, ofYear } = numbering[language]
  if (number === undefined) return said
  return `${said} ${word} {${number}}${year === undefined ? '' : `${ofYear}{${year}}`}`
}

const numbering: Record<Language, { word: string; ofYear: string }> = {
  en: { word: 'No.', ofYear: ' of ' },
  hi: { word: 'संख्या', ofYear: ' सन् ' },
  mr: { word: 'क्रमांक', ofYear: ' / ' },
}

function writeRole(side: Acting, letters: Letters, language: Language): string {
  const alternatives = side.role.map(called => ({ if: called.if, of: called[language] }))
  return writeEither(alternatives, role => {
    const forms = role.split('|').map(form => spell(form.trim(), letters, language))
    return agree(side, forms.join(' | '))
  })
}

/** The role of a side with further parties, who make it several while they are named. */
function countingOthers(side: Side): Side {
  const { also, role } = side
  if (also === undefined) return side
  const named = `${also} is answered`
  const lastForm = (forms: string) => forms.split('|').at(-1)?.trim() ?? ''
  const several = role.map(({ if: condition, en, hi, mr }) => ({
    if: condition === undefined ? named : `${named} and (${condition})`,
    en: lastForm(en),
    hi: lastForm(hi),
    mr: lastForm(mr),
  }))
  return { ...side, role: [...several, ...role] }
}

/** Which of the parties of the side file, after its role: ' No. 2'. */
const numbers = 'filingNumbers'

function writeNumbers({ among }: Acting, letters: Letters, language: Language): string {
  if (among === undefined) return ''
  return `{${letters === 'capitals' && language === 'en' ? capitalsOf(numbers) : numbers}}`
}

/** A side that is not asked for is treated as one party, and not as a woman. */
function agree({ group, among = group }: Acting, forms: string): string {
  if (among !== undefined && forms.includes('|')) return `{${among}: ${forms.trim()}}`
  const each = forms.split('|').map(form => form.trim())
  return (each.length === 4 ? each[2] : each[0]) ?? ''
}

type Either<T> = { if?: string | undefined; of: T }

/** The same words, or 'Appellant' under a condition and 'Plaintiff' otherwise. */
function writeEither<T>(alternatives: readonly Either<T>[], write: (one: T) => string): string {
  if (alternatives.length < 2) return alternatives.map(({ of }) => write(of)).join('')
  const parts = alternatives.map(({ if: condition, of }, index) => {
    const control = condition === undefined ? 'else' : `${index === 0 ? '' : 'else '}if ${condition}`
    return `{${control}}${write(of)}`
  })
  return `${parts.join('')}{end}`
}

type Order = Either<readonly Side[]>

/** The sides as they are listed, or under its condition with the one that then stands first. */
function listOrders(sides: readonly Side[]): readonly [Order, Order?] {
  const first = sides.find(side => side['first if'] !== undefined)
  if (!first) return [{ of: sides }]
  return [{ if: first['first if'], of: [first, ...sides.filter(side => side !== first)] }, { of: sides }]
}

function firstForm(role: string): string {
  return role.split('|')[0]?.trim() ?? ''
}

/** How a name of the cause is written in a text; it prints in the same letters. */
type Letters = 'small' | 'first' | 'capitals'

/**
 * 'Opposite Party' becomes 'opposite party' inside a sentence; in a title only the first letter becomes
 * small: 'complaint under the NI Act'.
 */
function spell(
  words: string,
  letters: Letters,
  language: Language,
  which: 'every' | 'first' = 'every',
): string {
  if (language !== 'en') return words
  if (letters === 'capitals') return words.toUpperCase()
  if (letters === 'first') return words.charAt(0).toUpperCase() + words.slice(1)
  if (which === 'every') return words.toLowerCase()
  const isShortForm = /^\p{Lu}{2}/u.test(words)
  return isShortForm ? words : words.charAt(0).toLowerCase() + words.slice(1)
}
