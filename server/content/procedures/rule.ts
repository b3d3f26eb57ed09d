import type { Problem } from '../problem.ts'
import type { YamlPath } from '../yaml-file.ts'
import type { ProcedureFile } from './procedure-schema.ts'
import type { GuideReferences } from './references.ts'

/** A guide as far as it could be read, with the data the lint needs to report a place in it. */
export type ProcedureDraft = {
  slug: string
  file: string
  guide: ProcedureFile
  lineOf: (path: YamlPath) => number
}
export type ProcedureRule = (
  draft: ProcedureDraft,
  formSlugs: readonly string[],
  references: GuideReferences,
) => Problem[]

type PlacedText = { text: string; path: YamlPath }

export function textsOf(value: unknown, path: YamlPath = []): PlacedText[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

export function problem({ file, lineOf }: ProcedureDraft, path: YamlPath, message: string): Problem {
  return { file, line: lineOf(path), message }
}
