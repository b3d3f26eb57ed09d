import { type SectionName, sectionNames } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { writeCauseTitle } from './cause-title.ts'
import type { FormText, TextLine } from './draft.ts'
import type { FormFile } from './form-schema.ts'
import type { Problem } from './problem.ts'
import type { Partials, SourceFile } from './sources.ts'

const sectionLine = /^# +(\S.*)$/
const partialLine = /^\{>([\w-]+)\}\s*$/

/** Splits a text into its six sections and puts the partials in; a partial may name another. */
export function parseText(
  file: SourceFile,
  language: Language,
  { partials, derived }: { partials: Partials; derived: FormFile['derived'] },
): { text: FormText; problems: Problem[] } {
  const problems: Problem[] = []
  const lines: TextLine[] = []
  const seen: SectionName[] = []
  for (const [index, raw] of file.text.split('\n').entries()) {
    const at = { file: file.path, line: index + 1 }
    const heading = sectionLine.exec(raw)?.[1]?.trim()
    if (heading !== undefined) problems.push(...openSection(heading, seen, at))
    else if (seen.length === 0) problems.push(...textBeforeSections(raw, at))
    else lines.push(...resolveLine(raw, seen.at(-1) as SectionName, at)) // seen is not empty here
  }
  problems.push(...missingSections(seen, lines, file.path))
  return { text: { file: file.path, lines, sections: joinSections(lines) }, problems }

  function resolveLine(raw: string, section: SectionName, at: { file: string; line: number }): TextLine[] {
    const name = partialLine.exec(raw)?.[1]
    if (name === undefined) return [{ text: raw.trimEnd(), section, ...at }]
    if (name === 'cause')
      return writeCauseTitle(lines, derived, language).map(text => ({ text, section, ...at }))
    const partial = partials[language].get(name)
    if (partial) return partialLines(partial)
    const known = [...partials[language].keys(), 'cause'].join(', ')
    problems.push({ ...at, message: `{>${name}}: there is no such shared clause; there are ${known}.` })
    return []

    function partialLines(partial: SourceFile): TextLine[] {
      const inner = partial.text.trimEnd().split('\n')
      return inner.flatMap((text, index) =>
        resolveLine(text, section, { file: partial.path, line: index + 1 }),
      )
    }
  }
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
