import { realpathSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FileKind } from '#server/lib/read-file/file-reader.ts'
import { loadDocument } from './document-item.ts'
import type { Source, SourceItem } from './source.ts'

const formats: Record<string, FileKind> = {
  '.pdf': 'pdf',
  '.docx': 'docx',
  '.html': 'html',
  '.htm': 'html',
  '.xhtml': 'html',
  '.txt': 'plain',
  '.text': 'plain',
}

export function formatOf(file: string): FileKind | undefined {
  return formats[path.extname(file).toLowerCase()]
}

/** A folder with one judgment per file, or one such file. All details are read from the text. */
export function openFilesSource(given: string): Source {
  const place = realpathSync(given)
  const isFolder = statSync(place).isDirectory()
  const folder = isFolder ? place : path.dirname(place)

  async function* list(): AsyncGenerator<string> {
    if (!isFolder) yield path.basename(place)
    else for await (const file of listFiles(folder)) if (formatOf(file)) yield file
  }

  return {
    kind: 'files',
    async measure() {
      let total = 0
      for await (const _ of list()) total += 1
      return { total, unit: 'judgments' }
    },
    async *items(): AsyncGenerator<SourceItem> {
      for await (const file of list()) {
        const known = { source: `Imported file: ${path.basename(file)}` }
        const key = `file ${path.posix.join(folder, file)}`
        const format = formatOf(file) ?? 'plain'
        yield loadDocument({ key, label: file, isNamed: false, format, known }, path.join(folder, file))
      }
    },
  }
}

/** Every file below a folder, sorted by name, so that the order of an import is always the same. */
export async function* listFiles(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true })
  entries.sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const name = path.posix.join(below, entry.name)
    if (entry.isDirectory()) yield* listFiles(folder, name)
    else if (entry.isFile() || entry.isSymbolicLink()) yield name
  }
}
