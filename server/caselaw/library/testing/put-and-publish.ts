import type { Judgment } from '#shared/cases/judgment.ts'
import type { CaseIndex } from '../case-index.ts'

type Changes = { remove?: readonly string[]; landmarks?: string }

/** Writes as an import does, from its beginning to its end. */
export async function putAndPublish(
  index: CaseIndex,
  judgments: readonly Judgment[],
  { remove = [], landmarks }: Changes = {},
) {
  const writer = await index.beginWrite()
  try {
    await writer.put(judgments)
    await writer.remove(remove)
    await writer.publish(landmarks)
  } finally {
    await writer.close()
  }
}
