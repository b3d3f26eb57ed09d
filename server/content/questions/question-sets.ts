import path from 'node:path'
import { z } from 'zod'
import { check } from '../checked.ts'
import { checkSchema, groupSchema, sampleSchema } from '../form-schema.ts'
import type { Problem } from '../problem.ts'
import { camelCase, words } from '../schema-parts.ts'
import type { SourceFile } from '../sources.ts'
import { parseYaml, type YamlFile } from '../yaml-file.ts'

/**
 * content/questions/<id>.yaml: questions that forms ask alike, with what goes with them. Without a `group` they are
 * taken into a group of the form.
 */
const questionSet = z.strictObject({
  group: groupSchema.optional(),
  fields: z.array(z.record(z.string(), z.unknown())).min(1),
  conditions: z.record(camelCase, words).default({}),
  derived: z.record(camelCase, z.unknown()).default({}),
  checks: z.record(camelCase, checkSchema).default({}),
  sample: sampleSchema.default({}),
})

/** The parts of a set that have names, and stand in the form under the same key. */
export const namedParts = ['conditions', 'derived', 'checks', 'sample'] as const

export type QuestionSet = { id: string; yaml: YamlFile; written: z.input<typeof questionSet> }

export function parseQuestionSets(files: readonly SourceFile[]): {
  sets: Map<string, QuestionSet>
  problems: Problem[]
} {
  const problems: Problem[] = []
  const sets = new Map<string, QuestionSet>()
  for (const file of files) {
    const yaml = parseYaml(file)
    const found = yaml.problems.length > 0 ? yaml.problems : check(questionSet, yaml.value, { yaml }).problems
    problems.push(...found)
    const id = path.posix.basename(file.path, '.yaml')
    // It was just held to its schema; the form reads it once more, as if it were written there.
    if (found.length === 0) sets.set(id, { id, yaml, written: yaml.value as QuestionSet['written'] })
  }
  return { sets, problems }
}
