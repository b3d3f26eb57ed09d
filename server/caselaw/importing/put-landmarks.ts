import { type LandmarkFiles, loadLandmarks } from '#server/content/cases/landmarks.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { CaseIndex } from '../library/case-index.ts'
import { joinText } from './join-landmark.ts'

/** Updates the landmark judgments of the library from content/cases. Texts imported for them stay. */
export async function putLandmarks(index: CaseIndex, files: LandmarkFiles): Promise<Judgment[]> {
  const landmarks = loadLandmarks(files)
  if (index.landmarks() === files.edition) return landmarks
  const kept = new Set(landmarks.map(({ id }) => id))
  const { existing, entries } = await index.withSnapshot(async snapshot => ({
    existing: await snapshot.loadJudgments([...kept]),
    entries: snapshot.entries,
  }))
  const texts = new Map(existing.filter(one => one.paragraphs.length > 0).map(one => [one.id, one]))
  // A landmark whose file was deleted is removed, unless it has a text of its own.
  const gone = entries.filter(one => one.importance !== 'other' && !one.hasFullText && !kept.has(one.id))
  await index.remove(gone.map(({ id }) => id))
  await index.put(landmarks.map(landmark => rejoin(landmark, texts.get(landmark.id))))
  await index.publish(files.edition)
  return landmarks
}

function rejoin(landmark: Judgment, before: Judgment | undefined): Judgment {
  if (!before) return landmark
  const source = before.source.split('; ').filter(part => part !== landmark.source)
  return joinText(landmark, { ...before, source: source.join('; ') })
}
