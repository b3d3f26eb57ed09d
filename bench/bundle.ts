import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure, Part } from './figure.ts'

const site = 'dist/web'
const assets = join(site, 'assets')

export const bundlePart: Part = {
  name: 'bundle',
  title: 'JavaScript',
  method:
    'The built site, gzip. The first visit is every script that landing.html names; a further page is its own script and what that imports, without what the first visit brought.',
  measure: async () => measureBundle(),
}

function measureBundle(): Figure[] {
  const first = listNamed(readFileSync(join(site, 'landing.html'), 'utf8'))
  const seen = new Set([...first].flatMap(file => [...listImports(file)]))
  const pages = readdirSync(assets)
    .filter(file => /Page-[\w-]+\.js$/.test(file) && !seen.has(file))
    .map(file => ({
      page: file.split('-')[0] ?? file,
      size: weigh([...listImports(file)].filter(own => !seen.has(own))),
    }))
    .sort((one, other) => other.size - one.size)
  const heaviest: Figure[] = pages.slice(0, 3).map(({ page, size }) => ({
    what: `${page}, of its own`,
    median: size,
    unit: 'KB',
    budget: '40 KB',
  }))
  return [
    { what: 'first visit to /landing', median: weigh([...seen]), unit: 'KB', budget: '122 KB' },
    ...heaviest,
  ]
}

function listNamed(html: string): Set<string> {
  return new Set([...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, file = '']) => file))
}

/** A script and all its static imports; dynamic imports belong to other pages. */
function listImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(join(assets, file), 'utf8')
  for (const [, next] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    if (next) listImports(next, found)
  return found
}

function weigh(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0) / 1024
}
