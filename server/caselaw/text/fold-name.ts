/**
 * A name as it sounds: what one writes kesavananda and another keshavanand is one. Names from Indian languages are put
 * into Roman letters by ear, so doubled letters, aspirates and long vowels come and go.
 */
export function foldName(word: string): string {
  const sounded = word
    .replace(/ph|[ckqwzxy]h*|[bdgjkst]h+|ee|oo/g, sound => sounds[sound] ?? sound[0] ?? '')
    .replace(/(.)\1+/g, '$1')
  return sounded.length > 4 && sounded.endsWith('a') ? sounded.slice(0, -1) : sounded
}

/** `ch` stays apart from the c that is a k. */
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

/** Its consonants alone: vowels are what spellings differ in most. */
export function skeletonOf(folded: string): string {
  return folded.replace(/[aeiou]/g, '')
}
