import { messages as english } from '#shared/messages/answers/en.ts'
import { fillSentence, type Sentence, type Values, type ValuesFor } from '#shared/messages/sentence.ts'

export type SaidKey = keyof typeof english

/** A sentence of the server as a key and values. The screen makes the words in the reader's language. */
export type Said = { key: SaidKey; values?: Values }

export function said<Key extends SaidKey>(key: Key, ...[values]: ValuesFor<(typeof english)[Key]>): Said {
  return values ? { key, values: values as Values } : { key } // ValuesFor is nothing or a record of values
}

export function sayInEnglish({ key, values = {} }: Said): string {
  return fillSentence(english[key], values, 'en')
}

/** Finds the key of an English sentence, as the rules of the contract write it. */
export function findSaid(text: string): Said | undefined {
  for (const { key, pattern } of patterns) {
    const match = pattern.exec(text)
    if (match) return match.groups ? { key, values: { ...match.groups } } : { key }
  }
  return undefined
}

/** Sentences without values are tried first, because a value could contain one of them. */
const patterns = Object.entries<Sentence>(english)
  .flatMap(
    ([key, sentence]) =>
      formsOf(sentence).map(form => ({ key: key as SaidKey, form, pattern: makePattern(form) })), // the keys of english
  )
  .toSorted((a, b) => Number(a.form.includes('{')) - Number(b.form.includes('{')))

function formsOf(sentence: Sentence): string[] {
  return typeof sentence === 'string' ? [sentence] : [sentence.other, sentence.one]
}

function makePattern(form: string): RegExp {
  const text = form.replace(/[.*+?^$()[\]\\|]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)')
  return new RegExp(`^${text}$`, 's')
}
