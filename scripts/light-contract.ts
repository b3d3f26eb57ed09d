import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/**
 * In the browser's build a call is its method and its address: its schemas stay on the server. And of the rest of the
 * contract only what a page uses goes along; a bundler by itself keeps every schema, because making one is a call that
 * might do anything.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    enforce: 'pre',
    transform: {
      filter: { id: /\/shared\/.+\.ts$/, code: /zod/ },
      handler: (code, id) => ({ code: lightenContract(code, id), map: null }),
    },
  }
}

export function lightenContract(code: string, file: string): string {
  const { program } = parseSync(file, code)
  const calls = listCalls(program)
  return program.body
    .flatMap(listConstants)
    .filter(({ start, end }) => calls.some(call => call.start >= start && call.end <= end))
    .reduceRight((text, value) => text.slice(0, value.start) + lighten(value) + text.slice(value.end), code)

  function lighten(value: ESTree.Expression): string {
    const path = isCallDefinition(value) ? value.arguments[0] : undefined
    const made = path ? `defineCall(${cut(path)})` : cut(value)
    return `/* @__PURE__ */ (() => (${made}))()`
  }

  function cut({ start, end }: ESTree.Span): string {
    return code.slice(start, end)
  }
}

function listCalls(program: ESTree.Program): ESTree.CallExpression[] {
  const calls: ESTree.CallExpression[] = []
  new Visitor({ CallExpression: call => void calls.push(call) }).visit(program)
  return calls
}

function listConstants(statement: ESTree.Statement | ESTree.Directive): ESTree.Expression[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ init }) => init ?? [])
}

function isCallDefinition(value: ESTree.Expression): value is ESTree.CallExpression {
  return (
    value.type === 'CallExpression' &&
    value.callee.type === 'Identifier' &&
    value.callee.name === 'defineCall'
  )
}
