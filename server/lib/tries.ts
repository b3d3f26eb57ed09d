/** What is known of a key that was tried; times in milliseconds. */
export type Tried = { count: number; until: number; seenAt: number; forgetAt: number }

export type TryStore = {
  /** Reads what is known of a key and writes what follows from it: tries at the same moment wait for each other. */
  change: <Result>(
    key: string,
    decide: (before: Tried | undefined) => { after: Tried | undefined; result: Result },
  ) => Promise<Result>
  clear: (key: string) => Promise<void>
}

/** For the one process of an embedded database. */
export function createTryMemory(most = 50_000): TryStore {
  const known = new Map<string, Tried>()

  return {
    change: async (key, decide) => {
      const { after, result } = decide(known.get(key))
      if (after && known.size >= most && !known.has(key)) dropForgotten(known, after.seenAt)
      if (after) known.set(key, after)
      return result
    },
    clear: async key => {
      known.delete(key)
    },
  }
}

function dropForgotten(known: Map<string, Tried>, now: number) {
  for (const [key, { forgetAt }] of known) if (forgetAt <= now) known.delete(key)
}
