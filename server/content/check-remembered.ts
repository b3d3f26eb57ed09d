import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FormLink } from '#shared/contract/procedures.ts'
import { loadLandmarkFiles } from './cases/landmarks.ts'
import { checkForm, checkLibrary, parseShared, sortProblems } from './check-content.ts'
import { createKeys } from './content-cache.ts'
import type { Problem } from './problem.ts'
import { checkProcedures } from './procedures/check-procedures.ts'
import type { ContentSources, FormSource } from './sources.ts'

type Kept = { key: string; link?: FormLink & { file: string }; problems: Problem[] }
type Checked = { forms: number; remembered: number; procedures: number; problems: Problem[] }

/**
 * The whole check, in which a form is read again only when its files, what it shares, or the rules have changed. What
 * was found is kept in a file that can be thrown away.
 */
export function checkRemembered(contentFolder: string, sources: ContentSources, memoryFile: string): Checked {
  const shared = parseShared(sources)
  const { value } = shared
  if (!value) return { forms: 0, remembered: 0, procedures: 0, problems: shared.problems }
  const keys = createKeys(sources)
  const { edition } = loadLandmarkFiles(contentFolder)
  const memory = loadMemory(memoryFile)
  const kept = sources.forms.map(source => {
    const key = `${edition} ${keys.form(source)}`
    return memory.get(key) ?? checkAgain(source, key)
  })
  const remembered = kept.filter(({ key }) => memory.has(key)).length
  if (remembered < kept.length || memory.size > kept.length) writeMemory(memoryFile, kept)
  const links = kept.flatMap(({ link }) => link ?? [])
  const guides = checkProcedures(sources.procedures, links)
  const problems = [
    ...shared.problems,
    ...kept.flatMap(one => one.problems),
    ...checkLibrary(links),
    ...guides.problems,
  ]
  return {
    forms: kept.length,
    remembered,
    procedures: guides.procedures.length,
    problems: sortProblems(problems),
  }

  function checkAgain(source: FormSource, key: string): Kept {
    const { draft, problems } = checkForm(source, value as NonNullable<typeof value>) // it was there above
    if (!draft) return { key, problems }
    const { id, slug, title } = draft.view
    return { key, link: { id, slug, title, file: draft.file }, problems }
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
