import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { acts } from '#server/law/acts/acts.ts'
import { parseLawWords } from '#server/law/law-words.ts'
import { sayUnknown } from '#server/law/sections/act-sections.ts'
import { type CaseCategory, caseCategories } from '#shared/cases/search-choices.ts'
import { type LawSection, parseSection } from '#shared/law/section.ts'
import { check } from './checked.ts'
import { ContentError, type Problem } from './problem.ts'
import { parseYaml } from './yaml-file.ts'

/** A legal concept and all expressions for it. */
export type Concept = {
  term: string
  category: CaseCategory
  /** The other English names, the most usual first. */
  also: string[]
  /** In Devanagari or in Roman letters. */
  hindi: string[]
  marathi: string[]
  sections: LawSection[]
}

export type Thesaurus = readonly Concept[]

const actsWithoutComma = new Map(acts.map(({ name }) => [name.replaceAll(',', ''), name]))
const expressions = z.array(z.string().trim().min(2)).default([])
const entry = z.strictObject({
  term: z.string().trim().min(3),
  also: expressions,
  hi: expressions,
  mr: expressions,
  sections: z.array(z.string().refine(isSection, 'Write act and section, such as CrPC 438')).default([]),
})
const schema = z.partialRecord(z.enum(caseCategories), z.array(entry).min(1))

/** A mistake in the file stops the start with its line and reason. */
export function loadThesaurus(contentFolder: string): Thesaurus {
  const text = readFileSync(path.join(contentFolder, 'law', 'thesaurus.yaml'), 'utf8')
  const { value, problems } = parseThesaurus(text)
  if (!value) throw new ContentError(problems)
  return value
}

export function parseThesaurus(text: string): { value?: Thesaurus; problems: Problem[] } {
  const file = 'content/law/thesaurus.yaml'
  const yaml = parseYaml({ path: file, text: text.replaceAll('\r\n', '\n') })
  if (yaml.problems.length > 0) return { problems: yaml.problems }
  const checked = check(schema, yaml.value, { yaml })
  if (!checked.value) return { problems: checked.problems }
  const placed = Object.entries(checked.value).flatMap(([category, entries]) =>
    entries.map((one, index) => ({ entry: one, category, line: yaml.lineOf([category, index, 'term']) })),
  )
  const problems = [...findRepeats(placed), ...findUnknown(placed)].map(problem => ({ file, ...problem }))
  if (problems.length > 0) return { problems }
  // The schema above has checked that the keys are categories.
  return { value: placed.map(one => parseConcept(one.entry, one.category as CaseCategory)), problems }
}

type Placed = { entry: z.infer<typeof entry>; line: number }

/** An expression with two meanings would add the wrong words to a search. */
function findRepeats(placed: Placed[]): { line: number; message: string }[] {
  const seen = new Map<string, string>()
  return placed.flatMap(({ entry: { term, also, hi, mr }, line }) =>
    [term, ...also, ...hi, ...mr].flatMap(expression => {
      const key = keyOf(expression)
      const other = seen.get(key)
      seen.set(key, term)
      return other ? [{ line, message: `'${expression}' of '${term}' stands under '${other}' already.` }] : []
    }),
  )
}

function findUnknown(placed: Placed[]): { line: number; message: string }[] {
  return placed.flatMap(({ entry: { sections }, line }) =>
    sayUnknown(sections.map(parseKnownSection)).map(message => ({ line, message })),
  )
}

function keyOf(expression: string): string {
  return parseLawWords(expression)
    .map(({ word }) => word)
    .join(' ')
}

function parseConcept({ term, also, hi, mr, sections }: Placed['entry'], category: CaseCategory): Concept {
  return {
    term,
    category,
    also,
    hindi: hi,
    marathi: mr,
    sections: sections.map(parseKnownSection),
  }
}

function isSection(text: string): boolean {
  return parseSection(text).section !== ''
}

function parseKnownSection(text: string): LawSection {
  const { act, section } = parseSection(text)
  return { act: spellAct(act), section }
}

/**
 * The name by which the program knows the Act. Other Acts have their title, with a comma before the year.
 */
function spellAct(act: string): string {
  return actsWithoutComma.get(act.replaceAll(',', '')) ?? act.replace(/ (\d{4})$/, ', $1')
}
