import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'

/** The AILA 2019 collection (FIRE 2019, CC BY 4.0): situations, with the relevant judgments and statutes. */
export type Aila = {
  queries: { id: string; number: number; text: string }[]
  cases: Map<string, string>
  statutes: Map<string, string>
  precedents: Judged
  provisions: Judged
}

/** The assessors' decisions on the documents of each query. */
export type Judged = Map<string, { relevant: Set<string>; irrelevant: Set<string> }>

/**
 * Loads `aila2019.tar.gz` or another archive in the folder, or plain files; any collection in the same
 * format works.
 */
export async function loadAila(folder: string): Promise<Aila> {
  const files = await loadFiles(folder)
  const named = (pattern: RegExp) =>
    [...files].flatMap(([name, text]) => (pattern.test(name) ? [{ name, text }] : []))
  const documents = (pattern: RegExp) =>
    new Map(named(pattern).map(({ name, text }) => [path.basename(name, '.txt'), text] as const))
  const only = (pattern: RegExp) => named(pattern)[0]?.text ?? ''
  return {
    queries: parseQueries(only(/Query_doc\.txt$/)),
    cases: documents(/Object_casedocs\/C\d+\.txt$/),
    statutes: documents(/Object_statutes\/S\d+\.txt$/),
    precedents: parseJudged(only(/relevance_judgments_priorcases\.txt$/)),
    provisions: parseJudged(only(/relevance_judgments_statutes\.txt$/)),
  }
}

async function loadFiles(folder: string): Promise<Map<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  if (names.some(name => name.endsWith('Query_doc.txt'))) {
    const texts = names.filter(name => name.endsWith('.txt'))
    return new Map(texts.map(name => [name, readFileSync(path.join(folder, name), 'utf8')]))
  }
  const archives = names.filter(name => name.endsWith('.tar.gz'))
  const archive = archives.find(name => name.endsWith('aila2019.tar.gz')) ?? archives[0]
  if (!archive) throw new Error(`${folder} has no aila2019.tar.gz and no Query_doc.txt.`)
  return loadArchive(path.join(folder, archive))
}

async function loadArchive(archive: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for await (const entry of createReadStream(archive).pipe(createGunzip()).pipe(extract())) {
    const chunks: Uint8Array[] = []
    // The package does not type the chunks of an entry; they are always bytes.
    for await (const chunk of entry as AsyncIterable<Uint8Array>) chunks.push(chunk)
    files.set(entry.header.name, Buffer.concat(chunks).toString('utf8'))
  }
  return files
}

function parseQueries(text: string): Aila['queries'] {
  return text.split('\n').flatMap(line => {
    const [id, query] = line.split('||')
    return id && query ? [{ id, number: Number(/\d+/.exec(id)?.[0]), text: query.trim() }] : []
  })
}

function parseJudged(text: string): Judged {
  const judged: Judged = new Map()
  for (const line of text.split('\n')) {
    const [query, , document, relevance] = line.trim().split(/\s+/)
    if (!query || !document) continue
    const of = judged.get(query) ?? { relevant: new Set(), irrelevant: new Set() }
    of[relevance === '1' ? 'relevant' : 'irrelevant'].add(document)
    judged.set(query, of)
  }
  return judged
}
