import ts from 'typescript'
import type { Place } from './addresses.ts'
import { type Source, walkNodes } from './sources.ts'

/** Functions whose caller chooses the type of the answer. */
const tellers = ['getJson', 'send', 'readNewer', 'getQueryData']

/**
 * Places where the site asserts the type of an answer instead of taking it from the call:
 * `getJson<T>(...)` and similar functions. A function that passes its own type parameter to one of them
 * also counts.
 */
export function findAsserted(sources: readonly Source[]): Place[] {
  const web = sources.filter(({ file }) => file.startsWith('web/'))
  const told = web.flatMap(source => [...walkNodes(source.tree)].flatMap(node => deriveTold(source, node)))
  const known = new Set(tellers)
  for (let before = 0; before < known.size; ) {
    before = known.size
    for (const { callee, passedOnBy } of told) if (passedOnBy && known.has(callee)) known.add(passedOnBy)
  }
  return told
    .filter(({ callee, passedOnBy }) => passedOnBy === undefined && known.has(callee))
    .map(({ place }) => place)
}

type Told = { callee: string; passedOnBy?: string; place: Place }

function deriveTold({ file, tree }: Source, node: ts.Node): Told[] {
  if (!ts.isCallExpression(node)) return []
  const types = node.typeArguments ?? []
  if (types.length === 0) return []
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
  const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
  const passedOnBy = types.map(type => findOwner(node, type.getText())).find(Boolean)
  return [{ callee: callee.getText(), passedOnBy, place: { file, line: line + 1, text: node.getText() } }]
}

/** The function that declares this type parameter. */
function findOwner(node: ts.Node, type: string): string | undefined {
  for (let up: ts.Node | undefined = node; up; up = up.parent)
    if (ts.isFunctionDeclaration(up) && up.typeParameters?.some(({ name }) => name.text === type))
      return up.name?.text
  return undefined
}
