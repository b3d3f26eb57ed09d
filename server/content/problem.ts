/** Something a writer has to mend: where it is and what to do. Files are named relative to the content folder's parent. */
export type Problem = { file: string; line: number; message: string }

export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`
}

/** Stops the boot; the message lists every problem found. */
export class ContentError extends Error {
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super(`The content has ${problems.length} problem(s):\n${problems.map(formatProblem).join('\n')}`)
    this.name = 'ContentError'
    this.problems = problems
  }
}
