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

/** 'KEHAR SINGH & ORS.' -> 'Kehar Singh & Ors.': capitals are how a page prints a name, not the name. */
export function readPartyName(printed: string): string {
  const name = printed
    .replace(/\s+/g, ' ')
    .replace(
      /(?:\s[\s.…]*)?(?:\.{2,}|…|-{2,})[\s.…]*(?:the\s)?(?:appellants?|petitioners?|respondents?|applicants?|plaintiffs?|defendants?|accused)?(?:\(s\))?.*$/i,
      '',
    )
    .replace(/[\s,]+(?:the\s)?(?:appellants?|petitioners?|respondents?|applicants?)(?:\(s\))?[\s.]*$/i, '')
    .replace(/^[\s+%*\d.)(]+(?=[A-Za-z])/, '')
    .replace(/[\s,;:]+$/, '')
    .trim()
  return isCapitals(name) ? lowerCapitals(name) : name
}

function isCapitals(name: string): boolean {
  const letters = name.replace(/\b(?:v|vs|versus)\b/g, '').replace(/[^A-Za-z]/g, '')
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
  if (at > 0 && small.has(lower.replace(/[.,]+$/, '')) && !/^(?:others|another)/.test(lower)) return lower
  if (/^\(?(?:[A-Z]\.)+[A-Z]?[.,)]*$/.test(word)) return word
  if (
    /^(?:CBI|NCT|LIC|BSNL|SBI|ONGC|NTPC|DDA|MCD|UPSC|II+|IV|VI*|CIT|NIA|ED|UCO|HDFC|ICICI)[.,)]*$/.test(word)
  )
    return word
  return lower.replace(/(^|[(\-/.'’"&])([a-z])/g, (_, before: string, letter: string) =>
    /['’]/.test(before) && lower.endsWith(`${before}s`) ? before + letter : before + letter.toUpperCase(),
  )
}

/** 'HON'BLE MR. JUSTICE A.K. SIKRI' -> 'A.K. Sikri'. Null for what is not a name. */
export function readJudgeName(printed: string): string | null {
  const name = printed
    .replace(/\s+/g, ' ')
    .replace(/\b(?:hon['’`]?\s?ble|the|mr|mrs|ms|smt|kumari|dr|acting|chief|justice|judge)\b\.?/gi, ' ')
    .replace(/[,\s]+(?:C\.?J\.?I\.?|C\.?\s?J\.?|J\.?J\.?|J\.?)[\s.,]*$/i, '')
    .replace(/^[\s.,:;()[\]&'’-]+|[\s,:;()[\]&-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const looksRight = /^[A-Z][A-Za-z.'’\s-]{2,45}$/.test(name) && name.split(' ').length < 7
  if (!looksRight || /\b(?:court|judgment|order|bench|date|appeal|petition)\b/i.test(name)) return null
  return isCapitals(name) ? lowerCapitals(name) : name
}
