import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Shared } from './build-form.ts'
import type { ContentSources, SourceFile } from './sources.ts'

/** What a form asks for of the files that forms share, there or not: 'clause signature', 'paper index', 'questions court'. */
export type SharedInUse = readonly string[]

type Kind = 'clause' | 'paper' | 'questions'

/** Who looks at a whole list, as one does to tell what there is, depends on all. */
export const everything = 'everything'

/** What forms share, with a list of what has been asked of it since the list was last taken. */
export function watchShared(shared: Shared): { shared: Shared; takeList: () => SharedInUse } {
  let asked = new Set<string>()
  const add = (name: string) => asked.add(name)
  const { en, hi, mr } = shared.partials
  const watched = {
    ...shared,
    partials: { en: watch(en, 'clause', add), hi: watch(hi, 'clause', add), mr: watch(mr, 'clause', add) },
    sharedPapers: watch(shared.sharedPapers, 'paper', add),
    questionSets: watch(shared.questionSets, 'questions', add),
  }
  return {
    shared: watched,
    takeList: () => {
      const list = [...asked].sort()
      asked = new Set()
      return list
    },
  }
}

/** A map that tells which of its names are asked for. */
function watch<Value>(
  map: ReadonlyMap<string, Value>,
  kind: Kind,
  add: (name: string) => void,
): ReadonlyMap<string, Value> {
  const whole = <Answer>(ask: () => Answer) => {
    add(everything)
    return ask()
  }
  return {
    get: name => {
      add(`${kind} ${name}`)
      return map.get(name)
    },
    has: name => {
      add(`${kind} ${name}`)
      return map.has(name)
    },
    get size() {
      return whole(() => map.size)
    },
    keys: () => whole(() => map.keys()),
    values: () => whole(() => map.values()),
    entries: () => whole(() => map.entries()),
    forEach: each => whole(() => map.forEach(each)),
    [Symbol.iterator]: () => whole(() => map[Symbol.iterator]()),
  }
}

/** Of each of the shared files, by the name in a list of what is in use, what changes with its words. */
export function digestShared({ partials, papers, questions }: ContentSources): ReadonlyMap<string, string> {
  const clauses = new Set(Object.values(partials).flatMap(of => [...of.keys()]))
  const files: [string, (SourceFile | undefined)[]][] = [
    ...[...clauses].map((name): [string, (SourceFile | undefined)[]] => [
      `clause ${name}`,
      Object.values(partials).map(of => of.get(name)),
    ]),
    ...papers.map(({ id, yaml, texts: { en, hi, mr } }): [string, (SourceFile | undefined)[]] => [
      `paper ${id}`,
      [yaml, en, hi, mr],
    ]),
    ...questions.map((file): [string, SourceFile[]] => [
      `questions ${path.posix.basename(file.path, '.yaml')}`,
      [file],
    ]),
  ]
  const digests = files.map(([name, of]) => [name, digest(of.map(file => file?.text ?? ''))] as const)
  return new Map([...digests, [everything, digest(digests.flat())]])
}

function digest(texts: readonly string[]): string {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('base64url')
}
