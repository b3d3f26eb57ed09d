import type { Line, Run } from '#shared/templates/blocks.ts'

/** Words that a derived field puts between answers ('aged', 'residing at'): they are nobody's answer. */
export function isJoint(run: Run, line: Line): boolean {
  if (run.blank || (run.sources?.length ?? 0) < 2) return false
  return line.some(other => other.field === run.field && other.sources?.length === 1)
}
