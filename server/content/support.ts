import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type SupportContent, supportContents, supportTopics } from '#shared/contract/support.ts'
import { check } from './checked.ts'
import { ContentError, type Problem } from './problem.ts'
import type { SourceFile } from './sources.ts'
import { parseYaml } from './yaml-file.ts'

/**
 * The sample data of the support pages, one file for each page. A mistake in any of them stops the start.
 */
export function loadSupport(contentFolder: string): SupportContent {
  const { value, problems } = checkSupport(contentFolder)
  if (!value) throw new ContentError(problems)
  return value
}

export function checkSupport(contentFolder: string): { value?: SupportContent; problems: Problem[] } {
  const problems: Problem[] = []
  const entries = supportTopics.map(topic => {
    const name = path.posix.join('support', `${topic}.yaml`)
    const text = readFileSync(path.join(contentFolder, name), 'utf8').replaceAll('\r\n', '\n')
    const checked = checkSupportFile(topic, { path: path.posix.join('content', name), text })
    problems.push(...checked.problems)
    return [topic, checked.value]
  })
  if (problems.length > 0) return { problems }
  return { value: Object.fromEntries(entries) as SupportContent, problems } // parsed by its own schema
}

export function checkSupportFile(topic: keyof SupportContent, file: SourceFile) {
  const yaml = parseYaml(file)
  if (yaml.problems.length > 0) return { problems: yaml.problems }
  return check(supportContents[topic], yaml.value, { yaml })
}
