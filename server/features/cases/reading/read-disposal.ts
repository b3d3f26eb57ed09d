const outcome =
  '(?<outcome>partly allowed|allowed in part|partially allowed|allowed|dismissed|disposed of|quashed|rejected|withdrawn|granted|refused|remanded)'
const matter =
  '(?<matter>(?:writ |criminal |civil |special leave |contempt |review |transfer |bail |revision )?(?:appeals?|petitions?|applications?|suits?|revisions?|references?))'
const patterns = [
  // The line reports close with: 'Appeal dismissed.'
  new RegExp(`^\\W{0,3}${matter}\\s{1,2}${outcome}\\W{0,3}$`, 'gim'),
  new RegExp(
    `\\b${matter}\\b(?:\\s[\\w.,()/-]{1,25}){0,8}?\\s(?:is|are|stands?|be|fails? and (?:is|are)|has been)(?:\\s{1,2}(?:\\w+ly|hereby|also|therefore|,|hence|thus)){0,3},?\\s{1,2}${outcome}`,
    'gi',
  ),
  /\b(?:we|i)\b(?:,?\s(?:accordingly|therefore|hereby|thus)){0,2},?\s(?<verb>allow|dismiss|reject|dispose of)\s(?:both\s|all\s)?(?:the|this|these)\s(?<matter>(?:writ |criminal |civil |special leave )?(?:appeals?|petitions?|applications?|suits?|revisions?))\b(?<part>\sin part)?/gi,
]
const verbs: Record<string, string> = {
  allow: 'allowed',
  dismiss: 'dismissed',
  reject: 'rejected',
  'dispose of': 'disposed of',
}

/** How the case ended, from the last words of the judgment. */
export function readDisposal(tail: string): string | null {
  for (const pattern of patterns) {
    const last = [...tail.matchAll(pattern)].at(-1)?.groups
    if (!last) continue
    const ended = last.outcome ?? `${verbs[(last.verb ?? '').toLowerCase()]}${last.part ?? ''}`
    return sentence(last.matter ?? '', ended)
  }
  return null
}

function sentence(matter: string, ended: string): string {
  const text = `${matter} ${ended.replace(/allowed in part|partially allowed/i, 'partly allowed')}`
    .toLowerCase()
    .replace(/\s+/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
