import type { TextPart } from '#shared/cases/text-parts.ts'
import { isCounsel, isCourt } from '../treatments/whose-voice.ts'

const speaker =
  '(?:counsel|advocate|advocate[- ]general|solicitor[- ]general|attorney[- ]general|amicus(?: curiae)?|(?:public )?prosecutor|A\\.?P\\.?P\\.?|A\\.?S\\.?G\\.?|G\\.?P\\.?|Mr\\.?|Mrs\\.?|Ms\\.?|Shri|Sri|Smt\\.?|Dr\\.?)'
const submits = '(?:submit(?:s|ted)?|contend(?:s|ed)?|argue[sd]?|urge[sd]?|opposes?|opposed|canvassed)'
const pleads = new RegExp(
  `^\\W*(?:(?:Per contra|On the other hand|Contra|In reply|In response|Next|Further|Lastly|Finally|Secondly|Thirdly|Similarly|However|He|She|They)\\b,? ?)?[^.]{0,160}?\\b${speaker}(?!\\w)[^;]{0,260}?\\b(?:has |have |had |also |further |then |vehemently |strongly |strenuously |mainly |firstly |next |fairly |lastly |therefore |first )*${submits}\\b`,
  'i',
)
const impersonal = new RegExp(
  `^\\W*(?:(?:It|The (?:first|second|third|next|main|only|other) (?:submission|contention|argument)) )(?:is|was|has been|had been)(?: also| further| then| next| lastly| therefore| vehemently| strenuously| contended)* (?:${submits}|that|raised)\\b|^\\W*(?:He|She|They) (?:also |further |then |next |lastly |therefore |has |have )*${submits}\\b`,
  'i',
)
const notPleading = /\b(?:having heard|after hearing|heard|we have heard|having considered|guilty)\b/i

/** The first sentence of what a party's advocate argues. */
export function isPleading(sentence: string): boolean {
  if (notPleading.test(sentence.slice(0, 120))) return false
  return pleads.test(sentence) || impersonal.test(sentence)
}

const facts =
  /^\W*(?:(?:Briefly|Shortly|Succinctly|Tersely)(?: stated| put)?,?|Stated briefly,?|(?:In (?:brief|short|a nutshell)),?)?\s*(?:(?:the )?(?:(?:brief|material|relevant|necessary|essential|short|undisputed|admitted|background|basic|salient|broad|main|further) )*(?:facts?|factual (?:matrix|background|position))\b|(?:the )?(?:prosecution (?:case|story|version)|case of the prosecution|background)\b[^.]{0,60}?(?:,| is| was| as| in|:))/i
const factsMark =
  /\bfacts\b[^.]{0,100}\b(?:giving rise|leading (?:up )?to|necessary for|relevant (?:for|to)|in (?:brief|a nutshell|short)|are (?:as follows|these|that|not in dispute|few|simple)|may be (?:briefly )?(?:stated|noticed|noted|set out|summed)|lie in)\b|\bprosecution (?:case|story|version)\b[^.]{0,60}\b(?:is|was|as|runs|in (?:brief|short|a nutshell))\b/i

const proved =
  /\b(?:supported|proved|established|corroborated|rests?|hinges?|depends?|believed|based|circumstantial|accepted|rejected|doubtful)\b/i

export function isFactsOpening(sentence: string): boolean {
  return (
    (facts.test(sentence) && factsMark.test(sentence) && !proved.test(sentence)) ||
    /^\W*(?:Brief|Background) facts\b/i.test(sentence)
  )
}

const question = '(?:questions?|issues?|points?)'
const asks = new RegExp(
  `\\b(?:short|only|main|sole|substantial|important|principal|first|second|third|next|last|other|core|pivotal|crucial|central|real|moot|following|neat|(?<!s )that|the|this|a) (?:and \\w+ )?(?:\\w+ )?${question}(?: of law)?\\b`,
  'i',
)
const poses =
  /\b(?:(?:which |that )?(?:now |then |thus |also |therefore |next )?(?:arises?|falls?|requires?|calls?|remains?|comes up|posed|need)\b[^.;]{0,60}\b(?:consideration|determination|decision|considered|decided|determined|answered|examined|whether|is)|(?:is|are|would be),? (?:as to )?(?:whether|what|how)|for (?:our |the )?(?:consideration|determination|decision)|to be (?:decided|determined|considered|answered|examined)|arises?(?: in| out of)? (?:this|these|the present))\b/i
const settled =
  /\b(?:do(?:es)? not (?:arise|survive)|did not|leave|left open|answered|need not|no question|nothing|similar|came up|fell|raised in|at the trial|would lie|conceded|posed by)\b|\(supra\)|'s case\b/i
const names = /\b(?:whether|what|how|which of|if)\b|\?|\b(?:following|set out|as follows)\b|:/i
const elsewhere =
  /\b(?:trial court|tribunal|High Court|courts? below|Single Judge|Division Bench|Magistrate)\b/i

/** The question that the court sets itself. */
export function isIssue(sentence: string): boolean {
  return (
    !/^\W*If\b/.test(sentence) &&
    asks.test(sentence) &&
    poses.test(sentence) &&
    names.test(sentence) &&
    !elsewhere.test(sentence) &&
    !settled.test(sentence)
  )
}

const matter =
  '(?:appeals?|petitions?|applications?|revisions?|references?|suits?|S\\.?L\\.?Ps?\\.?|matters?|case|rule)'
const ends =
  '(?:allowed|dismissed|disposed(?: of| off)?|rejected|granted|refused|quashed|made absolute|discharged|answered|decreed|remanded|partly allowed)'
const outcome = new RegExp(
  `\\b${matter}\\b[^.;]{0,90}\\b(?:is|are|be|stands?|shall stand|will stand|must be|has to be|have to be)\\b(?: hereby| therefore| thus| accordingly| also| partly| partially|,)* (?:${ends})\\b|\\b${matter}\\b[^.;]{0,40}\\b(?:fails?|succeeds?)\\b|^\\W*(?:Appeals?|Petitions?|Applications?) (?:partly |partially )?${ends}\\b|\\b(?:not|un)(?: |-)?(?:inclined|willing) to (?:grant|allow|entertain|interfere)\\b|\\bbail\\b[^.;]{0,50}\\b(?:is|stands) (?:hereby |accordingly )?(?:granted|refused|rejected|allowed)|\\b(?:we|I)\\b[^.;]{0,60}\\b(?:allow|dismiss|reject|dispose of|set aside|quash|restore|remit|acquit|convict|direct)\\b[^.;]{0,120}\\b(?:appeal|petition|application|order|judgment|conviction|matter|decree|award)s?\\b`,
  'i',
)
const formerly =
  /\b(?:trial court|tribunal|High Court|courts? below|Single Judge|Division Bench|Magistrate|Sessions Judge|appellate (?:court|authority)|Commissioner|Collector)\b[^.;]{0,80}\b(?:allowed|dismissed|rejected|quashed|set aside|held|refused)\b|\b(?:was|were|had been|if|unless|whether|should|could|liable to be|deserves?)\b/i

export function isOutcome(sentence: string): boolean {
  return outcome.test(sentence) && !formerly.test(sentence) && !isCounsel(sentence)
}

const reasons =
  /\b(?:[Ww]e|I) (?:are|am) (?:(?:also|therefore|thus|clearly|further|accordingly|firmly|however),? )*(?:of (?:the|opinion|this)|unable to|satisfied|convinced|not (?:impressed|persuaded|inclined|satisfied|convinced))\b|\b(?:[Ww]e|I)(?:,? (?:therefore|accordingly|thus|hence),?)? (?:find (?:no|that|it|substance|force|merit)|hold that|do not (?:find|think|agree|see)|see no|think (?:that|it)|have no (?:hesitation|doubt)|cannot (?:agree|accept|uphold|sustain))\b|\b[Ii]n (?:our|my) (?:considered |humble )?(?:view|opinion|judgment)\b/

const answers =
  /\b(?:no (?:substance|force|merit|doubt|infirmity)|(?:can(?:not| not)|could not) (?:therefore )?be (?:accepted|sustained|said|countenanced|faulted)|(?:is|are) (?:not tenable|untenable|misconceived|rejected|without (?:any )?(?:merit|substance|force))|quite clearly|considering|having regard|this Court|rightly|well[- ]settled|justified in|prima facie)\b/i

/** An answer to what was argued, in nobody's name. */
export function isAnswer(sentence: string): boolean {
  return answers.test(sentence) && !isCounsel(sentence) && !isPleading(sentence)
}

/** Said in the court's own voice. */
export function isOfCourt(sentence: string): boolean {
  return (isCourt(sentence) || /^\W*(?:We|Our|In our|I)\b/.test(sentence)) && !isCounsel(sentence)
}

/** What the court itself thinks. */
export function isReasoning(sentence: string): boolean {
  return reasons.test(sentence) && !isCounsel(sentence)
}

const headings: [TextPart, RegExp][] = [
  [
    'facts',
    /^(?:(?:brief|background|factual|relevant|material) )*(?:facts?|background|factual (?:matrix|background))(?: (?:of the case|in brief|and background))?$/i,
  ],
  [
    'arguments',
    /^(?:(?:rival|oral|respective) )*(?:submissions?|arguments?|contentions?)(?: (?:of|on behalf of|by|made|advanced|for)[\w ,.()-]{0,70})?$/i,
  ],
  [
    'analysis',
    /^(?:(?:our|legal|court's) )*(?:analysis|discussion|reasoning)(?: (?:and|of|by)[\w ,]{0,40})?$/i,
  ],
]

/** The part that a line heads. */
export function partHeaded(line: string): TextPart | undefined {
  if (line.length > 100) return undefined
  const bare = line
    .replace(/^(?:[IVXivx]{1,5}|[A-Za-z]|\d{1,2})[.)]\s*/, '')
    .replace(/[\s:.\u2013\u2014-]+$/, '')
  return headings.find(([, pattern]) => pattern.test(bare))?.[0]
}
