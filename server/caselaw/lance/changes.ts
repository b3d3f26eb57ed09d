import { existsSync, readFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import path from 'node:path'

/** The ids that were written or removed since the edition was published, and which of them it had. */
export type Changes = { ids: Set<string>; replaced: Set<string> }

const isNew = '+'
const isKnown = '~'

/**
 * Noted before the table is changed, so that a writer that dies leaves the note. It is of one edition: what is
 * published is noted no more. An id too many does no harm.
 */
export async function noteChanges(
  folder: string,
  version: number,
  ids: readonly string[],
  known: ReadonlySet<string>,
) {
  const lines = ids.map(id => `\n${known.has(id) ? isKnown : isNew}${id}`)
  await appendFile(fileOf(folder, version), lines.join(''))
}

export function loadChanges(folder: string, version: number): Changes {
  const file = fileOf(folder, version)
  // Half a line of a process that died names nothing: the table had not been changed yet.
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const listed = (marks: string) =>
    lines.filter(line => marks.includes(line[0] ?? 'none')).map(line => line.slice(1))
  return { ids: new Set(listed(isNew + isKnown)), replaced: new Set(listed(isKnown)) }
}

function fileOf(folder: string, version: number): string {
  return path.join(folder, `changed-${version}.txt`)
}
