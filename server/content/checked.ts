import type { z } from 'zod'
import type { Problem } from './problem.ts'
import type { YamlFile, YamlPath } from './yaml-file.ts'

type Place = { yaml: YamlFile; path?: YamlPath }

/** The value in the schema's type, or all errors, each with its line. */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  { yaml, path = [] }: Place,
): { value?: z.infer<S>; problems: Problem[] } {
  const result = schema.safeParse(value)
  if (result.success) return { value: result.data, problems: [] }
  const problems = result.error.issues.flatMap(flattenUnion).map(issue => {
    const at = [...path, ...issue.path]
    return yaml.problemAt(at, `${at.join('.') || 'The file'}: ${explain(issue)}`)
  })
  return { problems }
}

/** For a union, reports the errors of the alternative that matched best. */
function flattenUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const closest = issue.errors.reduce((best, branch) => (depth(branch) > depth(best) ? branch : best))
  if (depth(closest) === 0) return [issue]
  return closest.flatMap(inner => flattenUnion({ ...inner, path: [...issue.path, ...inner.path] }))
}

function depth(issues: z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(issue => issue.path.length))
}

function explain(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.join(', ')}: no such entry here; remove or correct it.`
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}.`
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'is missing.'
  return `${issue.message}.`.replace(/\.\.$/, '.')
}
