/** Who speaks in a sentence. Only what the court says in its own voice counts. */
export type Voice = 'court' | 'counsel' | 'quoted'

const someone =
  '(?:(?:learned |senior |the |ld\\.? )*(?:counsel|advocate|solicitor general|attorney general|additional solicitor general|amicus curiae|A\\.?S\\.?G\\.?)|Mr\\.?|Mrs\\.?|Ms\\.?|Shri|Sri|Smt\\.?|Dr\\.?|appellants?|petitioners?|respondents?|assessees?|plaintiffs?|defendants?|accused|State|Union of India|he|she|they|it (?:is|was|has been|had been))\\b'
const saying =
  '(?:submit(?:s|ted)?|contend(?:s|ed)?|argue[sd]?|urge[sd]?|plead(?:s|ed)?|assert(?:s|ed)?|claim(?:s|ed)?|maintain(?:s|ed)?|suggest(?:s|ed)?|sought to|seeks? to|tried to|tries to|attempt(?:s|ed)? to|invite[sd]?|drew|draws|drawn|place[sd]? (?:strong |heavy |much )?reliance|relie[sd]|point(?:s|ed)? out|cite[sd]?|brought to our notice)'
const counselSpeaks = new RegExp(
  `\\b${someone}[^.;]{0,120}?\\b${saying}\\b|\\b(?:submission|contention|argument|plea|attempt|stand)s? (?:of|on behalf|by|made|is|was|that|has)\\b|\\baccording to (?:him|her|them|the (?:learned )?(?:counsel|appellant|petitioner|respondent)|Mr)|\\b(?:was|is|were|are) (?:also )?(?:sought to be|relied (?:up)?on by the (?:learned )?counsel for the \\w+ to)`,
  'i',
)
/** A counsel who is only named beside the case: 'the decision in A, relied on by Mr B, is distinguishable'. */
const besideCase =
  /,?\s?\(?(?:which (?:is|was|has been) )?(?:strongly |heavily )?(?:relied (?:up)?on|cited|referred to|pressed into service)(?: before us)?(?: (?:by|on behalf of))(?: the)?(?: learned)?(?: senior)?(?: counsel| advocate)?(?: for| appearing for)?(?: the)?(?: (?:appellants?|respondents?|petitioners?|State|Mr\.?|Shri|Dr\.?|[A-Z][\w.]*))*\)?,?/g
const courtSpeaks =
  /\b(?:we|our|us)\b(?! (?:are told|were (?:told|taken|informed|referred)))|\b(?:In|in) my (?:view|opinion|judgment)\b|\bI (?:am|have|find|hold|do|would)\b|^(?:Having (?:heard|considered|regard)|Heard)/

/** Words that begin a submission which goes on in the next sentences; a counsel who only cites does not. */
const submission =
  /\b(?:submit(?:s|ted)?|contend(?:s|ed)?|argue[sd]?|urge[sd]?|plead(?:s|ed)?)\b|\b(?:submission|contention|argument)s?\b/i

const below =
  /\b(?:High Court|Tribunal|(?:learned )?(?:Single Judge|Sessions Judge|trial (?:Judge|Court)|Magistrate)|Division Bench|Commission|authority|courts? below)\b/i
const uncertain =
  /\?|\bwhether\b|\b(?:if|unless|until|till|even assuming|assuming|assumed|supposing|suppose|as though|as if)\b|\b(?:not|never|neither|nor|nothing|cannot|can't|hardly|without|rather than|no attempt|no reason|no occasion|wrongly|erroneously|misread)\b|\b(?:could|would|should|may|might|can|ought to|must|need|needs|require[sd]?|deserves?|liable|fit|likely|sought|seeks?|tried|tries|attempt(?:ed|s)?|refused|declined|failed|wants?|wanted|asked|prayed|request(?:ed)?)\b|\b(?:impliedly|indirectly|in effect|deemed|seems?|appears?|perhaps|virtually|statutorily)\b|\bsubject to\b/i

const denied =
  /\b(?:whether|if|unless|until|till|assuming|suppos\w+)\b|\b(?:cannot|can't|could not|not|difficult to|incorrect to|wrong to|futile to|no(?:body|one)?) (?:be )?(?:say|said|hold|held|accept\w*|agree|correct|true|possible|argued?|contend\w*|understood|read as|show\w*|suggest\w*|the case|that)\b|\bnothing\b/i

/** Whether the words before an act deny it or make it a condition. */
export function isDenied(words: string): boolean {
  return denied.test(words)
}

/** A question or a condition from its first word to its end. */
export function isOpen(sentence: string): boolean {
  return /\?\W*$|^\W*(?:(?:Even )?[Ii]f|Unless|Whether|Assuming|Suppos\w+|Was|Were|Is|Are|Has|Have|Had|Did|Does|Do)\b/.test(
    sentence,
  )
}

const thought =
  /\b(?:felt|held|holding|thought|found|observed|opined|view|opinion|said|noted|distinguished|concluded|proceeded)\b/
const thoughtThat =
  /\b(?:of the (?:view|opinion)|felt|held|holding|thought|opined|concluded|proceeded on the basis) that\b/

/** 'The High Court, being of the view that ...': the words before an act, which make it another court's. */
export function isReported(words: string, isTold: boolean): boolean {
  return below.test(words) && (isTold ? thoughtThat : thought).test(words)
}

/** Whether one sentence by itself is a submission. */
export function isCounsel(sentence: string): boolean {
  return counselSpeaks.test(sentence.replace(besideCase, ' '))
}

/** Whether the sentences after this one may go on with what counsel says. */
export function opensPleading(sentence: string): boolean {
  return isCounsel(sentence) && submission.test(sentence)
}

export function isCourt(sentence: string): boolean {
  return courtSpeaks.test(sentence)
}

/** A question, a condition, a denial or a wish is no act. */
export function isUncertain(words: string): boolean {
  return uncertain.test(words)
}

/** What the court under appeal did is not what this court does. */
export function isBelow(words: string): boolean {
  return below.test(words)
}
