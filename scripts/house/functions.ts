import ts from 'typescript'
import { type Source, walkNodes } from './sources.ts'

/**
 * The number of lines of every named function, from its first line to its closing brace. Callbacks count
 * as part of the function around them.
 */
export function measureFunctions(sources: readonly Source[]): number[] {
  return sources.flatMap(({ tree }) =>
    [...walkNodes(tree)].filter(isNamedFunction).map(node => {
      const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line
      return lineOf(node.end) - lineOf(node.getStart()) + 1
    }),
  )
}

function isNamedFunction(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.body !== undefined
  return (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) && ts.isVariableDeclaration(node.parent)
}
