import { readFile } from 'node:fs/promises'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

const callsOnly = '?calls'

/**
 * In the browser's build, a call has only its method and address; its schemas stay on the server. A
 * module that imports only calls gets a module with these alone, so that the schemas and their imports
 * are not loaded with it. Of the rest of the contract, only what a page uses is included. A bundler alone
 * would keep every schema, because making one is a call that may have side effects.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\?calls$/ },
      async handler(source, importer) {
        const found = await this.resolve(source.slice(0, -callsOnly.length), importer)
        return found && { ...found, id: found.id + callsOnly }
      },
    },
    load: {
      filter: { id: /\?calls$/ },
      async handler(id) {
        const file = id.slice(0, -callsOnly.length)
        this.addWatchFile(file)
        return { code: takeCalls(await readFile(file, 'utf8'), file), moduleType: 'js' }
      },
    },
    transform: {
      filter: { id: /\/(?:shared|web)\/.+\.tsx?$/, code: /zod|\/contract\// },
      handler(code, id) {
        const parted = partImports(code, id)
        return { code: /\/shared\//.test(id) ? lightenContract(parted, id) : parted, map: null }
      },
    },
  }
}

export function lightenContract(code: string, file: string): string {
  const { program } = parseSync(file, code)
  const calls = listCalls(program)
  return program.body
    .flatMap(listConstants)
    .flatMap(({ init }) => init ?? [])
    .filter(({ start, end }) => calls.some(call => call.start >= start && call.end <= end))
    .reduceRight(
      (text, value) => text.slice(0, value.start) + lighten(value, code) + text.slice(value.end),
      code,
    )
}

/** Only the calls of a contract file. */
export function takeCalls(code: string, file: string): string {
  const taken = parseSync(file, code)
    .program.body.flatMap(listConstants)
    .flatMap(({ id, init }) =>
      init && isCallDefinition(init) ? [`export const ${cut(id, code)} = ${lighten(init, code)}`] : [],
    )
  return [`import { defineCall } from '#shared/contract/call.ts'`, ...taken, ''].join('\n')
}

/** `import { readNoteCall, longestNote } from 'notes.ts'` becomes two imports; types are not imported. */
export function partImports(code: string, file: string): string {
  return parseSync(file, code)
    .program.body.flatMap(statement => (isContractImport(statement) ? statement : []))
    .reduceRight(
      (text, statement) => text.slice(0, statement.start) + part(statement, code) + text.slice(statement.end),
      code,
    )
}

function part({ specifiers, source }: ESTree.ImportDeclaration, code: string): string {
  const values = specifiers.filter(one => one.type !== 'ImportSpecifier' || one.importKind !== 'type')
  const isCall = (one: (typeof values)[number]) => /Call$/.test(one.local.name)
  const write = (names: typeof values, from: string) =>
    names.length > 0 ? `import { ${names.map(one => cut(one, code)).join(', ')} } from '${from}';` : ''
  return (
    write(values.filter(isCall), source.value + callsOnly) +
    write(
      values.filter(one => !isCall(one)),
      source.value,
    )
  )
}

function isContractImport(
  statement: ESTree.Statement | ESTree.Directive,
): statement is ESTree.ImportDeclaration {
  return (
    statement.type === 'ImportDeclaration' &&
    statement.importKind !== 'type' &&
    statement.specifiers.every(one => one.type === 'ImportSpecifier') &&
    /\/contract\/(?!call\.ts$)[\w-]+\.ts$/.test(statement.source.value)
  )
}

function lighten(value: ESTree.Expression, code: string): string {
  const path = isCallDefinition(value) ? value.arguments[0] : undefined
  const made = path ? `defineCall(${cut(path, code)})` : cut(value, code)
  return `/* @__PURE__ */ (() => (${made}))()`
}

function cut({ start, end }: ESTree.Span, code: string): string {
  return code.slice(start, end)
}

function listCalls(program: ESTree.Program): ESTree.CallExpression[] {
  const calls: ESTree.CallExpression[] = []
  new Visitor({ CallExpression: call => void calls.push(call) }).visit(program)
  return calls
}

function listConstants(statement: ESTree.Statement | ESTree.Directive): ESTree.VariableDeclarator[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declared?.type === 'VariableDeclaration' ? declared.declarations : []
}

function isCallDefinition(value: ESTree.Expression): value is ESTree.CallExpression {
  return (
    value.type === 'CallExpression' &&
    value.callee.type === 'Identifier' &&
    value.callee.name === 'defineCall'
  )
}
