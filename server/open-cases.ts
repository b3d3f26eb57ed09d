import { join } from 'node:path'
import type { CaseLibrary } from '#server/caselaw/case-library.ts'
import { type LibraryNeeds, openCaseLibrary } from '#server/caselaw/open-library.ts'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'

type Places = { dataDir: string; content: string }
type Needs = Places & Omit<LibraryNeeds, 'folder' | 'landmarks' | 'thesaurus'>

/** The judgments of a data folder, with the landmark judgments of the content. */
export function openCases({ dataDir, content, ...needs }: Needs): Promise<CaseLibrary> {
  return openCaseLibrary({
    ...needs,
    folder: join(dataDir, 'cases'),
    landmarks: loadLandmarkFiles(content),
    // Reading it would hold up every start by half a second.
    get thesaurus() {
      return loadThesaurus(content)
    },
  })
}
