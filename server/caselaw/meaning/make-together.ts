import { setTimeout } from 'node:timers/promises'
import type { SharedVectors } from '../library/shared-vectors.ts'

export type Text = { hash: string; windows: string[] }
/** The vectors of each text, by its hash; none for one that the model refused. */
export type MakeVectors = (texts: readonly Text[]) => Promise<Map<string, number[][]>>

type Needs = {
  shared: SharedVectors
  model: string
  make: MakeVectors
  stop: AbortSignal
  lookEvery?: number
}

/** What another server has made is taken, what nobody makes is made here, and what another is making is waited for. */
export function makeTogether({ shared, model, make, stop, lookEvery = 2000 }: Needs): MakeVectors {
  const keyOf = (hash: string) => `${model} ${hash}`

  async function makeClaimed(texts: readonly Text[]): Promise<Map<string, number[][]>> {
    const claimed = new Set(await shared.claim(texts.map(({ hash }) => keyOf(hash))))
    const made = await make(texts.filter(({ hash }) => claimed.has(keyOf(hash))))
    await shared.keep(new Map([...made].map(([hash, vectors]) => [keyOf(hash), vectors])))
    return made
  }

  return async texts => {
    const all = new Map<string, number[][]>()
    for (;;) {
      const found = await shared.find(listOpen(texts, all).map(({ hash }) => keyOf(hash)))
      for (const { hash } of texts) {
        const vectors = found.get(keyOf(hash))
        if (vectors) all.set(hash, vectors)
      }
      const made = await makeClaimed(listOpen(texts, all))
      for (const [hash, vectors] of made) all.set(hash, vectors)
      if (listOpen(texts, all).length === 0) return all
      if (made.size === 0) await setTimeout(lookEvery, undefined, { signal: stop, ref: false })
    }
  }
}

function listOpen(texts: readonly Text[], done: ReadonlyMap<string, unknown>): Text[] {
  const open = texts.filter(({ hash }) => !done.has(hash))
  return [...new Map(open.map(text => [text.hash, text])).values()]
}
