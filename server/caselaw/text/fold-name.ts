/**
 * A name as it sounds, so that 'kesavananda' and 'keshavanand' are equal. Indian names are written in Roman
 * letters by sound, so doubled letters, aspirates and long vowels vary.
 */
export function foldName(word: string): string {
  const sounded = word
    .replace(/ph|[ckqwzxy]h*|[bdgjkst]h+|ee|oo/g, sound => sounds[sound] ?? sound[0] ?? '')
    .replace(/(.)\1+/g, '$1')
  return sounded.length > 4 && sounded.endsWith('a') ? sounded.slice(0, -1) : sounded
}

/** `ch` stays different from a `c` that sounds like `k`. */
const sounds: Record<string, string> = {
  ph: 'f',
  c: 'k',
  ch: 'c',
  chh: 'c',
  q: 'k',
  w: 'v',
  z: 'j',
  x: 'ks',
  y: 'i',
  ee: 'i',
  oo: 'u',
}

/** Only the consonants, because spellings differ most in vowels. */
export function skeletonOf(folded: string): string {
  return folded.replace(/[aeiou]/g, '')
}
