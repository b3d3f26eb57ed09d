import type { TextNode } from '../library/index-query.ts'
import type { WordFamilies } from './word-families.ts'

type Words = Extract<TextNode, { kind: 'words' }>

/** A longer text already has many of the forms, and each costs time. */
const mostWords = 24

/**
 * Adds the other forms of each word, with less weight. Excluded or quoted words, names and expansions stay
 * as they are.
 */
export function withForms(node: TextNode, families: WordFamilies): TextNode {
  if (node.kind === 'and' || node.kind === 'or')
    return { ...node, nodes: node.nodes.map(one => withForms(one, families)) }
  if (node.kind !== 'words' || node.fields || node.fuzzy || (node.boost ?? 1) < 1) return node
  return node.match === 'any' ? anyForms(node, families) : allForms(node, families)
}

function anyForms(node: Words, { formsOf }: WordFamilies): TextNode {
  const { boost = 1 } = node
  const words = node.text.split(' ')
  const rest = words.slice(mostWords)
  const nodes = words.slice(0, mostWords).flatMap(formsOf)
  return joinNodes('or', [
    ...nodes.map((form): TextNode => ({ ...node, text: form.word, boost: boost * form.boost })),
    ...(rest.length > 0 ? [{ ...node, text: rest.join(' ') }] : []),
  ])
}

function allForms(node: Words, { formsOf }: WordFamilies): TextNode {
  const words = node.text
    .split(' ')
    .map((word, at) => ({ word, forms: at < mostWords ? formsOf(word).slice(1) : [] }))
  const alone = words.filter(({ forms }) => forms.length === 0).map(({ word }) => word)
  const others = words.filter(({ forms }) => forms.length > 0)
  return joinNodes('and', [
    ...(alone.length > 0 ? [{ ...node, text: alone.join(' ') }] : []),
    ...others.map(
      ({ word, forms }): TextNode => ({
        kind: 'or',
        nodes: [{ ...node, text: word }, ...forms.map(form => inBody(form.word, form.boost))],
      }),
    ),
  ])
}

function inBody(text: string, boost: number): TextNode {
  return { kind: 'words', text, match: 'any', fields: ['body'], boost }
}

function joinNodes(kind: 'and' | 'or', nodes: TextNode[]): TextNode {
  const [first] = nodes
  return first && nodes.length === 1 ? first : { kind, nodes }
}
