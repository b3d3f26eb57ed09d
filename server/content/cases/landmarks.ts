import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Judgment, judgment } from '#shared/cases/judgment.ts'
import { check } from '../checked.ts'
import { ContentError, type Problem } from '../problem.ts'
import type { SourceFile } from '../sources.ts'
import { parseYaml } from '../yaml-file.ts'
import { type Landmark, landmarkSchema } from './landmark-schema.ts'
import { type LandmarkDraft, landmarkRules } from './rules.ts'

export type LandmarkFiles = {
  /** Changes when any byte of any file changes. The index is read again only then. */
  edition: string
  files: SourceFile[]
}

/** Increase it when judgments must be indexed again although no file has changed. */
const layoutEdition = 2

export function loadLandmarkFiles(contentFolder: string): LandmarkFiles {
  const folder = path.join(contentFolder, 'cases')
  const names = readdirSync(folder).filter(name => name.endsWith('.yaml'))
  const files = names.sort().map(name => ({
    path: path.posix.join('content/cases', name),
    text: readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n'),
  }))
  const hash = createHash('sha256').update(String(layoutEdition))
  for (const file of files) hash.update(file.path).update(file.text)
  return { edition: hash.digest('hex').slice(0, 16), files }
}

/** The judgments that we wrote about. */
export function listLandmarkIds({ files }: LandmarkFiles): string[] {
  return files.map(file => path.posix.basename(file.path, '.yaml'))
}

/** Reads and lints every file, even when some of them are broken. */
export function checkLandmarks({ files }: LandmarkFiles): { drafts: LandmarkDraft[]; problems: Problem[] } {
  const read = files.map(parseLandmark)
  const drafts = read.flatMap(({ draft }) => draft ?? [])
  const found = drafts.flatMap(draft => landmarkRules.flatMap(rule => rule(draft, drafts)))
  return { drafts, problems: [...read.flatMap(one => one.problems), ...found] }
}

/**
 * The landmark judgments in the format of the index. A mistake in any file throws an error with file,
 * line and reason.
 */
export function loadLandmarks(files: LandmarkFiles): Judgment[] {
  const { drafts, problems } = checkLandmarks(files)
  if (problems.length > 0) throw new ContentError(problems)
  return drafts.map(draft => toJudgment(draft.landmark))
}

function parseLandmark(file: SourceFile): { draft?: LandmarkDraft; problems: Problem[] } {
  const yaml = parseYaml(file)
  if (yaml.problems.length > 0) return { problems: yaml.problems }
  const { value: landmark, problems } = check(landmarkSchema, yaml.value, { yaml })
  if (!landmark) return { problems }
  return { draft: { file: file.path, landmark, lineOf: yaml.lineOf }, problems }
}

function toJudgment(landmark: Landmark): Judgment {
  const { facts, issues, laterHistory, verified: _verified, evidence: _evidence, ...known } = landmark
  const { judgment: decision, arguments: sides, ...fields } = known
  return judgment.parse({
    ...fields,
    note: {
      facts: facts.trim(),
      issues,
      arguments: sides,
      summary: decision.summary.trim(),
      ratio: decision.ratio.trim(),
      keyFindings: decision.keyFindings,
      laterHistory: laterHistory.text.trim(),
      laterEvents: laterHistory.events,
      laterCheckedOn: laterHistory.checkedOn ?? null,
    },
    source: 'Munshi: landmark judgments, in our own words',
  })
}
