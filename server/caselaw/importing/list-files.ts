import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Every file below a folder, folder by folder, by name: the order of an import is the same every time. */
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
