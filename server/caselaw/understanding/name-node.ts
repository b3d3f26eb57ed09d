import { normaliseCaseName } from '#server/law/cases/case-names.ts'
import type { TextNode } from '../library/search-query.ts'
import { anyOf } from './nodes.ts'

/** Words of very many party names: they do not identify a case. */
const commonParties = new Set(
  'v the of and in re state union india govt government others another ors anr commissioner income tax collector municipal corporation company limited ltd private pvt board uttar pradesh maharashtra'.split(
    ' ',
  ),
)

/** A case by its name: both sides in the title, in any spelling, or at least the words that are rare. */
export function nameNode(name: string): TextNode | null {
  const words = nameWords(name)
  if (words.length === 0) return null
  const rare = words.filter(word => !commonParties.has(word))
  const loose: TextNode[] = [
    { kind: 'words', text: words.join(' '), match: 'all', fields: ['title'], fuzzy: true, boost: 3 },
  ]
  if (rare.length > 0)
    loose.push({ kind: 'words', text: rare.join(' '), match: 'any', fields: ['title'], boost: 2 })
  // If the library does not have the judgment, those that mention it are shown.
  if (rare.length > 1) loose.push({ kind: 'words', text: rare.join(' '), match: 'all' })
  return anyOf([titleNode(words), ...loose])
}

/** Every word of the name, whether the title says 'v' or 'versus'. */
export function exactNameNode(name: string): TextNode | null {
  const words = nameWords(name)
  return words.length > 0 ? titleNode(words) : null
}

function titleNode(words: string[]): TextNode {
  return { kind: 'words', text: words.join(' '), match: 'all', fields: ['title'], boost: 6 }
}

function nameWords(name: string): string[] {
  const words = normaliseCaseName(name).split(/[^\p{L}\p{M}\p{N}]+/u)
  return words.filter(word => word !== '' && !/^(?:v|the|of|and)$/.test(word))
}

/** The judgment itself first, then those that cite it. */
export function citationNode(citation: string): TextNode {
  const text = citation.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? citation
  return {
    kind: 'or',
    nodes: [
      { kind: 'words', text, match: 'all', fields: ['citation'], boost: 8 },
      { kind: 'phrase', text, fields: ['body'] },
    ],
  }
}

/** A judgment by its own citation; judgments that cite it are not wanted here. */
export function citationField(citation: string): TextNode {
  const text = citation.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? citation
  return { kind: 'phrase', text, fields: ['citation'] }
}
