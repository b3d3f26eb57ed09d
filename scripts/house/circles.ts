import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'

const graph = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(
        z.object({ resolved: z.string(), cycle: z.array(z.object({ name: z.string() })).optional() }),
      ),
    }),
  ),
})
export type Graph = z.infer<typeof graph>

/** All imports, including types, from the program that checks the import rules. */
export function loadGraph(root: string): Graph {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [
    cruiser,
    'shared',
    'server',
    'web',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (!stdout) throw new Error(`dependency-cruiser did not run:\n${stderr}`)
  return graph.parse(JSON.parse(stdout))
}

/** Files that import one another; each circle is listed once. */
export function listFileCircles({ modules }: Graph): string[] {
  const circles = modules
    .flatMap(({ dependencies }) => dependencies)
    .flatMap(({ cycle = [] }) =>
      cycle.length > 0
        ? [
            cycle
              .map(({ name }) => name)
              .sort()
              .join(' <-> '),
          ]
        : [],
    )
  return [...new Set(circles)].sort()
}

/** Features of the same side that import one another. */
export function listFeatureCircles({ modules }: Graph): string[] {
  const edges = new Set(
    modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => `${featureOf(source)} -> ${featureOf(resolved)}`),
    ),
  )
  return [...edges].flatMap(edge => {
    const [from = '', to = ''] = edge.split(' -> ')
    return from && from < to && edges.has(`${to} -> ${from}`) ? [`${from} <-> ${to}`] : []
  })
}

function featureOf(file: string): string {
  return /^(?:server|web)\/features\/[^/]+/.exec(file)?.[0] ?? ''
}
