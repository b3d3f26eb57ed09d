import { join } from 'node:path'
import { openCaseLibrary } from '#server/caselaw/open-library.ts'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'

const content = join(import.meta.dirname, '../../content')

/** A library in this folder, with the landmark judgments, which it reads where the folder has none. */
export function openLandmarks(folder: string) {
  return openCaseLibrary({
    folder,
    sectionMap: loadSectionMap(content),
    thesaurus: loadThesaurus(content),
    landmarks: loadLandmarkFiles(content),
    clock: () => new Date(),
  })
}
