const small = new Set([
  'of',
  'and',
  'the',
  'for',
  'by',
  'in',
  'on',
  'to',
  'at',
  'through',
  'others',
  'another',
  'v',
  'w/o',
  's/o',
  'd/o',
])

/** 'KEHAR SINGH & ORS.' -> 'Kehar Singh & Ors.': capitals are the style of the page, not of the name. */
export function parsePartyName(printed: string): string {
  const name = printed
    .replace(/\s+/g, ' ')
    .replace(
      /(?:\s[\s.…]*)?(?:\.{2,}|…|-{2,})[\s.…]*(?:the\s)?(?:appellants?|petitioners?|respondents?|applicants?|plaintiffs?|defendants?|accused)?(?:\(s\))?.*$/i,
      '',
    )
    .replace(/[\s,]+(?:the\s)?(?:appellants?|petitioners?|respondents?|applicants?)(?:\(s\))?[\s.]*$/i, '')
    .replace(/^[^\p{L}\p{M}]+(?=\p{L})/u, '')
    .replace(/["“”]/g, '')
    .replace(/\s?@\s?/g, ' @ ')
    .replace(/[\s,;:@(–-]+$/, '')
    // 'The State of Bihar Bihar': the second is the place, so it is removed.
    .replace(/\b(\p{Lu}\p{L}{3,})\s\1$/u, '$1')
    // A full stop at the end is removed, unless it shortens the last word: 'Ltd.', 'Ors.', 'U.P.'
    .replace(/(?<=\p{Ll}{4}|\p{Ll}{2}[aeiou])(?<!\b(?:anor|supdt|asstt|deptt|engg))\.$/u, '')
    .trim()
  return isCapitals(name) ? lowerCapitals(name) : name
}

function isCapitals(name: string): boolean {
  const letters = name
    .replace(/\b(?:v|vs|versus|and|others?|ors|anr|another|\(s\))\b/g, '')
    .replace(/[^A-Za-z]/g, '')
  return letters.length > 3 && letters.replace(/[^A-Z]/g, '').length / letters.length > 0.8
}

function lowerCapitals(name: string): string {
  return name
    .split(' ')
    .map((word, at) => lowerWord(word, at))
    .join(' ')
}

function lowerWord(word: string, at: number): string {
  const lower = word.toLowerCase()
  if (at > 0 && word === lower) return word
  if (at > 0 && small.has(lower.replace(/[.,]+$/, '')) && !/^(?:others|another)/.test(lower)) return lower
  if (/^\(?(?:[A-Z]\.)+[A-Z]?[.,)]*$/.test(word)) return word
  if (
    /^\(?(?:CBI|NCT|LIC|BSNL|SBI|ONGC|NTPC|DDA|MCD|UPSC|II+|IV|VI*|CIT|NIA|ED|UCO|HDFC|ICICI)[.,)]*$/.test(
      word,
    )
  )
    return word
  return lower
    .replace(/(^|[(\-/.'’"&])([a-z])/g, (_, before: string, letter: string) =>
      /['’]/.test(before) && lower.endsWith(`${before}s`) ? before + letter : before + letter.toUpperCase(),
    )
    .replace(/\(S\)/, '(s)')
}

const titles =
  /\b(?:hon(?:['’‘`´]?\s?ble|ou?rable)|the|mr|mrs|ms|smt|s[hr]+i|kumari|dr|acting|chief|justices?|judges?)\b\.?/giu

/** 'HON'BLE MR. JUSTICE A. K. SIKRI' -> 'A.K. Sikri': one spelling for one judge. Null if it is no name. */
export function parseJudgeName(printed: string): string | null {
  const name = printed
    .replace(/\s+/g, ' ')
    .replace(/\((?:acting|oral|retd\.?)\)/gi, ' ')
    .replace(titles, ' ')
    .replace(/[,\s]+(?:A\.?\s?)?(?:C\.?J\.?I\.?|C\.?\s?J\.?|J\.?J\.?|J\.?)[\s.,):]*$/i, '')
    .replace(/^[\s.,:;()[\]&'’-]+|[\s,:;([\]&-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const whole = /\(/.test(name) ? name : name.replace(/\)+$/, '')
  const looksRight = /^[A-Z][A-Za-z.'’()\s-]{2,45}$/.test(whole) && whole.split(' ').length < 7
  if (!looksRight || notJudge.test(whole)) return null
  return joinInitials(isCapitals(whole) ? lowerCapitals(whole) : whole)
}

/** Judges in that spelling. A name not in Latin letters stays; a title without a name is dropped. */
export function spellJudges(names: readonly string[]): string[] {
  const spelt = names.flatMap(name => parseJudgeName(name) ?? (/[A-Za-z]/.test(name) ? [] : name.trim()))
  return [...new Set(spelt.filter(name => /\p{L}{2}/u.test(name)))]
}

const notJudge =
  /\b(?:court|judgment|order|bench|date|appeal|petition|registrar|advocate|counsel|petitioner|respondent|for|state|jurisdiction|side|versus|member|author|coram)\b/i

/** 'S. K. Tandon', 'S K Tandon' and 'S.K.Tandon' are one judge. */
function joinInitials(name: string): string {
  return name
    .replace(/\s+\./g, '.')
    .replace(/(?<![\p{L}])(\p{Lu})(?=\s)/gu, '$1.')
    .replace(/(?<![\p{L}])(\p{Lu})\.\s?(?=\p{Lu}(?:\.|\s|$))/gu, '$1.')
    .replace(/(?<![\p{L}])(\p{Lu})\.(?=\p{Lu}\p{Ll})/gu, '$1. ')
}
