import { splitName } from '#server/law/cases/split-name.ts'
import type { Precedent } from '#shared/cases/judgment.ts'
import type { Mention } from './find-mentions.ts'

type Named = Pick<Precedent, 'title' | 'citation'>

/** Finds the case that a mention means; a short name only if one case of the judgment has its words. */
export function createShortNames(precedents: readonly Precedent[]): (mention: Mention) => Named | null {
  const sides = precedents.map(({ title, citation }) => ({
    named: { title, citation },
    words: splitName(title).map(side => new Set(wordsOf(side))),
  }))
  const byCitation = new Map(
    sides.flatMap(({ named }) => (named.citation ? [[named.citation, named] as const] : [])),
  )
  return ({ name, citations }) => {
    const cited = citations.flatMap(citation => byCitation.get(citation) ?? [])[0]
    if (cited) return cited
    if (splitName(name).length > 1 || /^in re\b/i.test(name))
      return { title: name, citation: citations[0] ?? null }
    const words = wordsOf(name)
    if (words.every(word => ordinary.has(word))) return null
    const fitting = sides.filter(one => one.words.some(side => words.every(word => side.has(word))))
    return fitting.length === 1 ? (fitting[0]?.named ?? null) : null
  }
}

const ordinary = new Set(
  'state union india bank board corporation others ltd limited company government commissioner'.split(' '),
)
const small = new Set('the and smt shri ors anr case'.split(' '))

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length > 2 && !small.has(word))
}
