import { enableCompileCache, type RegisterHooksOptions, registerHooks } from 'node:module'
import { join } from 'node:path'

// What is set here counts for what is imported after it, so that the program itself stands in a file of its own.

/** Types stripped and scripts compiled once, not at every start. A folder that cannot be written costs only that. */
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'))
registerHooks({ resolve: resolveInDrizzle })
await import('./serve.ts')

/**
 * Node asks the package.json of each module for its format and parses the whole of it every time (24.21). Drizzle's has
 * 175 KB for its hundred modules, which all are ES modules: half a second at every start.
 */
function resolveInDrizzle(
  ...[specifier, context, next]: Parameters<NonNullable<RegisterHooksOptions['resolve']>>
) {
  const { parentURL = '' } = context
  if (!specifier.startsWith('.') || !parentURL.includes('/node_modules/drizzle-orm/'))
    return next(specifier, context)
  return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
}
