import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CaseLibrary } from '#server/caselaw/case-library.ts'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'

const content = join(import.meta.dirname, '../../content')

/** The real library with the landmark judgments, in a folder of its own, opened when a test first asks it. */
export function openTestCases(): CaseLibrary {
  let opened: ReturnType<typeof open> | undefined
  async function library() {
    opened ??= open()
    return (await opened).library
  }
  return {
    search: async question => (await library()).search(question),
    findAmong: async (question, ids) => (await library()).findAmong(question, ids),
    listNewest: async (question, most) => (await library()).listNewest(question, most),
    listIds: async () => (await library()).listIds(),
    browse: async options => (await library()).browse(options),
    list: async asked => (await library()).list(asked),
    describeCourt: async slug => (await library()).describeCourt(slug),
    describeJudge: async slug => (await library()).describeJudge(slug),
    findJudges: async name => (await library()).findJudges(name),
    read: async id => (await library()).read(id),
    citedBy: async (id, part) => (await library()).citedBy(id, part),
    history: async id => (await library()).history(id),
    network: async id => (await library()).network(id),
    like: async id => (await library()).like(id),
    references: async ids => (await library()).references(ids),
    describe: async () => (await library()).describe(),
    async close() {
      if (!opened) return
      const { library, folder } = await opened
      await library.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Most tests never search: they do not even load the engine. */
async function open() {
  const { openCaseLibrary } = await import('#server/caselaw/open-library.ts')
  const folder = await mkdtemp(join(tmpdir(), 'munshi-cases-'))
  const library = await openCaseLibrary({
    folder,
    sectionMap: loadSectionMap(content),
    thesaurus: loadThesaurus(content),
    landmarks: loadLandmarkFiles(content),
    clock: () => new Date(),
  })
  return { folder, library }
}
