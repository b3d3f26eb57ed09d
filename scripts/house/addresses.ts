import ts from 'typescript'
import { type Source, walkNodes } from './sources.ts'

export type Place = { file: string; line: number; text: string }

/** The folder in which each call is declared with its address; an address anywhere else is a duplicate. */
const home = 'shared/contract/'
/**
 * An API address with a path after the prefix, with or without its method. '/api/' alone only tells the
 * API from the site.
 */
const address = /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?\/api\/./

/**
 * Finds API addresses in code: a text or a template that starts with '/api/', and a template that extends
 * a named one, as in `${draftsUrl}/${id}`.
 */
export function findAddresses(sources: readonly Source[]): Place[] {
  const shared = new Set(sources.flatMap(source => [...nameAddresses(source, new Set(), 'exported')]))
  return sources.flatMap(source => {
    const known = nameAddresses(source, shared, 'all')
    return [...walkNodes(source.tree)]
      .filter(node => startsAddress(node) || continuesAddress(node, known))
      .map(node => placeOf(source, node))
  })
}

export function isAtHome({ file }: Place): boolean {
  return file.startsWith(home)
}

/**
 * Constants and functions whose value is an address. The search is repeated, because one may be built
 * from another.
 */
function nameAddresses(source: Source, others: ReadonlySet<string>, which: 'exported' | 'all'): Set<string> {
  const named = [...walkNodes(source.tree)].flatMap(node => nameOf(node))
  const known = new Set(importedOf(source).filter(name => others.has(name)))
  for (let before = -1; before < known.size; ) {
    before = known.size
    for (const { name, value } of named)
      if (startsAddress(value) || continuesAddress(value, known)) known.add(name)
  }
  return which === 'all'
    ? known
    : new Set(named.filter(one => one.isExported && known.has(one.name)).map(one => one.name))
}

type Named = { name: string; value: ts.Node; isExported: boolean }

function nameOf(node: ts.Node): Named[] {
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
    const statement = node.parent.parent
    const isExported = ts.isVariableStatement(statement) && hasExport(statement)
    const { initializer } = node
    const value = ts.isArrowFunction(initializer) ? initializer.body : initializer
    return [{ name: node.name.text, value, isExported }]
  }
  if (!ts.isFunctionDeclaration(node) || !node.name || !node.body) return []
  const [only, ...rest] = node.body.statements
  if (!only || rest.length > 0 || !ts.isReturnStatement(only) || !only.expression) return []
  return [{ name: node.name.text, value: only.expression, isExported: hasExport(node) }]
}

function hasExport(node: ts.VariableStatement | ts.FunctionDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

function importedOf({ tree }: Source): string[] {
  return [...walkNodes(tree)].flatMap(node => (ts.isImportSpecifier(node) ? [node.name.text] : []))
}

function startsAddress(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node)) return node.head.text.startsWith('/api/')
  return ts.isStringLiteralLike(node) && address.test(node.text)
}

function continuesAddress(node: ts.Node, known: ReadonlySet<string>): boolean {
  if (!ts.isTemplateExpression(node) || node.head.text !== '') return false
  const first = node.templateSpans[0]?.expression
  const named = first && ts.isCallExpression(first) ? first.expression : first
  return named !== undefined && ts.isIdentifier(named) && known.has(named.text)
}

function placeOf({ file, tree }: Source, node: ts.Node): Place {
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
  return { file, line: line + 1, text: node.getText() }
}
