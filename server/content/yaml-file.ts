import { type Document, isMap, isNode, isPair, LineCounter, type Node, parseDocument } from 'yaml'
import type { Problem } from './problem.ts'
import type { SourceFile } from './sources.ts'

export type YamlPath = readonly PropertyKey[]
export type YamlFile = {
  path: string
  value: unknown
  problems: Problem[]
  lineOf: (path: YamlPath) => number
  /** A problem at its place: as a rule in this file, but a part may come from another one. */
  problemAt: (path: YamlPath, message: string) => Problem
}

let recent: { text: string; path: string; parsed: YamlFile }[] = []

/** What is read of a form for two purposes is parsed once, also with the file of its clients in between. */
export function parseYaml(file: SourceFile): YamlFile {
  const before = recent.find(({ path, text }) => path === file.path && text === file.text)
  const own = before ?? { path: file.path, text: file.text, parsed: parse(file) }
  recent = [own, ...recent.filter(one => one !== own)].slice(0, 2)
  return own.parsed
}

/** Dates stay text and numbers stay numbers, as in the core schema of YAML 1.2. */
function parse(file: SourceFile): YamlFile {
  const lines = new LineCounter()
  const document = parseDocument(file.text, { lineCounter: lines, prettyErrors: false, schema: 'core' })
  const problems = document.errors.map(error => ({
    file: file.path,
    line: lines.linePos(error.pos[0]).line,
    message: `This is not valid YAML: ${error.message}. Quote a text that contains ': ', '#', a comma or a brace.`,
  }))
  const lineOf = (path: YamlPath) => lines.linePos(findOffset(document, path)).line || 1
  return {
    path: file.path,
    value: problems.length > 0 ? undefined : document.toJS(),
    problems,
    lineOf,
    problemAt: (path, message) => ({ file: file.path, line: lineOf(path), message }),
  }
}

/** The deepest existing node of the path: a missing key is reported at the line of its parent. */
function findOffset(document: Document, path: YamlPath): number {
  for (let depth = path.length; depth > 0; depth--) {
    const offset = offsetAt(document, path.slice(0, depth))
    if (offset !== undefined) return offset
  }
  return 0
}

function offsetAt(document: Document, path: YamlPath): number | undefined {
  const key = path.at(-1)
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  if (isMap(parent)) {
    const pair = parent.items.find(item => isPair(item) && String(item.key) === String(key))
    return pair && isNode(pair.key) ? startOf(pair.key) : undefined
  }
  const node = document.getIn(path, true)
  return isNode(node) ? startOf(node) : undefined
}

function startOf(node: Node): number | undefined {
  return node.range?.[0]
}
