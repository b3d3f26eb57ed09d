import { type SectionName, sectionNames } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { indexMark, indexPages, indexTitle } from '#shared/templates/papers/index-rows.ts'
import { writeCauseTitle } from './cause-title.ts'
import type { FormText, TextLine } from './draft.ts'
import type { FormFile } from './form-schema.ts'
import { placeAnnexures } from './papers/build-annexures.ts'
import { type CauseWriter, isCauseTitle } from './papers/cause.ts'
import { withAdvocate } from './papers/in-person.ts'
import type { Problem } from './problem.ts'
import type { Partials, SourceFile } from './sources.ts'

const sectionLine = /^# +(\S.*)$/
const partialLine = /^\{>([\w-]+|cause full|cause parties)\}\s*$/

type Surroundings = Pick<FormFile, 'derived' | 'conditions'> & {
  partials: Partials
  cause?: CauseWriter | undefined
}
type Read = { text: FormText; problems: Problem[] }

/** Splits a text into its six sections and includes the partials; a partial may include another one. */
export function parseText(file: SourceFile, language: Language, around: Surroundings): Read {
  const problems: Problem[] = []
  const lines: TextLine[] = []
  const seen: SectionName[] = []
  const readLine = createLineReader({ lines, problems, language, ...around })
  for (const [index, raw] of file.text.split('\n').entries()) {
    const at = { file: file.path, line: index + 1 }
    const heading = sectionLine.exec(raw)?.[1]?.trim()
    if (heading !== undefined) problems.push(...openSection(heading, seen, at))
    else if (seen.length === 0) problems.push(...textBeforeSections(raw, at))
    else lines.push(...readLine(raw, seen.at(-1) as SectionName, at)) // seen is not empty here
  }
  problems.push(...missingSections(seen, lines, file.path))
  return { text: { file: file.path, lines, sections: joinSections(lines) }, problems }
}

/** A paper of a set has only a content and a signed part. */
export function parsePaperText(
  file: SourceFile,
  language: Language,
  around: Surroundings & { isShared: boolean },
): Read {
  const problems: Problem[] = []
  const lines: TextLine[] = []
  const readLine = createLineReader({ lines, problems, language, ...around })
  const text = around.isShared ? asAsked(file.text, around) : file.text
  let section: SectionName = 'content'
  for (const [index, raw] of text.split('\n').entries()) {
    const at = { file: file.path, line: index + 1 }
    const heading = sectionLine.exec(raw)?.[1]?.trim()
    if (heading === undefined) lines.push(...readLine(raw, section, at))
    else if (heading === 'footer' && section === 'content') section = 'footer'
    else
      problems.push({
        ...at,
        message: `'# ${heading}': a paper has one section, '# footer', once; a heading starts with '##'.`,
      })
  }
  if (lines.every(line => line.text.trim() === ''))
    problems.push({ file: file.path, line: 1, message: 'This paper has no text.' })
  return { text: { file: file.path, lines, sections: joinSections(lines) }, problems }
}

function asAsked(text: string, { conditions }: Surroundings): string {
  return Object.hasOwn(conditions, 'inPerson') ? text : withAdvocate(text)
}

/** Clauses that name the advocate as one; for a prosecutor they are `prosecutor-signature` and `prosecutor-jurat`. */
const signedClauses = new Set(['signature', 'jurat', 'signed-through'])

type Reading = Surroundings & { lines: readonly TextLine[]; problems: Problem[]; language: Language }
type LineReader = (raw: string, section: SectionName, at: Pick<TextLine, 'file' | 'line'>) => TextLine[]

function createLineReader(reading: Reading): LineReader {
  const { lines, problems, language, partials, derived, cause } = reading
  return readLine

  function readLine(raw: string, section: SectionName, at: Pick<TextLine, 'file' | 'line'>): TextLine[] {
    const put = (texts: readonly string[]) => texts.map(text => ({ text, section, ...at }))
    const name = partialLine.exec(raw)?.[1]
    if (name === undefined) {
      const line = placeAnnexures(raw.trimEnd())
      return put([cause?.expand(line, language, section) ?? line])
    }
    if (name === 'index') return put(indexTable[language])
    if (cause && isCauseTitle(name)) return put(cause.writeTitle(name, language))
    if (name === 'cause') return put(writeCauseTitle(lines, derived, language))
    const partial = partials[language].get(name)
    const { if: condition, partial: signed } = cause?.signature ?? {}
    const own = signed && signedClauses.has(name) ? signed.replace('signature', name) : undefined
    // Who signs otherwise may still identify a deponent as an advocate, and sign through one.
    const takesOwn = own !== undefined && (own === signed || partials[language].has(own))
    if (partial && takesOwn && condition)
      return [
        ...put([`{if ${condition}}`]),
        ...readLine(`{>${own}}`, section, at),
        ...put(['{else}']),
        ...readPartial(partial, section),
        ...put(['{end}']),
      ]
    if (partial && takesOwn) return readLine(`{>${own}}`, section, at)
    if (partial) return readPartial(partial, section)
    const known = [
      ...partials[language].keys(),
      'cause',
      ...(cause ? ['cause full', 'cause parties'] : []),
    ].join(', ')
    problems.push({ ...at, message: `{>${name}}: there is no such shared clause; there are ${known}.` })
    return []
  }

  function readPartial(partial: SourceFile, section: SectionName): TextLine[] {
    const inner = asAsked(partial.text, reading).trimEnd().split('\n')
    return inner.flatMap((text, index) => readLine(text, section, { file: partial.path, line: index + 1 }))
  }
}

/** The table of the papers; list-papers and the writers use its names. */
const indexTable: Record<Language, readonly string[]> = {
  en: indexRows('No.', 'Particulars', 'Pages'),
  hi: indexRows('क्र.', 'विवरण', 'पृष्ठ'),
  mr: indexRows('क्र.', 'तपशील', 'पृष्ठे'),
}

function indexRows(number: string, particulars: string, pages: string): string[] {
  return [
    `| ${number} | ${particulars} | ${pages} > |`,
    `| {#} | {if ${indexMark} is answered}{${indexMark}} {end}{${indexTitle}} | {${indexPages}} |`,
  ]
}

function openSection(heading: string, seen: SectionName[], at: { file: string; line: number }): Problem[] {
  const name = sectionNames.find(known => known === heading)
  if (!name) {
    const message = `'# ${heading}' is not a section. Sections: ${sectionNames.join(', ')}; a heading starts with '##'.`
    return [{ ...at, message }]
  }
  const problems: Problem[] = []
  if (seen.includes(name)) problems.push({ ...at, message: `Section '${name}' stands here a second time.` })
  const expected = sectionNames[seen.length]
  if (problems.length === 0 && name !== expected)
    problems.push({ ...at, message: `Section '${name}' is out of order: '${expected}' should come here.` })
  seen.push(name)
  return problems
}

function textBeforeSections(raw: string, at: { file: string; line: number }): Problem[] {
  return raw.trim() === ''
    ? []
    : [{ ...at, message: "Text before the first section; start with '# header'." }]
}

function missingSections(seen: SectionName[], lines: TextLine[], file: string): Problem[] {
  const hasText = (name: SectionName) => lines.some(line => line.section === name && line.text.trim() !== '')
  return sectionNames.flatMap(name => {
    if (!seen.includes(name)) return [{ file, line: 1, message: `Section '# ${name}' is missing.` }]
    return hasText(name) ? [] : [{ file, line: 1, message: `Section '# ${name}' is empty.` }]
  })
}

function joinSections(lines: TextLine[]): Record<SectionName, string> {
  const of = (name: SectionName) =>
    lines
      .filter(line => line.section === name)
      .map(line => line.text)
      .join('\n')
      .trim()
  const [header, formTitle, title] = [of('header'), of('formTitle'), of('title')]
  return { header, formTitle, title, parties: of('parties'), content: of('content'), footer: of('footer') }
}
