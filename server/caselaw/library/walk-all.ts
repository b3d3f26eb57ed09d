import type { Snapshot, Walked } from './case-index.ts'
import type { Entry } from './entry.ts'

const atOnce = 10_000

/** Every judgment of the snapshot, in the order of ids. */
export async function* walkAll({ walk }: Pick<Snapshot, 'walk'>): AsyncGenerator<Walked> {
  for (let after: string | null = null; ; ) {
    const part: Walked[] = await walk({ after, size: atOnce })
    yield* part
    if (part.length < atOnce) return
    after = part.at(-1)?.id ?? null
  }
}

/** The same without their texts, with what lists know of each. */
export async function* loadAllEntries({
  walk,
  entries,
}: Pick<Snapshot, 'walk' | 'entries'>): AsyncGenerator<Entry> {
  for (let after: string | null = null; ; ) {
    const part: Walked[] = await walk({ after, size: atOnce })
    yield* await entries(part.map(({ id }) => id))
    if (part.length < atOnce) return
    after = part.at(-1)?.id ?? null
  }
}
