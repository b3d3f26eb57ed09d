import type { Problem } from '../problem.ts'
import type { FormSource } from '../sources.ts'

/**
 * Findings of an older form stand in known-findings.txt beside it, one on each line, until somebody mends them.
 * The list can only shrink: an entry that is found no longer is a problem itself.
 */
export function withoutKnown(
  problems: readonly Problem[],
  source: FormSource,
  how: 'start' | 'all' = 'all',
): Problem[] {
  const { known } = source
  if (!known) return [...problems]
  const entries = known.text.split('\n').map((text, index) => ({ text, line: index + 1 }))
  const listed = new Set(entries.map(({ text }) => text))
  const found = new Set(problems.map(problem => entryOf(problem, source)))
  const gone = entries
    .filter(({ text }) => text !== '' && !found.has(text))
    .map(({ line }) => ({
      file: known.path,
      line,
      message: 'This is mended, or its words have changed: remove the line.',
    }))
  const others = problems.filter(problem => !listed.has(entryOf(problem, source)))
  return how === 'all' ? [...others, ...gone] : others
}

/** A finding without its line, which other edits move. */
export function entryOf({ file, message }: Problem, { folder }: Pick<FormSource, 'folder'>): string {
  return `${file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file}: ${message.replaceAll('\n', ' ')}`
}
