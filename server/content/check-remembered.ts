import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Figure } from './agreement/figures.ts'
import { loadLandmarkFiles } from './cases/landmarks.ts'
import { checkLibrary, parseShared, sortProblems } from './check-content.ts'
import { checkForms, type FormFindings, type FormsToCheck } from './check-forms.ts'
import { createKeys } from './content-cache.ts'
import type { Problem } from './problem.ts'
import { checkProcedures } from './procedures/check-procedures.ts'

type Kept = FormFindings & { key: string }
type Checked = {
  forms: number
  remembered: number
  procedures: number
  problems: Problem[]
  figures: Figure[]
}

/**
 * The whole check. With a memory, a form is read again only when its files, what it shares, or the rules have changed;
 * the file can be thrown away.
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
  const keyed = sources.forms.map(source => ({ source, key: `${edition} ${keys.form(source)}` }))
  const changed = keyed.filter(({ key }) => !memory.has(key))
  const found = await checkForms({ ...sources, forms: changed.map(({ source }) => source) })
  const fresh = new Map(changed.map(({ key }, at) => [key, found[at]]))
  const kept = keyed.map(
    ({ key }): Kept => ({ problems: [], figures: [], ...memory.get(key), ...fresh.get(key), key }),
  )
  if (memoryFile !== undefined && (changed.length > 0 || memory.size > kept.length))
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
    remembered: kept.length - changed.length,
    procedures: guides.procedures.length,
    problems: sortProblems(problems),
    figures: kept.flatMap(one => one.figures),
  }
}

function loadMemory(file: string): Map<string, Kept> {
  try {
    const kept: Kept[] = JSON.parse(readFileSync(file, 'utf8'))
    return new Map(kept.map(one => [one.key, one]))
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
