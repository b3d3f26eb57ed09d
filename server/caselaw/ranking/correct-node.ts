import type { Correction } from '../library/look-up.ts'
import type { TextNode } from '../library/search-query.ts'
import { wordKey, writtenForms } from '../text/word-keys.ts'

type Words = Extract<TextNode, { kind: 'words' }>

/**
 * Adds the correction beside each misspelt word, as another spelling of that word. Words of a NEAR and
 * excluded or quoted words stay as typed.
 */
export function correctNode(node: TextNode, corrections: readonly Correction[]): TextNode {
  if (corrections.length === 0) return node
  if (node.kind === 'words') return correctWords(node, corrections)
  if (node.kind !== 'and' && node.kind !== 'or') return node
  return { ...node, nodes: node.nodes.map(one => correctNode(one, corrections)) }
}

function correctWords(node: Words, corrections: readonly Correction[]): TextNode {
  const spellings = node.text.split(' ').map(word => [word, ...meantBy(word, corrections)])
  if (spellings.every(({ length }) => length === 1)) return node
  if (node.match === 'any') return { ...node, text: spellings.flat().join(' ') }
  const right = spellings.filter(({ length }) => length === 1).flat()
  const mended = spellings.filter(({ length }) => length > 1)
  const nodes: TextNode[] = [
    ...(right.length > 0 ? [{ ...node, text: right.join(' ') }] : []),
    ...mended.map((words): TextNode => ({ kind: 'or', nodes: words.map(text => ({ ...node, text })) })),
  ]
  const [first] = nodes
  return first && nodes.length === 1 ? first : { kind: 'and', nodes }
}

function meantBy(word: string, corrections: readonly Correction[]): string[] {
  return corrections.flatMap(({ typed, searched }) =>
    typed.toLowerCase() === word.toLowerCase() ? formsOf(searched, typed) : [],
  )
}

/** The library counts words without their plural, so a correction of a plural is searched in both forms. */
function formsOf(searched: string, typed: string): string[] {
  return wordKey(typed) === typed.toLowerCase() ? [searched] : writtenForms(searched)
}
