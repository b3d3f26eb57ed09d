/**
 * A mistake for the author to correct: its place and what to do. File names are relative to the parent of
 * the content folder.
 */
export type Problem = { file: string; line: number; message: string }

export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`
}

/** Stops the start; the message lists all problems. */
export class ContentError extends Error {
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super(`The content has ${problems.length} problem(s):\n${problems.map(formatProblem).join('\n')}`)
    this.name = 'ContentError'
    this.problems = problems
  }
}
