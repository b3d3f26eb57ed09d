import { z } from 'zod'
import { type Language, languages } from '#shared/languages.ts'
import { check } from '../checked.ts'
import { groupSchema, sampleSchema } from '../form-schema.ts'
import type { Problem } from '../problem.ts'
import { camelCase, perLanguage, words } from '../schema-parts.ts'
import type { PaperSource, SourceFile } from '../sources.ts'
import { parseYaml, type YamlFile } from '../yaml-file.ts'

/**
 * paper.yaml of a shared paper. Its questions are read separately for each form, because the form's own
 * questions take priority.
 */
const sharedPaperSchema = z.strictObject({
  title: perLanguage,
  kind: z.enum(['paper', 'application', 'affidavit', 'index']).default('paper'),
  asks: z.array(z.record(z.string(), z.unknown())).default([]),
  /** Of a question here, the question of a form that asks the same: see `askedByForm`. */
  'same as': z.record(camelCase, camelCase).default({}),
  groups: z.array(groupSchema).default([]),
  conditions: z.record(camelCase, words).default({}),
  derived: z.record(camelCase, z.record(z.string(), z.unknown())).default({}),
  sample: sampleSchema.default({}),
  /** Its optional questions that its sample leaves blank on purpose. */
  leaves: z.array(camelCase).default([]),
})

export type SharedPaper = {
  id: string
  file: string
  yaml: YamlFile
  about: z.infer<typeof sharedPaperSchema>
  texts: Record<Language, SourceFile>
}

export function parseSharedPapers(sources: readonly PaperSource[]): {
  papers: Map<string, SharedPaper>
  problems: Problem[]
} {
  const problems: Problem[] = []
  const papers = new Map<string, SharedPaper>()
  for (const source of sources) {
    const { paper, problems: found } = parseSharedPaper(source)
    problems.push(...found)
    if (paper) papers.set(source.id, paper)
  }
  return { papers, problems }
}

function parseSharedPaper({ id, folder, yaml: file, texts }: PaperSource): {
  paper?: SharedPaper
  problems: Problem[]
} {
  const missing = ['paper.yaml', ...languages.map(language => `${language}.md`)].filter(
    name => (name === 'paper.yaml' ? !file : !texts[name.slice(0, 2) as Language]), // the names are made of the languages
  )
  const problems = missing.map(name => ({
    file: `${folder}/${name}`,
    line: 1,
    message: 'This file is missing.',
  }))
  const { en, hi, mr } = texts
  if (!file) return { problems }
  const yaml = parseYaml(file)
  if (yaml.problems.length > 0) return { problems: [...problems, ...yaml.problems] }
  const about = check(sharedPaperSchema, yaml.value, { yaml })
  problems.push(
    ...about.problems,
    ...(about.value ? [...checkSameAs(about.value, yaml), ...checkLeaves(about.value, yaml)] : []),
  )
  if (!about.value || !en || !hi || !mr) return { problems }
  return { paper: { id, file: file.path, yaml, about: about.value, texts: { en, hi, mr } }, problems }
}

function checkSameAs({ asks, 'same as': same }: SharedPaper['about'], yaml: YamlFile): Problem[] {
  return Object.keys(same)
    .filter(name => !asks.some(entry => entry.name === name))
    .map(name => yaml.problemAt(['same as', name], `same as: '${name}' is not a question of this paper.`))
}

function checkLeaves({ asks, sample, leaves }: SharedPaper['about'], yaml: YamlFile): Problem[] {
  return leaves.flatMap((name, index) => {
    const question = asks.find(entry => entry.name === name)
    const tell = (wrong: string) => [yaml.problemAt(['leaves', index], `leaves: '${name}' ${wrong}`)]
    if (!question) return tell('is not a question of this paper.')
    if (question.required === true) return tell('is required: the sample answers it.')
    return name in sample ? tell('has an answer in the sample.') : []
  })
}
