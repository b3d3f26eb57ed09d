const outcome =
  '(?<outcome>partly allowed|partially allowed|allowed in part|allowed|dismissed|disposed of|quashed|rejected|withdrawn|granted|refused|remanded)'
const matter =
  '(?<matter>(?:writ |criminal |civil |special leave |contempt |review |transfer |bail |revision(?:al)? |interlocutory )?(?:appeals?|petitions?|applications?|suits?|revisions?|references?))'
/** Adverbs between the verb and the outcome; 'partly' is part of the outcome. */
const adverbs = '(?:\\s{1,2}(?:(?!part)\\w+ly|hereby|also|therefore|,|hence|thus)|,){0,4}\\s{1,2}'
const patterns = [
  // The last line in law reports: 'Appeal dismissed.'
  new RegExp(`^\\W{0,3}${matter}\\s{1,2}${outcome}\\W{0,3}$`, 'gim'),
  new RegExp(
    `\\b${matter}\\b(?:\\s(?!\\w*[a-z]{4}\\.\\s)[\\w.,()/-]{1,25}){0,8}?\\s(?:is|are|stands?|be|fails? and (?:is|are)|has been)${adverbs}${outcome}`,
    'gi',
  ),
  /\b(?:we|i)\b(?:,?\s(?:accordingly|therefore|hereby|thus)){0,2},?\s(?<part>partly\s)?(?<verb>allow|dismiss|reject|dispose of)\s(?:both\s|all\s)?(?:the|this|these)\s(?<matter>(?:writ |criminal |civil |special leave )?(?:appeals?|petitions?|applications?|suits?|revisions?))\b(?<rest>\sin part)?/gi,
]
const verbs: Record<string, string> = {
  allow: 'allowed',
  dismiss: 'dismissed',
  reject: 'rejected',
  'dispose of': 'disposed of',
}

type Order = readonly [RegExp, (groups: Groups) => string]

/** Used if no sentence gives the outcome with the kind of case: it is given with its number or prayer. */
const said: readonly Order[] = [
  [
    new RegExp(`\\d{1,6}\\s{0,2}(?:of|\\/)\\s{0,2}\\d{4}\\s(?:is|are|stands?)${adverbs}${outcome}`, 'gi'),
    ({ outcome }) => outcome ?? '',
  ],
  [
    new RegExp(
      `\\b(?:bail\\s)?prayer(?:\\s(?:for|of)(?:\\s[\\w/.-]+){1,12}?)?\\s(?:is|are|stands?)${adverbs}${outcome}`,
      'gi',
    ),
    ({ outcome }) => `prayer ${outcome}`,
  ],
]
/** Used if that is not found either: the outcome is clear from what is ordered. */
const ordered: readonly Order[] = [
  [
    /\b(?:not\s(?:at\sall\s)?inclined|unable|not\sa\sfit\scase|no\s(?:good\s)?(?:ground|reason)s?|do(?:es)?\snot\s(?:find|think)\sit\s(?:\w+\s){0,2}(?:appropriate|proper|fit|prudent))\s(?:\w+\s){0,6}?(?:to|for|where)\s(?:(?:grant|enlarg|releas|allow|extend)\w*\s(?:[\w,]+\s){0,12}?(?:bail|privilege)|the\sprivilege\sof\s(?:\w+\s)?bail)/gi,
    () => 'bail refused',
  ],
  [
    /\b(?:inclined|prudent)\sto\s(?:grant|enlarge|release|allow)\s(?:\w+\s){0,8}?bail|\b(?:shall|directed\sto|will|above\snamed|petitioners?,?|hereby)\s(?:\w+\s){0,3}?(?:be\s)?(?:released|enlarged|allowed\sto\sgo)\son\s(?:[\w-]+\s){0,2}?bail|\ballows?\sthe\sprayer\sfor\s(?:\w+\s)?bail|\blet\s(?:[\w,]+\s){1,20}?be\s(?:released|enlarged)\son\s(?:[\w-]+\s){0,2}?bail/gi,
    () => 'bail granted',
  ],
  [
    /\b(?:f\.?i\.?r\.?|proceedings?|complaint|charge-?\s?sheet|cognizance)(?=\s)(?:\s[\w.,()/-]{1,25}){0,20}?\s(?:is|are|stands?)(?:\s(?:hereby|also|accordingly|therefore)|,){0,2}\squashed/gi,
    () => 'proceedings quashed',
  ],
]
/** Alone in the margin of a daily order: '(Rejected)', '[ALLOWED]'. */
const marginNote = /^\W*(?<outcome>(?:partly\s)?allowed|rejected|dismissed)\W*$/i

const lastWords = 3000
/** The conditions of bail come after the order that grants it. */
const withConditions = 5000

/** How the case ended: from the last part of the judgment, or from a margin note in its head. */
export function parseDisposal(words: string, head: readonly string[] = []): string | null {
  const tail = words.slice(-lastWords)
  const matter = parseMatter(tail)
  // If it is only 'disposed of', the text may also say that the prayer was granted or refused.
  if (matter && !/(?:application|petition)s? disposed of$/i.test(matter)) return matter
  return (
    parseLast(tail, said) ?? parseLast(words.slice(-withConditions), ordered) ?? parseMargin(head) ?? matter
  )
}

function parseMatter(tail: string): string | null {
  for (const pattern of patterns) {
    const all: Groups[] = [...tail.matchAll(pattern)].map(match => match.groups ?? {})
    // With 'allowed' in one sentence and 'disposed of' in the next, the first gives the result.
    const last =
      all.findLast(
        one => one.outcome !== 'disposed of' && one.verb !== 'dispose of' && isSame(one, all.at(-1)),
      ) ?? all.at(-1)
    if (!last) continue
    const ended =
      last.outcome ?? `${last.part ?? ''}${verbs[(last.verb ?? '').toLowerCase()]}${last.rest ?? ''}`
    return sentence(`${last.matter ?? ''} ${ended}`)
  }
  return null
}

type Groups = Record<string, string | undefined>

function isSame(one: Groups, other: Groups | undefined): boolean {
  return one.matter?.toLowerCase() === other?.matter?.toLowerCase()
}

/**
 * The order comes after the reasons, so the last match counts. A refusal contains the words of a grant: of
 * two matches with the same end the longer counts.
 */
function parseLast(tail: string, orders: readonly Order[]): string | null {
  const found = orders.flatMap(([pattern, say]) =>
    [...tail.matchAll(pattern)].map(match => ({
      end: match.index + match[0].length,
      length: match[0].length,
      text: say(match.groups ?? {}),
    })),
  )
  const told = found.filter(({ text }) => !/disposed of$/.test(text))
  const last = told.sort((a, b) => a.end - b.end || a.length - b.length).at(-1)
  return last ? sentence(last.text) : null
}

function parseMargin(head: readonly string[]): string | null {
  const note = head.slice(0, 14).flatMap(line => marginNote.exec(line)?.groups?.outcome ?? [])
  return note[0] ? sentence(note[0]) : null
}

function sentence(printed: string): string {
  const text = printed
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/allowed in part|partially allowed/, 'partly allowed')
    .trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
