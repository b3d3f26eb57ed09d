import { createRandom } from './random.ts'

/**
 * A kind of text that a user may paste, of any length. Its pieces are numbered, so that no two are equal.
 */
export type TextShape = { name: string; write: (length: number) => string }

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** Texts that people type and paste, and texts that only an attacker would send. */
export function listShapes(judgments: readonly string[]): TextShape[] {
  const prose = judgments.join('\n')
  return [
    { name: 'prose of judgments', write: length => repeat(prose, length) },
    of('X v Y', () => 'X v Y '),
    of('names of cases', at => `${name(at)} Kumar v State of ${name(at + 7)} and `),
    of('names with an open bracket', at => `${name(at)} v ${name(at + 7)} (Bombay `),
    of(
      'citations',
      at => `(${1950 + (at % 70)}) ${1 + (at % 12)} SCC ${at + 1}; AIR ${1950 + (at % 70)} SC ${at + 1}; `,
    ),
    of(
      'sections',
      at => `section ${1 + (at % 500)} read with ${1 + (at % 37)} of the Indian Penal Code and `,
    ),
    of(
      'acts, each another',
      at =>
        `section ${1 + (at % 90)} of the ${name(at)} Act, ${1900 + (at % 100)}, of the Act and the ${name(at + 5)} Act `,
    ),
    of('operators and quotes', at => `"${name(at)} justice" AND (bail OR NOT ${name(at + 3)}) -"murder" `),
    of('open parentheses', () => '( '),
    of(
      'Hindi',
      at => `धारा ${1 + (at % 500)} भारतीय दंड संहिता के तहत अग्रिम जमानत कब मिल सकती है ${1950 + (at % 70)} `,
    ),
    of('one endless word', at => alphabet[at % 26] ?? ''),
  ]
}

function of(name: string, piece: (at: number) => string): TextShape {
  return { name, write: length => fill(piece, length) }
}

function fill(piece: (at: number) => string, length: number): string {
  const pieces: string[] = []
  for (let [at, written] = [0, 0]; written < length; at += 1) {
    const next = piece(at)
    pieces.push(next)
    written += next.length
  }
  return pieces.join('').slice(0, length)
}

function repeat(text: string, length: number): string {
  return text === '' ? '' : text.repeat(Math.ceil(length / text.length)).slice(0, length)
}

/** A capitalised word, different for every number. */
function name(at: number): string {
  const random = createRandom(at + 1)
  const letters = Array.from({ length: 7 }, () => alphabet[Math.floor(random() * 26)]).join('')
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}
