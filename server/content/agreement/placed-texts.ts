import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FormSource } from '../sources.ts'
import { parseYaml, type YamlPath } from '../yaml-file.ts'

/** One text of the content, and where it stands. */
export type PlacedText = { file: string; line: number; text: string }

const folders = ['procedures', 'papers', 'partials', 'questions', 'resources', 'support']

/**
 * What guides, shared papers and news say, paragraph by paragraph, in all files or in those wanted. Of papers the
 * English: the lint of a form holds its three languages to each other.
 */
export function loadPlacedTexts(
  contentFolder: string,
  isWanted: (file: string) => boolean = () => true,
): PlacedText[] {
  return folders.flatMap(folder =>
    listFiles(path.join(contentFolder, folder)).flatMap(name => {
      const file = path.posix.join('content', folder, name.replaceAll(path.sep, '/'))
      if (!isWanted(file)) return []
      const text = readFileSync(path.join(contentFolder, folder, name), 'utf8').replaceAll('\r\n', '\n')
      return placeTexts({ file, text })
    }),
  )
}

/** What a form and its own papers say in English. */
export function placeForm({ yaml, texts, papers }: FormSource): PlacedText[] {
  const own = [...papers.values()].map(({ en }) => en)
  return [yaml, texts.en, ...own].flatMap(file =>
    file ? placeTexts({ file: file.path, text: file.text }) : [],
  )
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.yaml$|(?:^|[\\/.])en\.md$|^en[\\/].*\.md$/.test(name))
    .sort()
}

export function placeTexts(source: { file: string; text: string }): PlacedText[] {
  return source.file.endsWith('.md') ? listParagraphs(source) : listStrings(source)
}

function listParagraphs({ file, text }: { file: string; text: string }): PlacedText[] {
  let line = 1
  return text.split(/(\n{2,})/).flatMap(part => {
    const at = line
    line += part.split('\n').length - 1
    return part.trim() === '' ? [] : [{ file, line: at, text: part.replaceAll('\n', ' ') }]
  })
}

/** Keywords and tags are what people type, not what we say. */
const typedByOthers = new Set(['keywords', 'tags', 'sample', 'hi', 'mr'])

function listStrings({ file, text }: { file: string; text: string }): PlacedText[] {
  const yaml = parseYaml({ path: file, text })
  return walk(yaml.value, []).map(found => ({
    file,
    line: yaml.lineOf(found.at),
    text: found.text.replaceAll('\n', ' '),
  }))
}

/** An answer beside `inForce` says what was in force before. */
function walk(value: unknown, at: YamlPath): { text: string; at: YamlPath }[] {
  if (typeof value === 'string') return /\s/.test(value) ? [{ text: value, at }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => !typedByOthers.has(key) && !(key === 'answer' && 'inForce' in value))
    .flatMap(([key, inner]) => walk(inner, [...at, Array.isArray(value) ? Number(key) : key]))
}
