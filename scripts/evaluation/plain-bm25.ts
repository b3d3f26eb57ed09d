/** The baseline for the engine: words without numbers and stop words, not stemmed. */
const stopWords = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both but by
can could did do does doing down during each few for from further had has have having he her here hers him himself his how i
if in into is it its itself may me more most my no nor not now of off on once only or other our ours out over own s same
she should so some such t than that the their theirs them then there these they this those through to too under until up very
was we were what when where which while who whom why will with would you your`.split(/\s+/),
)

export type PlainSettings = {
  k1: number
  b: number
  /** The share of the query's different words that is used, the rarest first. */
  share: number
}
const usual: PlainSettings = { k1: 2, b: 0.75, share: 1 }

export type PlainRanking = {
  rank: (query: string) => string[]
  score: (query: string) => Map<string, number>
}

/** BM25 over whole documents, with all words of the query, or with the rarest of them. */
export function createPlainRanking(
  documents: ReadonlyMap<string, string>,
  { k1, b, share }: PlainSettings = usual,
): PlainRanking {
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

  const rarityOf = (word: string) => {
    const holders = postings.get(word)?.size ?? 0
    return holders === 0 ? 0 : Math.log(1 + (lengths.size - holders + 0.5) / (holders + 0.5))
  }

  function chooseWords(query: string): string[] {
    const words = parseWords(query)
    if (share === 1) return words
    const different = [...new Set(words)].filter(word => postings.has(word))
    const rarest = different.sort((one, other) => rarityOf(other) - rarityOf(one))
    const kept = new Set(rarest.slice(0, Math.ceil(rarest.length * share)))
    return words.filter(word => kept.has(word))
  }

  function score(query: string): Map<string, number> {
    const scores = new Map<string, number>()
    for (const word of chooseWords(query)) {
      const list = postings.get(word)
      if (!list) continue
      const rarity = rarityOf(word)
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
