import { type LandmarkFiles, loadLandmarks } from '#server/content/cases/landmarks.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { CaseIndex, CaseWriter, Snapshot } from '../library/case-index.ts'
import { walkAll } from '../library/walk-all.ts'
import { joinText } from './join-landmark.ts'

/** Updates the landmark judgments of the library from content/cases. Texts imported for them stay. */
export async function putLandmarks(
  index: CaseIndex,
  writer: CaseWriter,
  files: LandmarkFiles,
): Promise<Judgment[]> {
  const landmarks = loadLandmarks(files)
  if ((await index.landmarks()) === files.edition) return landmarks
  const kept = new Set(landmarks.map(({ id }) => id))
  const { existing, gone } = await index.withSnapshot(async snapshot => ({
    existing: await snapshot.judgments([...kept]),
    gone: await listGone(snapshot, kept),
  }))
  const texts = new Map(existing.filter(one => one.paragraphs.length > 0).map(one => [one.id, one]))
  await writer.remove(gone)
  await writer.put(landmarks.map(landmark => rejoin(landmark, texts.get(landmark.id))))
  await writer.publish(files.edition)
  return landmarks
}

/** A landmark whose file was deleted is removed, unless it has a text of its own. */
async function listGone(snapshot: Snapshot, kept: ReadonlySet<string>): Promise<string[]> {
  const gone: string[] = []
  for await (const { id, importance, hasFullText } of walkAll(snapshot))
    if (importance !== 'other' && !hasFullText && !kept.has(id)) gone.push(id)
  return gone
}

function rejoin(landmark: Judgment, before: Judgment | undefined): Judgment {
  if (!before) return landmark
  const source = before.source.split('; ').filter(part => part !== landmark.source)
  return joinText(landmark, { ...before, source: source.join('; ') })
}
