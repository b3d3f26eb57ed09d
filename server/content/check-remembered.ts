import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Figure } from './agreement/figures.ts'
import { loadLandmarkFiles } from './cases/landmarks.ts'
import { checkLibrary, parseShared, sortProblems } from './check-content.ts'
import { checkForms, type FormFindings, type FormsToCheck } from './check-forms.ts'
import { createKeys } from './content-cache.ts'
import type { Problem } from './problem.ts'
import { checkProcedures } from './procedures/check-procedures.ts'
import type { SharedInUse } from './shared-in-use.ts'
import type { FormSource } from './sources.ts'

type Kept = FormFindings & { folder: string; key: string }
type Checked = {
  forms: number
  remembered: number
  procedures: number
  problems: Problem[]
  figures: Figure[]
}

/**
 * The whole check. With a memory, a form is read again only when its files, the shared files that it uses, or the rules
 * have changed; the file can be thrown away.
 */
export async function checkRemembered(
  contentFolder: string,
  sources: FormsToCheck,
  memoryFile?: string,
): Promise<Checked> {
  const shared = parseShared(sources)
  if (!shared.value) return { forms: 0, remembered: 0, procedures: 0, problems: shared.problems, figures: [] }
  const { edition } = loadLandmarkFiles(contentFolder)
  const memory = memoryFile === undefined ? new Map<string, Kept>() : loadMemory(memoryFile)
  const keys = createKeys(sources)
  const keyOf = (source: FormSource, inUse: SharedInUse) => `${edition} ${keys.form(source, inUse)}`
  const known = sources.forms.map(source => {
    const kept = memory.get(source.folder)
    return kept && kept.key === keyOf(source, kept.inUse) ? kept : undefined
  })
  const found = await checkForms({ ...sources, forms: sources.forms.filter((_, at) => !known[at]) })
  const fresh = found.values()
  const kept = sources.forms.flatMap((source, at): Kept[] => {
    const one = known[at] ?? fresh.next().value
    return one ? [{ ...one, folder: source.folder, key: keyOf(source, one.inUse) }] : []
  })
  if (memoryFile !== undefined && (found.length > 0 || memory.size > kept.length))
    writeMemory(memoryFile, kept)
  const links = kept.flatMap(({ link }) => link ?? [])
  const guides = checkProcedures(
    sources.procedures,
    links.filter(link => !link.withdrawn),
  )
  const problems = [
    ...shared.problems,
    ...kept.flatMap(one => one.problems),
    ...checkLibrary(links),
    ...guides.problems,
  ]
  return {
    forms: kept.length,
    remembered: kept.length - found.length,
    procedures: guides.procedures.length,
    problems: sortProblems(problems),
    figures: kept.flatMap(one => one.figures),
  }
}

function loadMemory(file: string): Map<string, Kept> {
  try {
    const kept: Kept[] = JSON.parse(readFileSync(file, 'utf8'))
    return new Map(kept.map(one => [one.folder, one]))
  } catch {
    return new Map() // missing or not ours
  }
}

function writeMemory(file: string, kept: readonly Kept[]) {
  mkdirSync(path.dirname(file), { recursive: true })
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, JSON.stringify(kept))
  renameSync(fresh, file)
}
