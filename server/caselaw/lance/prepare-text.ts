import type { TextNode, WordsNode } from '../library/search-query.ts'
import type { WordFamilies } from './word-families.ts'

/** A longer text already has many of the forms, and each costs time. */
const mostWords = 24

/**
 * Spells out what the engine does not know: the words with a beginning, and the other forms of words, with
 * less weight.
 */
export function prepareText(node: TextNode, families: WordFamilies, isRefused = false): TextNode {
  switch (node.kind) {
    case 'and':
    case 'or':
      return { ...node, nodes: node.nodes.map(one => prepareText(one, families, isRefused)) }
    case 'not':
      return { ...node, node: prepareText(node.node, families, true) }
    case 'prefix':
      return prepareText(anyWord(node, { forms: !node.fields && !isRefused }), families)
    case 'words':
      if (!node.forms) return node
      return node.match === 'any' ? anyForms(node, families) : allForms(node, families)
    default:
      return node
  }
}

/** The engine splits Devanagari words at half letters; a phrase keeps them whole. */
function anyWord(
  { text, words = [], fields }: Extract<TextNode, { kind: 'prefix' }>,
  how: Pick<WordsNode, 'forms'>,
): TextNode {
  const narrowed = fields ? { fields } : {}
  const whole = words.filter(word => /^[a-z0-9]+$/.test(word))
  const apart = words.filter(word => !/^[a-z0-9]+$/.test(word))
  // If no word has the beginning, the beginning itself is searched, and finds nothing.
  const searched = words.length > 0 ? whole : [text]
  return joinNodes('or', [
    ...(searched.length > 0
      ? [{ kind: 'words', text: searched.join(' '), match: 'any', ...narrowed, ...how } as const]
      : []),
    ...apart.map((word): TextNode => ({ kind: 'phrase', text: word, ...narrowed })),
  ])
}

function anyForms(node: WordsNode, { formsOf }: WordFamilies): TextNode {
  const { boost = 1 } = node
  const words = node.text.split(' ')
  const rest = words.slice(mostWords)
  const forms = words.slice(0, mostWords).flatMap(formsOf)
  return joinNodes('or', [
    ...forms.map((form): TextNode => ({ ...node, text: form.word, boost: boost * form.boost })),
    ...(rest.length > 0 ? [{ ...node, text: rest.join(' ') }] : []),
  ])
}

function allForms(node: WordsNode, { formsOf }: WordFamilies): TextNode {
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
