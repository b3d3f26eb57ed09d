import type { TextNode } from '../library/search-query.ts'

type Words = Extract<TextNode, { kind: 'words' }>

/** All of the nodes; neighbouring plain words become one node. */
export function allOf(nodes: readonly TextNode[]): TextNode | null {
  const flat = nodes.flatMap(node => (node.kind === 'and' ? node.nodes : [node]))
  const plain = flat.filter(isPlainWords)
  const others = flat.filter(node => !isPlainWords(node))
  const words: TextNode[] =
    plain.length > 0 ? [{ kind: 'words', text: plain.map(({ text }) => text).join(' '), match: 'all' }] : []
  return wrap('and', [...words, ...others])
}

/**
 * Any of the nodes. 'a OR NOT b' would match nearly everything, so what one alternative excludes is excluded
 * from all.
 */
export function anyOf(nodes: readonly TextNode[]): TextNode | null {
  const flat = nodes.flatMap(node => (node.kind === 'or' ? node.nodes : [node]))
  const refused = flat.filter(isNegative)
  const wanted = wrap(
    'or',
    flat.filter(node => !isNegative(node)),
  )
  return refused.length > 0 ? allOf(wanted ? [wanted, ...refused] : refused) : wanted
}

export function noneOf(node: TextNode): TextNode {
  if (node.kind === 'not') return node.node
  if (node.kind === 'and' && isNegative(node)) return anyOf(node.nodes.map(noneOf)) ?? node
  return { kind: 'not', node }
}

/** Whether the node only excludes and asks for nothing. */
export function isNegative(node: TextNode): boolean {
  return node.kind === 'not' || (node.kind === 'and' && node.nodes.every(isNegative))
}

function isPlainWords(node: TextNode): node is Words {
  return node.kind === 'words' && node.match === 'all' && !node.fields && node.boost === undefined
}

function wrap(kind: 'and' | 'or', nodes: TextNode[]): TextNode | null {
  return nodes.length > 1 ? { kind, nodes } : (nodes[0] ?? null)
}
