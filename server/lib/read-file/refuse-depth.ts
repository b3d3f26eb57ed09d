import { UnreadableFile } from './file-text.ts'

/** Tags within tags. No writing program comes near it; the parser's time grows with the square of the depth. */
const mostDepth = 1000

/** Counts the open tags of a document and gives it up when they are too many. */
export function createDepthGuard() {
  let depth = 0
  return {
    open() {
      depth += 1
      if (depth > mostDepth) throw new UnreadableFile('damaged')
    },
    close() {
      depth -= 1
    },
  }
}
