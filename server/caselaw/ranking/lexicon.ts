import { isDeepStrictEqual } from 'node:util'
import type { Snapshot } from '../library/case-index.ts'
import type { Known, LookUp } from '../library/look-up.ts'

type Kind = keyof Known
type Asked<K extends Kind> = NonNullable<LookUp[K]>[number]
type Answer<K extends Kind> = Known[K][number]

/** What the library answers on one thing that a question says; a usual answer until it has been asked. */
export type Lexicon = <K extends Kind>(kind: K, asked: Asked<K>) => Answer<K>

const usual: { [K in Kind]: (asked: Asked<K>) => Answer<K> } = {
  sections: () => false,
  judges: () => [],
  caseNumbers: () => [],
  versus: () => true,
  names: () => [],
  citations: () => null,
  words: word => ({ forms: [word.toLowerCase()], isUnknown: false, nearest: null }),
  beginnings: () => ({ words: [], total: 0 }),
  telling: () => [],
}

/**
 * Runs work that needs the library's answers but cannot wait for each. The first run shows what it asks: all
 * of that is one request, and the work runs again with the answers. Seldom does it ask for more then. `meanwhile` is
 * given what the work made of the usual answers.
 */
export async function withLexicon<T>(
  { lookUp }: Pick<Snapshot, 'lookUp'>,
  work: (lexicon: Lexicon) => T,
  meanwhile: (made: T) => void = () => {},
): Promise<T> {
  const answers = new Map<string, unknown>()
  let missing = new Map<string, { kind: Kind; asked: unknown }>()

  function lexicon<K extends Kind>(kind: K, asked: Asked<K>): Answer<K> {
    const key = `${kind} ${JSON.stringify(asked)}`
    // `learn` stored under this kind what the library answered for it.
    if (answers.has(key)) return answers.get(key) as Answer<K>
    missing.set(key, { kind, asked })
    return usual[kind](asked)
  }

  async function learn() {
    const groups = Map.groupBy(missing, ([, { kind }]) => kind)
    missing = new Map()
    const known = await lookUp(
      Object.fromEntries([...groups].map(([kind, asked]) => [kind, asked.map(([, one]) => one.asked)])),
    )
    for (const [kind, asked] of groups)
      for (const [at, [key]] of asked.entries()) answers.set(key, known[kind][at])
  }

  for (;;) {
    const result = work(lexicon)
    if (missing.size === 0) return result
    meanwhile(result)
    await learn()
  }
}

/** Reads again only if the library answers otherwise than it did when this was read before: most often it does not. */
export function readUnlessAnswered<T>(read: (lexicon: Lexicon) => T): (lexicon: Lexicon) => T {
  let last: { reading: T; isStillSo: ((lexicon: Lexicon) => boolean)[] } | null = null
  return lexicon => {
    if (last?.isStillSo.every(isSo => isSo(lexicon))) return last.reading
    const isStillSo: ((lexicon: Lexicon) => boolean)[] = []
    function listening<K extends Kind>(kind: K, asked: Asked<K>): Answer<K> {
      const answer = lexicon(kind, asked)
      isStillSo.push(again => isDeepStrictEqual(again(kind, asked), answer))
      return answer
    }
    last = { reading: read(listening), isStillSo }
    return last.reading
  }
}
