import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { CaseLibrary } from '#server/caselaw/case-library.ts'

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

/** Most tests never search: they do not even load the engine. Where the run has made a library, it is copied. */
async function open() {
  const { openLandmarks } = await import('./landmarks.ts')
  const folder = await mkdtemp(join(tmpdir(), 'munshi-cases-'))
  const template = inject('casesFolder')
  if (template) await cp(template, folder, { recursive: true })
  return { folder, library: await openLandmarks(folder) }
}
