import path from 'node:path'
import { loadLibrary } from '#server/content/library.ts'
import { ContentError } from '#server/content/problem.ts'

// `node scripts/content-keep.ts`: checks the content as a start of the server does and keeps what passed, so that the
// first start after an installation or a new version finds everything checked. A mistake in the content ends it.

try {
  const { summaries } = loadLibrary(path.join(import.meta.dirname, '..', 'content'))
  console.log(`${summaries.length} forms checked and kept for the next start`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
