import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages } from '#shared/languages.ts'

/** The text is read out of the bytes when somebody asks for it: most files only have to be known again. */
export type SourceFile = { path: string; text: string; bytes?: Buffer }
export type FormSource = {
  area: string
  slug: string
  folder: string
  yaml: SourceFile | undefined
  texts: Partial<Record<Language, SourceFile>>
}
export type Partials = Record<Language, Map<string, SourceFile>>
export type ProcedureSource = { slug: string; file: SourceFile }
export type ContentSources = {
  catalogue: SourceFile
  partials: Partials
  forms: FormSource[]
  procedures: ProcedureSource[]
}

/** Everything a form is made of, as text. Paths are kept relative to the folder above `content/`, as people name them. */
export function loadSources(contentFolder: string): ContentSources {
  const forms = listFolders(path.join(contentFolder, 'forms')).flatMap(area =>
    listFolders(path.join(contentFolder, 'forms', area)).map(slug => loadForm(contentFolder, area, slug)),
  )
  return {
    catalogue: loadFile(contentFolder, 'fields.yaml'),
    partials: loadPartials(contentFolder),
    forms,
    procedures: loadProcedures(contentFolder),
  }
}

export function loadForm(contentFolder: string, area: string, slug: string): FormSource {
  const folder = path.posix.join('forms', area, slug)
  const names = readdirSync(path.join(contentFolder, folder))
  const read = (name: string) =>
    names.includes(name) ? loadFile(contentFolder, `${folder}/${name}`) : undefined
  const texts: FormSource['texts'] = {}
  for (const language of languages) {
    const file = read(`${language}.md`)
    if (file) texts[language] = file
  }
  return { area, slug, folder: path.posix.join('content', folder), yaml: read('form.yaml'), texts }
}

function loadProcedures(contentFolder: string): ProcedureSource[] {
  const names = readdirSync(path.join(contentFolder, 'procedures')).filter(name => name.endsWith('.yaml'))
  return names
    .sort()
    .map(name => ({ slug: name.slice(0, -5), file: loadFile(contentFolder, `procedures/${name}`) }))
}

function loadPartials(contentFolder: string): Partials {
  const of = (language: Language) => {
    const folder = path.posix.join('partials', language)
    const names = readdirSync(path.join(contentFolder, folder)).filter(name => name.endsWith('.md'))
    return new Map(names.map(name => [name.slice(0, -3), loadFile(contentFolder, `${folder}/${name}`)]))
  }
  return { en: of('en'), hi: of('hi'), mr: of('mr') }
}

function loadFile(contentFolder: string, name: string): SourceFile {
  const bytes = readFileSync(path.join(contentFolder, name))
  let text: string | undefined
  return {
    path: path.posix.join('content', name),
    bytes,
    get text() {
      text ??= bytes.toString('utf8').replaceAll('\r\n', '\n')
      return text
    },
  }
}

function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()
}
