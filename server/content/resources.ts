import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type NewsletterIssue, newsletterIssue } from '#shared/contract/newsletter.ts'
import { type Portal, portal } from '#shared/contract/resources.ts'
import { type NewUpdate, newUpdate } from '#shared/contract/updates.ts'
import { check } from './checked.ts'
import { ContentError, type Problem } from './problem.ts'
import { parseYaml } from './yaml-file.ts'

/** The initial content of the resource hub and the newsletter. */
export type ResourceContent = { news: NewUpdate[]; portals: Portal[]; issues: NewsletterIssue[] }

/** A mistake in any file stops the start with file, line and reason. */
export function loadResources(contentFolder: string): ResourceContent {
  const { value, problems } = checkResources(contentFolder)
  if (!value) throw new ContentError(problems)
  return value
}

export function checkResources(contentFolder: string): { value?: ResourceContent; problems: Problem[] } {
  const news = loadList(contentFolder, 'resources/updates.yaml', newUpdate.strict())
  const portals = loadList(contentFolder, 'resources/portals.yaml', portal)
  const issues = loadList(contentFolder, 'support/newsletter.yaml', newsletterIssue)
  const problems = [news, portals, issues].flatMap(list => list.problems)
  problems.push(...findRepeatedIds('support/newsletter.yaml', issues.value ?? []))
  if (!news.value || !portals.value || !issues.value || problems.length > 0) return { problems }
  return { value: { news: news.value, portals: portals.value, issues: issues.value }, problems }
}

function loadList<S extends z.ZodType>(
  contentFolder: string,
  name: string,
  schema: S,
): { value?: z.infer<S>[]; problems: Problem[] } {
  const file = path.posix.join('content', name)
  const text = readFileSync(path.join(contentFolder, name), 'utf8').replaceAll('\r\n', '\n')
  const yaml = parseYaml({ path: file, text })
  if (yaml.problems.length > 0) return { problems: yaml.problems }
  return check(z.array(schema).min(1), yaml.value, { yaml })
}

/** Ids must be unique, because they record who has already received an issue. */
function findRepeatedIds(name: string, issues: readonly NewsletterIssue[]): Problem[] {
  const ids = issues.map(issue => issue.id)
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map(id => ({ file: `content/${name}`, line: 1, message: `id ${id} is used twice.` }))
}
