import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import type { Expansion } from '../ranking/expand-prefixes.ts'

const namedFirst = 8

/** Says which words each beginning stood for, and if there were too many to search all of them. */
export function describeExpansions(
  { conditions, notices }: Pick<UnderstoodQuery, 'conditions' | 'notices'>,
  expansions: readonly Expansion[],
): Pick<UnderstoodQuery, 'conditions' | 'notices'> {
  const cut = expansions.filter(({ words, total }) => total > words.length)
  return {
    conditions: [
      ...conditions,
      ...expansions
        .filter(({ isRefused }) => !isRefused)
        .map(one => ({ text: `${one.beginning}*`, note: nameWords(one) })),
    ],
    notices: [
      ...notices,
      ...cut.map(
        ({ beginning, words, total }) =>
          `${total.toLocaleString('en-IN')} words of this library begin with “${beginning}”: the ${words.length} used in most judgments were searched. A longer beginning finds them all.`,
      ),
    ],
  }
}

function nameWords({ words, total }: Expansion): string {
  if (total === 0) return 'no word of this library begins so'
  const others = total - Math.min(namedFirst, words.length)
  return `${words.slice(0, namedFirst).join(', ')}${others > 0 ? ` and ${others.toLocaleString('en-IN')} more` : ''}`
}
