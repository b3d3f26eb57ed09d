import type { LimitationPeriod } from '#shared/contract/law.ts'

/** The most used periods, shown before anything is typed. */
const usual = [
  'article-113',
  'article-137',
  'article-65',
  'article-54',
  'article-55',
  'article-116-b',
  'article-123',
  'article-136',
  'ni-act-s-138-proviso-b',
  'ni-act-s-142-1-b',
  'arbitration-act-s-34-3',
  'consumer-protection-act-2019-s-69-1',
]

/** Every word must occur; a number lists that article or section first. */
export function findPeriods(periods: readonly LimitationPeriod[], typed: string): LimitationPeriod[] {
  const words = parseWords(typed)
  if (words.length === 0) return usual.flatMap(id => periods.find(period => period.id === id) ?? [])
  return periods
    .map(period => ({ period, rank: rankOf(period, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ period }) => period)
}

function rankOf({ law, provision, matter, note }: LimitationPeriod, words: readonly string[]): number {
  const named = parseWords(`${law} ${provision}`)
  const told = parseWords(`${matter} ${note}`)
  const ranks = words.map((word): number => {
    if (/^\d/.test(word)) return named.some(one => one === word) ? 10 : 0
    if (named.some(one => one.startsWith(word))) return 3
    return told.some(one => one.startsWith(word)) ? 2 : 0
  })
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0)
}

function parseWords(text: string): string[] {
  return text.toLowerCase().match(/\d+[a-z]?|[a-z]+/g) ?? []
}
