import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages } from '#shared/languages.ts'

/**
 * The text is decoded from the bytes only when needed: for most files the bytes are enough to see that
 * they have not changed.
 */
export type SourceFile = { path: string; text: string; bytes?: Buffer }
export type FormSource = {
  area: string
  slug: string
  folder: string
  yaml: SourceFile | undefined
  texts: Texts
  /** The form's own papers by name: stay-application.en.md and so on. */
  papers: Map<string, Texts>
  /** What the lint finds in it and is not mended yet: lint/known-findings.ts. */
  known?: SourceFile
  /** Clients whom the form must serve: clients/. */
  clients?: SourceFile
}
type Texts = Partial<Record<Language, SourceFile>>
/** A paper shared by several forms: content/papers/<id>. */
export type PaperSource = { id: string; folder: string; yaml: SourceFile | undefined; texts: Texts }
export type Partials = Record<Language, ReadonlyMap<string, SourceFile>>
export type ProcedureSource = { slug: string; file: SourceFile }
export type ContentSources = {
  catalogue: SourceFile
  partials: Partials
  forms: FormSource[]
  procedures: ProcedureSource[]
  papers: PaperSource[]
  /** Questions shared by several forms: content/questions. */
  questions: SourceFile[]
}

/** All files of the forms, as text. Paths are relative to the folder above `content/`. */
export function loadSources(contentFolder: string): ContentSources {
  const forms = listFolders(path.join(contentFolder, 'forms')).flatMap(area =>
    listFolders(path.join(contentFolder, 'forms', area)).map(slug => loadForm(contentFolder, area, slug)),
  )
  return {
    catalogue: loadFile(contentFolder, 'fields.yaml'),
    partials: loadPartials(contentFolder),
    forms,
    procedures: loadProcedures(contentFolder),
    papers: listFolders(path.join(contentFolder, 'papers')).map(id => loadPaper(contentFolder, id)),
    questions: listYaml(contentFolder, 'questions').map(name => loadFile(contentFolder, `questions/${name}`)),
  }
}

export function loadForm(contentFolder: string, area: string, slug: string): FormSource {
  const folder = path.posix.join('forms', area, slug)
  const { yaml, texts, papers, known, clients } = loadFolder(contentFolder, folder, 'form.yaml')
  const read = { area, slug, folder: path.posix.join('content', folder), yaml, texts, papers }
  return { ...read, ...(known && { known }), ...(clients && { clients }) }
}

function loadPaper(contentFolder: string, id: string): PaperSource {
  const folder = path.posix.join('papers', id)
  const { yaml, texts } = loadFolder(contentFolder, folder, 'paper.yaml')
  return { id, folder: path.posix.join('content', folder), yaml, texts }
}

export const knownFindingsFile = 'known-findings.txt'

const textFile = /^(?:([a-z0-9-]+)\.)?(en|hi|mr)\.md$/

/** The questions, and the texts by language: those of the folder's main paper, and those of named papers. */
function loadFolder(contentFolder: string, folder: string, yamlName: string) {
  const names = readdirSync(path.join(contentFolder, folder))
  const texts: Texts = {}
  const papers = new Map<string, Texts>()
  for (const name of names.sort()) {
    const [, paper, code] = textFile.exec(name) ?? []
    const language = languages.find(known => known === code)
    if (!language) continue
    const own = paper === undefined ? texts : (papers.get(paper) ?? {})
    own[language] = loadFile(contentFolder, `${folder}/${name}`)
    if (paper !== undefined) papers.set(paper, own)
  }
  const load = (name: string) =>
    names.includes(name) ? loadFile(contentFolder, `${folder}/${name}`) : undefined
  const [known, clients] = [load(knownFindingsFile), load('clients.yaml')]
  return { yaml: load(yamlName), texts, papers, known, clients }
}

function loadProcedures(contentFolder: string): ProcedureSource[] {
  return listYaml(contentFolder, 'procedures').map(name => ({
    slug: name.slice(0, -5),
    file: loadFile(contentFolder, `procedures/${name}`),
  }))
}

function listYaml(contentFolder: string, folder: string): string[] {
  const within = path.join(contentFolder, folder)
  if (!existsSync(within)) return []
  return readdirSync(within)
    .filter(name => name.endsWith('.yaml'))
    .sort()
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
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()
}
