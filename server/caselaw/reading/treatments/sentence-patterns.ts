import type { LaterKind } from '#shared/cases/later-history.ts'

/** What a sentence says was done to cases: `isTold` if by another court or bench, `by` if that is named. */
export type Told = { kind: LaterKind; of: number[]; by: number | null; isTold: boolean }

type Verb = { kind: LaterKind; done: string; doing: string; present: string }

const verbs: readonly Verb[] = [
  { kind: 'overruled', done: 'over-?\\s?ruled', doing: 'over-?\\s?ruling', present: 'over-?\\s?rule' },
  { kind: 'distinguished', done: 'distinguished', doing: 'distinguishing', present: 'distinguish' },
  {
    kind: 'doubted',
    done: '(?:doubted|dissented from)',
    doing: '(?:doubting|dissenting from)',
    present: '(?:doubt|dissent from)',
  },
  { kind: 'explained', done: 'explained', doing: 'explaining', present: 'explain' },
  { kind: 'affirmed', done: '(?:re-?)?affirmed', doing: '(?:re-?)?affirming', present: '(?:re-?)?affirm' },
  { kind: 'reversed', done: 'reversed', doing: 'reversing', present: 'reverse' },
  { kind: 'followed', done: 'followed', doing: 'following', present: 'follow' },
]

const one = '⟦\\d+⟧'
const many = `${one}(?:(?:,| and| &|, and| as well as)(?: also)?(?: (?:in|the|case|cases|decision|of))* ${one})*`
/** Words that may stand between a case and a verb, and change neither who acts nor on what. */
const plain = `(?:[,(]? ?(?:the|a|an|this|that|its|his|our|their|said|aforesaid|above|earlier|later|latter|subsequent|recent|previous|larger|own|well[- ]known|same|decision|decisions|judgment|judgments|judgement|judgements|ruling|rulings|ratio|ratios|dictum|view|views|case|cases|law|principle|principles|proposition|rule|line|authority|opinion|order|laid|down|stated|enunciated|propounded|expressed|taken|adopted|rendered|pronounced|reported|delivered|set|out|decided|noticed|referred|to|of|in|by|as|at|and also|too|majority|unanimous|learned|single|judge|judges|[a-z]+[- ]judges?|two|three|four|five|seven|nine|eleven|\\d+|constitution|full|division|special|co-ordinate|bench|benches|court|courts|supreme|high|apex|hon[’']?ble|[A-Z][\\w.’'-]*|speaking|through|for|itself|wherein|where|on|reported|cited|page|para|paragraph|\\d{1,4}|J\\.|JJ\\.)[,)]?)`
const upTo = (most: number) => `(?: ?${plain}(?=[ ,)])){0,${most}} ?`
const adverbs =
  '(?: (?:also|since|later|subsequently|again|recently|expressly|specifically|clearly|further|therefore|accordingly|hereby|respectfully|rightly|duly|thus|then|consistently|once|only|been|both|considered|explained|approved|followed|distinguished|reiterated|referred|adverted|relied|upon|noticed|and|to|,)){0,5}'
const auxiliary = '(?:was|were|has been|have been|had been|stood|stands|stand)'

/** What it takes it keeps: without steps back, no text can make the search slow. */
function createGaps() {
  let count = 0
  const keep = (source: string) => {
    count++
    return `(?=(?<kept${count}>${source}))\\k<kept${count}>`
  }
  return { gap: () => keep(upTo(16)), shortGap: () => keep(upTo(9)) }
}

/** The groups are the cases acted on (`of`) and, where another case acted, that case (`by`). */
function patternsOf({ done, doing, present }: Verb): { named: RegExp[]; own: RegExp[] } {
  const { gap, shortGap } = createGaps()
  const ofs = `(?<of>${many})`
  const by = `(?<by>${one})`
  const named = [
    `${ofs}[,)]?(?: [(]?(?:which|that) )?(?:,? (?:however|though|also|therefore),?)?${shortGap()}${auxiliary}${adverbs} ${done}(?: (?:and|,) (?:explained|approved|followed|distinguished|applied|reiterated|not approved|relied (?:up)?on))? (?:also |later |subsequently )?(?:in|by)${gap()}${by}`,
    `${ofs}[,)]?${shortGap()}as ${done} (?:in|by)${gap()}${by}`,
    `(?:^|[,;] |\\b(?:wherein|where|that|and) )(?:[Ii]n|[Bb]y)${gap()}${by}[,)\\]]? ?${gap()}${ofs}${shortGap()}${auxiliary}${adverbs} ${done}`,
    `${by}[,)]? ?${gap()}(?:has |have |had )?(?:also |since |expressly |in fact |again |later |rightly )?${done}(?! (?:by|in) )${gap()}${ofs}`,
    `${by}[,)]? ?${gap()}(?:while |after |which )?${doing}${gap()}${ofs}`,
    `(?:${doing})${gap()}${ofs},?(?: it was)?${gap()}${by},? ?${gap()}(?:held|observed|ruled|laid|took|stated|said|reiterated|upheld|has|had)`,
  ]
  const own = [
    `(?:^|[ ,;])(?:[Ww]e|I)(?: (?:are|have|had|do|would|therefore|accordingly|hereby|respectfully|also|are inclined to|are bound to|have to|,|thus|entirely|with respect))* ${present}${gap()}${ofs}`,
    `(?:^|[ ,;])(?:[Ww]e|I) (?:have |had )(?:also |already |earlier |respectfully )?${done}${gap()}${ofs}`,
  ]
  const compile = (source: string) => new RegExp(source)
  return { named: named.map(compile), own: own.map(compile) }
}

type Act = { kind: LaterKind; pattern: RegExp; isTold: boolean; isDenial: boolean }

const { gap, shortGap } = createGaps()
const ofs = `(?<of>${many})`
const citedBy =
  '(?:,? (?:relied (?:up)?on|cited|referred to)(?: (?:by|before us|us|the|learned|senior|counsel|for|appellants?|respondents?|petitioners?|State|Mr\\.?|Shri|Dr\\.?|[A-Z][\\w.]+))*,?)?'
const isClearly =
  '(?: (?:also|again|clearly|easily|quite|wholly|entirely|totally|plainly|therefore|thus|,|obviously|however|certainly|factually|squarely|fully|directly|completely|equally))*'
const ofThisCase =
  ' (?:to|in|on|for)(?: the)? (?:facts|present|instant|case (?:in|on|at) hand|case before us|situation|circumstances|question|issue|controversy|point|this case|these (?:cases|appeals))'

/** What the court says itself of a case, without another case that acts. */
const acts: readonly Act[] = [
  own(
    'overruled',
    `${ofs}${shortGap()}(?:(?:does|do) not lay down (?:the )?(?:good|correct) law and )?(?:is|are)${adverbs} over-?\\s?ruled(?= ?(?:[.,;"]|$| to | on | and| in so far))`,
  ),
  told(
    'overruled',
    `${ofs}[,)]?(?:,? (?:however|though|also|therefore),?)?${shortGap()}${auxiliary}${adverbs} over-?\\s?ruled`,
  ),
  own(
    'distinguished',
    `${ofs}[,)]?(?: (?:is|are) concerned, (?:the facts? (?:is|are)|it is|the same is))?${citedBy}${shortGap()}(?:is|are|was|were)${isClearly} distinguishable`,
  ),
  denial(
    'distinguished',
    `${ofs}[,)]?${citedBy}${shortGap()}(?:(?:has|have)${isClearly} no (?:application|relevance|bearing)|(?:is|are)${isClearly} (?:not|in)(?: at all)? ?applicable|(?:does|do|would|will) not(?: at all)? apply)${ofThisCase}`,
  ),
  denial(
    'distinguished',
    `${ofs}[,)]?${citedBy}${shortGap()}(?:is|are)${isClearly} of no (?:help|assistance|avail) to`,
  ),
  own(
    'followed',
    `^(?:[A-Z][a-z]+ly |Respectfully |Therefore,? |Accordingly,? |Hence,? |Thus,? |So,? )?[Ff]ollowing${gap()}${ofs},? (?:we |these appeals? |this appeal |the appeals? |it must |it has to |this (?:writ )?petition )`,
  ),
  own(
    'followed',
    `(?:we|I) (?:are|am) (?:bound by|in (?:respectful|full|complete|entire) agreement with)${gap()}${ofs}`,
  ),
  own(
    'followed',
    `(?:[Ww]e|I) (?:respectfully|fully|entirely|wholly)(?: and \\w+)? agree with${gap()}${ofs}`,
  ),
  own(
    'followed',
    `(?:is|are|stands?)${isClearly} covered(?: in favour of the \\w+| against the \\w+)?,? by${gap()}${ofs}`,
  ),
  own(
    'followed',
    `${ofs}[,)]?${citedBy}${shortGap()}(?:(?:squarely|fully|clearly|directly|equally) appl(?:ies|y)|(?:is|are) (?:squarely|fully|clearly|directly|equally) (?:applicable|attracted))`,
  ),
]

function own(kind: LaterKind, source: string): Act {
  return { kind, pattern: new RegExp(source), isTold: false, isDenial: false }
}

function told(kind: LaterKind, source: string): Act {
  return { kind, pattern: new RegExp(source), isTold: true, isDenial: false }
}

/** The denial is the act: 'A has no application to the facts of this case'. */
function denial(kind: LaterKind, source: string): Act {
  return { kind, pattern: new RegExp(source), isTold: false, isDenial: true }
}

const inPart =
  /\b(?:to (?:that|this|the said|the aforesaid|the above) extent|to the extent|in so far as|insofar as|partly|in part|on this point)\b/i

const tested = verbs.map(verb => ({
  kind: verb.kind,
  word: new RegExp(`${verb.done}|${verb.doing}|${verb.present}`, 'i'),
  ...patternsOf(verb),
}))

export type Match = Told & { from: number; to: number; isDenial: boolean }

/** `text` is a sentence in which each case is a sign: '⟦0⟧ was overruled in ⟦1⟧'. */
export function readSentence(text: string): Match[] {
  const found: Match[] = []
  const keep = (kind: LaterKind, match: RegExpExecArray | null, act = { isTold: true, isDenial: false }) => {
    if (!match?.groups) return
    const of = numbersIn(match.groups.of)
    const [by = null] = numbersIn(match.groups.by)
    if (by !== null && of.includes(by)) return
    if (found.some(other => other.kind === kind && other.of.some(each => of.includes(each)))) return
    found.push({ kind, of, by, ...act, from: match.index, to: match.index + match[0].length })
  }
  for (const { kind, word, named, own } of tested) {
    if (!word.test(text)) continue
    for (const pattern of named) keep(kind, pattern.exec(text))
    for (const pattern of own) keep(kind, pattern.exec(text), { isTold: false, isDenial: false })
  }
  for (const { kind, pattern, isTold, isDenial } of acts) keep(kind, pattern.exec(text), { isTold, isDenial })
  return found.map(each =>
    each.kind === 'overruled' && inPart.test(text) ? { ...each, kind: 'overruled in part' as const } : each,
  )
}

function numbersIn(part: string | undefined): number[] {
  return [...(part ?? '').matchAll(/⟦(\d+)⟧/g)].map(each => Number(each[1]))
}
