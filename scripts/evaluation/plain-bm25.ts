/** The baseline for the engine: words without numbers and stop words, not stemmed. */
const stopWords = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both but by
can could did do does doing down during each few for from further had has have having he her here hers him himself his how i
if in into is it its itself may me more most my no nor not now of off on once only or other our ours out over own s same
she should so some such t than that the their theirs them then there these they this those through to too under until up very
was we were what when where which while who whom why will with would you your`.split(/\s+/),
)

const k1 = 2
const b = 0.75

export type PlainRanking = {
  rank: (query: string) => string[]
  score: (query: string) => Map<string, number>
}

/** BM25 over whole documents, with all words of the query. */
export function createPlainRanking(documents: ReadonlyMap<string, string>): PlainRanking {
  const postings = new Map<string, Map<string, number>>()
  const lengths = new Map<string, number>()
  for (const [id, text] of documents) {
    const words = parseWords(text)
    lengths.set(id, words.length)
    for (const word of words) {
      const list = postings.get(word) ?? new Map<string, number>()
      list.set(id, (list.get(id) ?? 0) + 1)
      postings.set(word, list)
    }
  }
  const average = [...lengths.values()].reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.size)

  function score(query: string): Map<string, number> {
    const scores = new Map<string, number>()
    for (const word of parseWords(query)) {
      const list = postings.get(word)
      if (!list) continue
      const rarity = Math.log(1 + (lengths.size - list.size + 0.5) / (list.size + 0.5))
      for (const [id, count] of list) {
        const norm = k1 * (1 - b + (b * (lengths.get(id) ?? 0)) / average)
        scores.set(id, (scores.get(id) ?? 0) + (rarity * (k1 + 1) * count) / (count + norm))
      }
    }
    return scores
  }

  return {
    score,
    rank: query => [...score(query)].sort(([, one], [, other]) => other - one).map(([id]) => id),
  }
}

function parseWords(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  return words.filter(word => word.length > 1 && !stopWords.has(word))
}
