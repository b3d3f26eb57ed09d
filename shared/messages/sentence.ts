import type { Language } from '#shared/languages.ts'

/**
 * A sentence with `{name}` in place of a value. A sentence that counts has one form for 1 and one for
 * other numbers, chosen by `{count}`.
 */
export type Sentence = string | Plural
export type Plural = { one: string; other: string }
export type Sentences = Readonly<Record<string, Sentence>>
export type Values = Readonly<Record<string, string | number>>

/**
 * The type of a message file in another language: every key of the English file, with a plural where
 * English has one.
 */
export type Translation<English extends Sentences> = {
  readonly [Key in keyof English]: English[Key] extends Plural ? Plural : string
}

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type NamesOf<One extends Sentence> = One extends Plural ? NamesIn<One[keyof Plural]> | 'count' : NamesIn<One>

/** Empty for a sentence without values; otherwise exactly the values in its English text. */
export type ValuesFor<One extends Sentence> = [NamesOf<One>] extends [never]
  ? []
  : [Readonly<Record<NamesOf<One>, string | number>>]

const oneOf = { en: isOne, hi: (count: number) => count >= 0 && count <= 1, mr: isOne } // as in the CLDR

export function fillSentence(sentence: Sentence, values: Values, language: Language): string {
  return pickForm(sentence, values, language).replace(/\{(\w+)\}/g, (place, name: string) =>
    String(values[name] ?? place),
  )
}

/** Splits a sentence at its value names, so that a link or a strong word can be put in. */
export function splitSentence(sentence: string): { text: string; isName: boolean }[] {
  const pieces = sentence.split(/\{(\w+)\}/)
  return pieces.map((text, index) => ({ text, isName: index % 2 === 1 })).filter(({ text }) => text !== '')
}

function pickForm(sentence: Sentence, { count }: Values, language: Language): string {
  if (typeof sentence === 'string') return sentence
  return oneOf[language](Number(count)) ? sentence.one : sentence.other
}

function isOne(count: number): boolean {
  return count === 1
}
