import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export type Source = { file: string; text: string; tree: ts.SourceFile }

const isTest = /\.test\.tsx?$|\/testing\//

/** The product's source files: the three folders without tests and test helpers. */
export function loadShipped(root: string): Source[] {
  return globSync('{shared,server,web}/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !isTest.test(file))
    .sort()
    .map(file => parseSource(file, readFileSync(join(root, file), 'utf8')))
}

export function parseSource(file: string, text: string): Source {
  return { file, text, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) }
}

/** Every node below this one, parents first. */
export function* walkNodes(node: ts.Node): Generator<ts.Node> {
  const children: ts.Node[] = []
  ts.forEachChild(node, child => void children.push(child))
  for (const child of children) {
    yield child
    yield* walkNodes(child)
  }
}
