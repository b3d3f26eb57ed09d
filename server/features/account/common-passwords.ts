import { dictionary } from '@zxcvbn-ts/language-common'

const ranked = dictionary['passwords-common']
const common = new Set(ranked)
/** Used so often that a year or a sign added to them does not make them safe. */
const stems = new Set(ranked.slice(0, 1000).filter(word => word.length >= 4))
const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '@': 'a',
}

/** One of the fifty thousand most common passwords, or one of the best known with a few signs added. */
export function isCommonPassword(password: string): boolean {
  const word = password.toLowerCase()
  if (common.has(word)) return true
  if (password.length >= 16) return false
  const plain = word.replace(/[013457$@]/g, sign => lookAlikes[sign] ?? sign)
  return [word, plain].some(text => stems.has(stripEnds(text)) || stems.has(stripEnds(text, word)))
}

function stripEnds(text: string, typed = text): string {
  const tail = typed.match(/[^\p{L}]*$/u)?.[0].length ?? 0
  return text.slice(0, text.length - tail).replace(/^[^\p{L}]+/u, '')
}
