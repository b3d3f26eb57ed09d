import type { FormLink, ProcedureView } from '#shared/contract/procedures.ts'
import { check } from '../checked.ts'
import { idsAreUnique } from '../lint/identity.ts'
import type { Problem } from '../problem.ts'
import type { ProcedureSource } from '../sources.ts'
import { parseYaml } from '../yaml-file.ts'
import { procedureSchema } from './procedure-schema.ts'
import { loadReferences } from './references.ts'
import type { ProcedureDraft } from './rule.ts'
import { procedureRules } from './rules.ts'
import { toView } from './to-view.ts'

export type Guides = { procedures: ProcedureView[]; keywords: GuideKeywords }
type Checked = Guides & { problems: Problem[] }

/** Common names for each guide, by its slug. */
export type GuideKeywords = ReadonlyMap<string, readonly string[]>

/** Reads and lints every guide, even when some are broken, and adds the forms that its steps need. */
export function checkProcedures(sources: readonly ProcedureSource[], forms: readonly FormLink[]): Checked {
  const read = sources.map(parseProcedure)
  const drafts = read.flatMap(({ draft }) => draft ?? [])
  const slugs = forms.map(form => form.slug)
  const found = drafts.flatMap(draft =>
    Object.values(procedureRules).flatMap(rule => rule(draft, slugs, loadReferences())),
  )
  const repeats = idsAreUnique(drafts.map(({ file, slug, guide: { id } }) => ({ file, slug, id })))
  const problems = [...read.flatMap(one => one.problems), ...found, ...repeats]
  const links = new Map(forms.map(({ id, slug, title }) => [slug, { id, slug, title }]))
  // A guide with a mistake in it is not used, and may name what does not exist.
  const procedures =
    found.length > 0
      ? []
      : drafts.map(draft => toView(draft, links, loadReferences())).sort((a, b) => a.id - b.id)
  const keywords = new Map(drafts.map(({ slug, guide }) => [slug, guide.keywords]))
  return { procedures, keywords, problems }
}

export function parseProcedure({ slug, file }: ProcedureSource): {
  draft?: ProcedureDraft
  problems: Problem[]
} {
  const yaml = parseYaml(file)
  if (yaml.problems.length > 0) return { problems: yaml.problems }
  const { value: guide, problems } = check(procedureSchema, yaml.value, { yaml })
  if (!guide) return { problems }
  return { draft: { slug, file: file.path, guide, lineOf: yaml.lineOf }, problems }
}
