import { createElement, Fragment, type ReactNode } from 'react'
import type { Language } from '#shared/languages.ts'
import {
  fillSentence,
  type Sentences,
  splitSentence,
  type Translation,
  type Values,
  type ValuesFor,
} from '#shared/messages/sentence.ts'

/** Says a sentence by its key, with exactly the values that the English sentence names. */
export type Say<English extends Sentences> = <Key extends keyof English & string>(
  key: Key,
  ...values: ValuesFor<English[Key]>
) => string

export function sayIn<English extends Sentences>(
  sentences: Translation<English>,
  language: Language,
): Say<English> {
  return (key, ...[values]) => {
    return fillSentence(sentences[key], (values as Values | undefined) ?? {}, language) // ValuesFor is nothing or a record of values
  }
}

/** For a sentence with a link or a strong word in it: `say` puts `{name}` where it stands, and the node comes there. */
export function fillWithNodes(sentence: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  return splitSentence(sentence).map(({ text, isName }) =>
    createElement(Fragment, { key: text }, isName ? nodes[text] : text),
  )
}
