import path from 'node:path'
import type { TextNode } from '#server/caselaw/library/search-query.ts'
import { findJudges } from '#server/caselaw/names/find-judges.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import type { SearchType } from '#shared/cases/search-choices.ts'
import { nameSection } from '#shared/law/section.ts'
import { nameTerms } from '../join-nears.ts'
import { understandQuery } from '../understand.ts'
import type { Law, Understanding } from '../understanding.ts'

const content = path.join(import.meta.dirname, '..', '..', '..', '..', 'content')

/** The real tables, and a library with the names of courts as the courts spell them. */
export const law: Law = {
  sectionMap: loadSectionMap(content),
  thesaurus: loadThesaurus(content),
  knownCourts: [
    'Supreme Court of India',
    'Bombay High Court',
    'Delhi High Court',
    'High Court of Judicature at Allahabad',
    'High Court of Punjab & Haryana',
    'National Company Law Appellate Tribunal',
  ],
  judgesNamed: text => findJudges(text, ['P.N. Bhagwati', 'Y.V. Chandrachud', 'D.Y. Chandrachud']),
  hasSection: () => false,
}

export function understand(text: string, searchType: SearchType = 'legal_issue'): Understanding {
  return understandQuery(text, searchType, law)
}

/** A node on one line: words (any of them with a bar), "phrases", [sections], & and | and !. */
export function print(node: TextNode | null): string {
  if (!node) return 'nothing'
  switch (node.kind) {
    case 'words':
      return (
        node.text.split(' ').join(node.match === 'all' ? '+' : '|') + (node.fields ? `@${node.fields}` : '')
      )
    case 'phrase':
      return `"${node.text}"${node.fields ? `@${node.fields}` : ''}`
    case 'section':
      return `[${[node, ...(node.also ?? [])].map(nameSection).join(' = ')}]`
    case 'prefix':
      return `${node.text}*${node.fields ? `@${node.fields}` : ''}`
    case 'near':
      return `${nameTerms(node.left)}~${node.within}~${nameTerms(node.right)}`
    case 'known': {
      const { field, ...values } = node.test
      return `{${field}: ${Object.values(values).join(' ')}}`
    }
    case 'not':
      return `!${print(node.node)}`
    case 'and':
    case 'or':
      return `(${node.nodes.map(print).join(node.kind === 'and' ? ' & ' : ' | ')})`
  }
}
