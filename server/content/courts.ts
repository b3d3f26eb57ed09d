import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { languageCode } from '#shared/contract/common-fields.ts'
import { type CourtView, courtMatters, courtView } from '#shared/contract/courts.ts'
import { courtProfileNames } from '#shared/courts.ts'
import { type State, states } from '#shared/states.ts'
import { check } from './checked.ts'
import { ContentError, type Problem } from './problem.ts'
import type { SourceFile } from './sources.ts'
import { parseYaml, type YamlFile } from './yaml-file.ts'

const words = z.string().trim().min(1)
const inLanguages = z.strictObject({ en: words, hi: words, mr: words })
/** A fact gives its source, or says that it must still be checked. */
const fact = <S extends z.ZodRawShape>(shape: S) =>
  z.union([z.strictObject({ ...shape, source: words }), z.strictObject({ ...shape, check: z.literal(true) })])
const list = <S extends z.ZodType>(item: S) => z.array(item).default([])

const court = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Write the id in small letters and hyphens'),
  level: courtView.shape.level,
  name: inLanguages,
  states: list(z.enum(states)),
  highCourt: words.optional(),
  seats: list(fact({ place: inLanguages, bench: inLanguages.optional() })),
  courts: list(fact({ name: inLanguages })),
  cases: list(fact({ title: words, for: z.enum(courtMatters) })),
  annexures: fact({
    mark: words.regex(/\{[nA]\}/, "Write {n} where the number stands, or {A} for a letter: 'Annexure P-{n}'"),
  }).optional(),
  jurisdictions: list(fact({ line: words })),
  languages: fact({ filing: z.array(languageCode).min(1), authorised: list(languageCode) }).optional(),
  layout: fact({ profile: z.enum(courtProfileNames) }).optional(),
  upload: fact({ megabytes: z.number().int().min(1).max(200) }).optional(),
})
const courtFile = z.strictObject({ sources: z.record(z.string(), words), courts: z.array(court).min(1) })

type Fact = { source: string } | { check: true }
type CourtEntry = z.infer<typeof court>
type Placed = { file: string; line: number; court: CourtEntry; sources: Record<string, string> }

/** A mistake in any file stops the start with file, line and reason. */
export function loadCourts(contentFolder: string): CourtView[] {
  const { value, problems } = checkCourts(contentFolder)
  if (problems.length > 0) throw new ContentError(problems)
  return value
}

export function checkCourts(contentFolder: string): { value: CourtView[]; problems: Problem[] } {
  const folder = path.join(contentFolder, 'courts')
  const names = readdirSync(folder).filter(name => name.endsWith('.yaml'))
  return parseCourts(
    names.sort().map(name => ({
      path: path.posix.join('content/courts', name),
      text: readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n'),
    })),
  )
}

export function parseCourts(files: SourceFile[]): { value: CourtView[]; problems: Problem[] } {
  const read = files.map(parseFile)
  const placed = read.flatMap(({ courts }) => courts)
  const problems = read.flatMap(one => one.problems)
  const isWhole = problems.length === 0
  return {
    value: placed.map(toView),
    problems: isWhole ? [...findRepeats(placed), ...findUnnamed(placed), ...findStates(placed)] : problems,
  }
}

function parseFile(file: SourceFile): { courts: Placed[]; problems: Problem[] } {
  const yaml = parseYaml(file)
  if (yaml.problems.length > 0) return { courts: [], problems: yaml.problems }
  const { value, problems } = check(courtFile, yaml.value, { yaml })
  if (!value) return { courts: [], problems }
  const courts = value.courts.map((one, at) => placeOf(file, yaml, at, one, value.sources))
  return { courts, problems }
}

function placeOf(
  file: SourceFile,
  yaml: YamlFile,
  at: number,
  one: CourtEntry,
  sources: Placed['sources'],
): Placed {
  return { file: file.path, line: yaml.lineOf(['courts', at, 'id']), court: one, sources }
}

function findRepeats(placed: Placed[]): Problem[] {
  return placed
    .filter(one => placed.some(other => other !== one && other.court.id === one.court.id))
    .map(({ file, line, court: { id } }) => ({ file, line, message: `The id '${id}' is used twice.` }))
}

/** References to a source or a High Court that does not exist. */
function findUnnamed(placed: Placed[]): Problem[] {
  const highCourts = new Set(
    placed.filter(({ court: { level } }) => level === 'High Court').map(one => one.court.id),
  )
  return placed.flatMap(({ file, line, court: one, sources }) => {
    const unknown = factsOf(one).flatMap(fact =>
      'source' in fact && !Object.hasOwn(sources, fact.source) ? [fact.source] : [],
    )
    const messages = [...new Set(unknown)].map(name => `'${name}' is not one of the file's sources.`)
    if (one.highCourt && !highCourts.has(one.highCourt))
      messages.push(`There is no High Court '${one.highCourt}'.`)
    return messages.map(message => ({ file, line, message }))
  })
}

/** Each State and Union territory must have one High Court, and district courts under it. */
function findStates(placed: Placed[]): Problem[] {
  return states.flatMap(state => {
    const high = placed.filter(one => isOf(one, 'High Court', state))
    const district = placed.filter(one => isOf(one, 'District Court', state))
    const file = 'content/courts'
    if (high.length !== 1 || district.length !== 1)
      return [
        {
          file,
          line: 1,
          message: `${state} stands under ${high.length} High Courts and ${district.length} entries of district courts: each must be one.`,
        },
      ]
    const [below] = district
    if (!below || below.court.highCourt === high[0]?.court.id) return []
    return [{ file: below.file, line: below.line, message: `The High Court of ${state} is another.` }]
  })
}

function isOf({ court: { level, states: of } }: Placed, wanted: CourtEntry['level'], state: State): boolean {
  return level === wanted && of.includes(state)
}

function factsOf({ seats, courts, cases, jurisdictions, ...one }: CourtEntry): Fact[] {
  const single = [one.annexures, one.languages, one.layout, one.upload].flatMap(fact => fact ?? [])
  return [...seats, ...courts, ...cases, ...jurisdictions, ...single]
}

function toView({ court: one, sources }: Placed): CourtView {
  const known = <F extends Fact>(fact: F) => {
    const { source, check: toCheck, ...rest } = { source: undefined, check: undefined, ...fact }
    return { ...rest, source: source ? (sources[source] ?? '') : '', toCheck: toCheck === true }
  }
  return courtView.parse({
    ...one,
    seats: one.seats.map(known),
    courts: one.courts.map(known),
    cases: one.cases.map(known),
    jurisdictions: one.jurisdictions.map(known),
    annexures: one.annexures && known(one.annexures),
    languages: one.languages && known(one.languages),
    layout: one.layout && known(one.layout),
    upload: one.upload && known(one.upload),
  })
}
